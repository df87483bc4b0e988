import data from './criteria.data.json'

/** A criterion of WCAG 2.2, how this product meets it, and the tests that prove it. */
export interface Criterion {
  readonly id: string
  readonly name: string
  readonly level: string
  readonly how: string
  readonly tests: readonly { readonly file: string; readonly title: string }[]
  /** Manual check, if no test proves the criterion. */
  readonly byHand?: string
  /** The criterion does not apply: the product has no such content. */
  readonly isAbsent?: boolean
}

export const criteria: readonly Criterion[] = data

/** Kinds of proof. */
export const proofs = [
  'Proven by tests',
  'Nothing it could be about',
  'Looked at by hand, no test',
  'Not proven',
] as const

/** Returns the kind of proof of a criterion. */
export function proofOf({ tests, byHand, isAbsent }: Criterion): (typeof proofs)[number] {
  if (isAbsent) return 'Nothing it could be about'
  if (tests.length > 0) return 'Proven by tests'
  return byHand ? 'Looked at by hand, no test' : 'Not proven'
}

/** The address of its page in the book. */
export const addressOf = ({ name }: Criterion): string =>
  `accessibility-wcag-2-2--${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`
