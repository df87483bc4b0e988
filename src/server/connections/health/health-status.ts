export type HealthStatus = 'UP' | 'DEGRADED' | 'DOWN'

/** Returns the health of a part from its response time in ms: degraded above `slow`. */
export const healthOfAnswer = (milliseconds: number, slow: number): HealthStatus =>
  milliseconds > slow ? 'DEGRADED' : 'UP'

/** Returns the health of a part from when it was last heard: down after `silentSeconds` of silence. */
export const healthOfPulse = (last: Date | undefined, now: Date, silentSeconds: number): HealthStatus =>
  last !== undefined && now.getTime() - last.getTime() <= silentSeconds * 1000 ? 'UP' : 'DOWN'
