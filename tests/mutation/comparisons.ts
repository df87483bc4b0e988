import type { Comparison } from './detect.ts'

/** Everything besides the check and the cases that a mutant is held against. */
export const comparisons: readonly Comparison[] = []
