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
  /** The product has nothing that it could be about. */
  readonly isAbsent?: boolean
}

export const criteria: readonly Criterion[] = data

/** How sure one may be that a criterion is met. */
export const proofs = [
  'Proven by tests',
  'Nothing it could be about',
  'Looked at by hand, no test',
  'Not proven',
] as const

/** Which of these it is. */
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
