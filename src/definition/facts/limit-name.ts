import type { Limits } from '../generated/limits.ts'

type Named<All> = keyof { [Name in keyof All as string extends Name ? never : Name]: All[Name] }

/** A limit the program asks for itself: the schema of limits.json lists them, and the linter asks for each. */
export type LimitName = Named<Limits['limits']>

/** Prefix of the limits for a low account balance; the currency code follows it. */
export const LOW_BALANCE = 'lowBalance'
