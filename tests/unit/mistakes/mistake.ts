import { foldFindings, type FoldedFinding } from '#definition/fold/fold.ts'
import type { DefinitionFile } from '#definition/loader.ts'
import { checkWhole, foundInNetwork } from '#tools/check/whole-check.ts'
import { checkChanged, context, real } from '../broken-definitions.ts'
import { applyEdits, type Edits } from './edit.ts'

/** One mistake: the changed file, the expected place, and the beginning of the expected sentence. */
export interface Mistake {
  readonly slip: string
  readonly file: string
  /** Path under which the changed file is stored instead. */
  readonly as?: string
  /** Values by pointer. */
  readonly edit?: Edits
  /** The replaced text and its replacement. */
  readonly text?: readonly [string, string]
  /** File of the finding, if it is another one. */
  readonly in?: string
  readonly at: string
  readonly says: string
  /** Number of reported causes, if it is not one. */
  readonly causes?: number
  /** The mistake also shows in other files or hides other findings, so it is checked alone. */
  readonly alone?: true
  /** Only cases and invariants detect the mistake, by its effects. */
  readonly proven?: boolean
}

export const textOf = (path: string): string => real.find((file) => file.path === path)?.text ?? '{}'

/** The file with the mistake in it. */
export function withMistake({ file, edit, text }: Mistake): string {
  const before = textOf(file)
  if (text !== undefined) {
    if (!before.includes(text[0])) throw new Error(`${file} holds no ${text[0]}`)
    return before.replace(...text)
  }
  if (edit === undefined) return before
  const data: unknown = JSON.parse(before)
  applyEdits(data, edit)
  return JSON.stringify(data)
}

const isOfNetwork = (path: string): boolean => path.startsWith('network/')
const whole = checkChanged(real)

/** Checks the definitions with these files in place of the real ones, and returns one finding for each cause. */
export function causesOf(
  changed: readonly DefinitionFile[],
  isProven: boolean | undefined,
  gone: readonly string[] = [],
): readonly FoldedFinding[] {
  const paths = new Set([...changed.map(({ path }) => path), ...gone])
  // Changed files come last: of two definitions with the same name, the check reports the later one.
  const files = [...real.filter(({ path }) => !paths.has(path)), ...changed]
  if (isProven) return checkWhole(files, context, checkChanged(files)).folded
  // Mistakes in the network alone need no check of the other definitions.
  const isInNetwork = changed.every(({ path }) => isOfNetwork(path))
  const outcome = isInNetwork ? whole : checkChanged(files)
  const found = foundInNetwork(files, outcome.library)
  return foldFindings(isInNetwork ? found : [...outcome.findings, ...found], files)
}
