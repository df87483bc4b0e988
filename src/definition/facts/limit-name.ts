import type { Limits } from '../generated/limits.ts'

type Named<All> = keyof { [Name in keyof All as string extends Name ? never : Name]: All[Name] }

/**
 * Limit that the program itself reads. The schema of limits.json lists these, and the linter requires each.
 */
export type LimitName = Named<Limits['limits']>

/** Prefix of the limits for a low account balance; the currency code follows it. */
export const LOW_BALANCE = 'lowBalance'
