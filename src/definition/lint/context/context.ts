import type { FindSchema } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Library } from '../../library.ts'

/** A line of schemas/field-types.json. */
export interface FieldTypeLine {
  readonly says: string
  readonly value: string
  readonly words: readonly string[]
}

/** A line of schemas/cards.json: the words of a card, each with the names it may print. */
export type CardLine = Readonly<Record<string, readonly string[]>>

/** The names the server fills into the sentence of a fault, a notification or a mail, and those that hold an account number. */
export type FilledWords = Readonly<
  Record<'faults' | 'notifications' | 'mails' | 'accounts', Readonly<Record<string, readonly string[]>>>
>

/** Everything the linter reads. */
export interface LintContext {
  readonly library: Library
  readonly fieldTypes: Readonly<Record<string, FieldTypeLine>>
  /** The cards the program has, by name. */
  readonly cardLines: Readonly<Record<string, CardLine>>
  /** Words that the server fills in, from schemas/printed.json. */
  readonly filled: FilledWords
  /** Schemas by $id or by folder and name: 'entities/payment', 'values/money', 'facts/globals'. */
  readonly findSchema: FindSchema
  /** Every name findSchema knows. */
  readonly schemaNames: readonly string[]
  /** Ids of what was found and could not be read, by collection: naming them is no mistake (rule 16). */
  readonly unread?: Readonly<Record<string, readonly string[]>>
  /** Whether definitions must be proven by cases: so that they may be changed, not so that they work. */
  readonly asksForCases?: boolean
  /** Whether the program itself names it: calls, lists and permissions no definition names may still be used there. */
  readonly isNamedInProgram?: (name: string) => boolean
}

export type Lint = (context: LintContext) => readonly Finding[]
