import { allDifferences } from '#tests/specification/compare/parts.ts'
import type { Comparison } from './detect.ts'

/** Everything besides the check and the cases that a mutant is held against. */
export const comparisons: readonly Comparison[] = [
  { name: 'specification', differences: ({ library }) => allDifferences(library) },
]
