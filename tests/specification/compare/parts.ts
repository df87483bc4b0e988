import type { Library } from '#definition/library.ts'
import { accessParts } from './access.ts'
import { callParts } from './calls.ts'
import { controlParts } from './controls.ts'
import { featurePart } from './features.ts'
import { machineParts } from './machines.ts'
import { optionPart } from './options.ts'
import { outlineParts } from './outlines.ts'
import { differencesOf, type Part } from './part.ts'
import { placeParts } from './places.ts'
import { promiseParts } from './promises.ts'
import { recordParts } from './records.ts'
import { taskTableParts } from './tasks.ts'
import { valueParts } from './values.ts'
import { verdictDifferences } from './verdicts.ts'

/** Every table, with where the definitions say the same. */
export const parts: readonly Part[] = [
  ...accessParts,
  ...callParts,
  ...controlParts,
  ...valueParts,
  ...machineParts,
  ...placeParts,
  ...recordParts,
  ...taskTableParts,
  ...outlineParts,
  ...promiseParts,
  optionPart,
  featurePart,
]

/** All that the tables and the definitions do not agree on. */
export const allDifferences = (library: Library): string[] => [
  ...parts.flatMap((part) => differencesOf(part, library)),
  ...verdictDifferences(library),
]
