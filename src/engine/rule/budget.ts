import type { Facts } from './types.ts'

/** Limits of one rule, so that no definition and no facts can block the portal. */
export const LIMITS = {
  nodes: 5_000,
  characters: 256 * 1024,
  depth: 64,
  /** Levels of one rule together with the rules it depends on. */
  reach: 512,
  steps: 100_000,
} as const

/** An evaluation in progress: the facts and the steps left. */
export interface Run {
  readonly facts: Facts
  left: number
}

/**
 * Thrown when an evaluation has used up its budget; the verdict is then unknown, so that no rule can run
 * forever.
 */
export class Overspent extends Error {
  override name = 'Overspent'
}

/**
 * Takes steps from the budget of one evaluation, and ends it when none are left. Steps are never returned.
 */
export function spend(run: Run, steps: number): void {
  run.left -= steps
  if (!(steps >= 0 && run.left >= 0)) throw new Overspent('The evaluation used up its steps.')
}

/** Converts work into steps at any size; `>>` would be negative from 2^31 on and give steps back. */
export function stepsFor(work: number, unitsPerStep: number): number {
  return Math.floor(work / unitsPerStep)
}

/** Units of cost per step. */
const UNITS_PER_STEP = 8

/** Returns the steps of one loop turn with a body of this weight; the turn itself is one. */
export function costOf(weight: number): number {
  return 1 + stepsFor(weight, UNITS_PER_STEP)
}

const CHARACTERS_PER_STEP = 64
const CHARACTERS_OF_PATH_PER_STEP = 8

/** Pays for taking a path apart and following it: it may have a key for every second character. */
export function spendOnPath(run: Run, path: string): void {
  spend(run, 1 + stepsFor(path.length, CHARACTERS_OF_PATH_PER_STEP))
}

/** Pays for reading a text from end to end; a short one is part of the step that reads it. */
export function spendOnText(run: Run, text: string): void {
  if (text.length >= CHARACTERS_PER_STEP) spend(run, stepsFor(text.length, CHARACTERS_PER_STEP))
}
