import type { ReactNode } from 'react'

/** One or more keys, and their effect. */
export type Key = readonly [keys: string, does: string]

/** The guidance on a sheet. */
export interface Guide {
  readonly title: string
  /** Its purpose, in one sentence. */
  readonly purpose: string
  readonly use?: readonly string[]
  /** Cases in which to avoid it, and the alternative. */
  readonly avoid?: readonly (readonly [when: string, instead: string])[]
  /** Rules for its texts. */
  readonly words?: readonly string[]
  readonly keyboard?: readonly Key[]
  /** Notes for users of a screen reader, beside those below each state. */
  readonly heard?: string
}

/** Parameters of one drawing. */
export interface Drawing {
  /** Unique on the page. */
  readonly id: string
  /** The original texts, or longer ones. */
  readonly words: string
}

/** A state of a thing, in the order a person meets it. */
export interface ShownState {
  readonly name: string
  readonly title: string
  readonly says: string
  /** Absent: the thing never has this state, and `says` gives the reason. */
  readonly draw?: (drawing: Drawing) => ReactNode
  readonly isFocused?: true
}

/** An example to follow, or not to. */
export interface ShownAdvice {
  readonly says: string
  readonly isGood: boolean
  /** Absent: a sentence says enough. */
  readonly draw?: (drawing: Drawing) => ReactNode
}

/** Everything that a sheet shows of one thing. */
export interface Thing extends Guide {
  /** Its name in a definition. */
  readonly named: string
  readonly anatomy?: (id: string) => ReactNode
  readonly advice?: readonly ShownAdvice[]
  readonly states: readonly ShownState[]
  /** Its elements have fixed ids: a page of the product has it once. */
  readonly standsOnce?: true
  /** It fills its screen, like a page. */
  readonly isPage?: true
}
