import { foldFindings, type FoldedFinding } from '#definition/fold/fold.ts'
import type { DefinitionFile } from '#definition/loader.ts'
import { checkWhole, foundInNetwork } from '#tools/check/whole-check.ts'
import { checkChanged, context, real } from '../broken-definitions.ts'
import { applyEdits, type Edits } from './edit.ts'

/** One mistake: what was done to a file, where it must be found and how the sentence begins. */
export interface Mistake {
  readonly slip: string
  readonly file: string
  /** Under which name it is stored in its place. */
  readonly as?: string
  /** Values by pointer. */
  readonly edit?: Edits
  /** What stands there first, and what is written in its place. */
  readonly text?: readonly [string, string]
  /** The file it is found in, where that is another. */
  readonly in?: string
  readonly at: string
  readonly says: string
  /** How many causes it shows as, where that is not one. */
  readonly causes?: number
  /** It shows in other files as well, or silences others: found at once where no other mistake stands beside it. */
  readonly alone?: true
  /** Only cases and invariants show it, by what comes of it. */
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

/** What the check finds with all of these files in place of those that stand there, one for each cause. */
export function causesOf(
  changed: readonly DefinitionFile[],
  isProven: boolean | undefined,
  gone: readonly string[] = [],
): readonly FoldedFinding[] {
  const paths = new Set([...changed.map(({ path }) => path), ...gone])
  // What was written last is wrong where two say the same: it comes after what stood there before.
  const files = [...real.filter(({ path }) => !paths.has(path)), ...changed]
  if (isProven) return checkWhole(files, context, checkChanged(files)).folded
  // What is wrong in the network alone needs no other file.
  const isInNetwork = changed.every(({ path }) => isOfNetwork(path))
  const outcome = isInNetwork ? whole : checkChanged(files)
  const found = foundInNetwork(files, outcome.library)
  return foldFindings(isInNetwork ? found : [...outcome.findings, ...found], files)
}
