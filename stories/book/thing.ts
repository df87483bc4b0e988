import type { ReactNode } from 'react'

/** A key, or several, and what they do. */
export type Key = readonly [keys: string, does: string]

/** The guidance on a sheet. */
export interface Guide {
  readonly title: string
  /** Its purpose, in one sentence. */
  readonly purpose: string
  readonly use?: readonly string[]
  /** When not, and what instead. */
  readonly avoid?: readonly (readonly [when: string, instead: string])[]
  /** How its words are written. */
  readonly words?: readonly string[]
  readonly keyboard?: readonly Key[]
  /** Notes for users of a screen reader, beside those below each state. */
  readonly heard?: string
}

/** Parameters of one drawing. */
export interface Drawing {
  /** Unlike that of any other drawing of the page. */
  readonly id: string
  /** As written, or longer. */
  readonly words: string
}

/** A state of a thing, in the order a person meets it. */
export interface ShownState {
  readonly name: string
  readonly title: string
  readonly says: string
  /** Absent: it never happens to this thing, and `says` why. */
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
  /** How a definition names it. */
  readonly named: string
  readonly anatomy?: (id: string) => ReactNode
  readonly advice?: readonly ShownAdvice[]
  readonly states: readonly ShownState[]
  /** Its parts have the same ids wherever it stands, because it stands once on a page of the product. */
  readonly standsOnce?: true
  /** It fills the screen it is drawn in, as a page does. */
  readonly isPage?: true
}
