import type { Facts } from './types.ts'

/** What one rule may cost, so that no definition and no facts can stop the portal. */
export const LIMITS = {
  nodes: 5_000,
  characters: 256 * 1024,
  depth: 64,
  /** Levels of one rule together with the rules it leans on. */
  reach: 512,
  steps: 100_000,
} as const

/** One judgement under way: the facts that rules lean on, and the steps still to spend. */
export interface Run {
  readonly facts: Facts
  left: number
}

/** Thrown when a judgement has used up its budget; whoever judges answers unknown, so that no rule can run away. */
export class Overspent extends Error {
  override name = 'Overspent'
}

/** Takes steps from the budget of one judgement, and ends it when none are left. */
export function spend(run: Run, steps: number): void {
  run.left -= steps
  if (run.left < 0) throw new Overspent('The judgement used up its steps.')
}

/** What one turn costs when its body has so many nodes: small bodies cost one step. */
export function costOf(weight: number): number {
  return 1 + (weight >> 3)
}
