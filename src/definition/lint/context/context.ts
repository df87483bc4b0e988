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

/**
 * Names the server fills into faults, notifications and mails, and those with an account number; the persons that an
 * event names, and the parts of an address that it fills.
 */
export type FilledWords = Readonly<
  Record<
    'faults' | 'notifications' | 'mails' | 'accounts' | 'persons' | 'addresses',
    Readonly<Record<string, readonly string[]>>
  >
>

/** The names the program asks for, and the values it hands each sentence, by area and name. */
export interface ProgramWords {
  readonly isNamed: (name: string) => boolean
  readonly requested: Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>>>>
}

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
  /** Every name that findSchema can resolve. */
  readonly schemaNames: readonly string[]
  /** Ids of unreadable definitions by collection; using them is no error (rule 16). */
  readonly unread?: Readonly<Record<string, readonly string[]>>
  /** Whether definitions must be proven by cases: so that they may be changed, not so that they work. */
  readonly asksForCases?: boolean
  /** Tells whether the program itself uses a name, such as a call, list or permission. */
  readonly isNamedInProgram?: (name: string) => boolean
  /** Which sentences of words/ the program says, and what it prints in them. */
  readonly wordsInProgram?: ProgramWords
}

export type Lint = (context: LintContext) => readonly Finding[]
