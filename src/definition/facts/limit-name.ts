import type { Limits } from '../generated/limits.ts'

type Named<All> = keyof { [Name in keyof All as string extends Name ? never : Name]: All[Name] }

/** A limit the program asks for itself: the schema of limits.json lists them, and the linter asks for each. */
export type LimitName = Named<Limits['limits']>

/** What the limits are called by which the account of a currency runs low: this and the currency. */
export const LOW_BALANCE = 'lowBalance'
