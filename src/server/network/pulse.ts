/** The interface to the network's heartbeat. */
export interface NetworkPulse {
  /** Returns when the network was last heard, or undefined if never. */
  lastHeard(now: Date): Promise<Date | undefined>
}

const EVERY = 15_000

/** Creates the heartbeat of a simulated network, heard every 15 seconds. */
export const createSimulatedPulse = (): NetworkPulse => ({
  lastHeard: (now) => Promise.resolve(new Date(Math.floor(now.getTime() / EVERY) * EVERY)),
})
