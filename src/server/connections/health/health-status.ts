export type HealthStatus = 'UP' | 'DEGRADED' | 'DOWN'

/** How a part that answers within so many milliseconds is. */
export const healthOfAnswer = (milliseconds: number, slow: number): HealthStatus =>
  milliseconds > slow ? 'DEGRADED' : 'UP'

/** How a part is that was last heard at a moment: silent for longer than that many seconds, it counts as down. */
export const healthOfPulse = (last: Date | undefined, now: Date, silentSeconds: number): HealthStatus =>
  last !== undefined && now.getTime() - last.getTime() <= silentSeconds * 1000 ? 'UP' : 'DOWN'
