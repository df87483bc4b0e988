/** The seam to the network's sign of life. */
export interface NetworkPulse {
  /** When the network was last heard; undefined when it never was. */
  lastHeard(now: Date): Promise<Date | undefined>
}

const EVERY = 15_000

/** A network inside this process, which is heard every fifteen seconds. */
export const createSimulatedPulse = (): NetworkPulse => ({
  lastHeard: (now) => Promise.resolve(new Date(Math.floor(now.getTime() / EVERY) * EVERY)),
})
