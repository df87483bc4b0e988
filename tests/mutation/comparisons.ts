import type { Library } from '#definition/library.ts'
import { networkDifferences } from '#tests/specification/compare/network.ts'
import { differencesOf } from '#tests/specification/compare/part.ts'
import { parts } from '#tests/specification/compare/parts.ts'
import { verdictDifferences } from '#tests/specification/compare/verdicts.ts'
import type { Comparison } from './detect.ts'

/**
 * Returns the kind of a definition file in the library: 'calls' for 'calls/users.list.call.json', 'faults' for
 * 'faults.json'.
 */
const kindOf = (file: string): keyof Library => {
  const [name = ''] = file.split(/[/.]/)
  return name === 'requirement-types' ? 'requirementTypes' : (name as keyof Library)
}

/** Rules that open something read facts, limits and the rules of machines. */
const hasVerdicts = (file: string): boolean => /^(rules\/|machines\/|limits\.json)/.test(file)

/** Everything besides the check and the cases that a mutant is held against. */
export const comparisons: readonly Comparison[] = [
  {
    name: 'specification',
    differences: ({ library, network }, file) => [
      ...parts
        .filter(({ of }) => file === undefined || of === kindOf(file))
        .flatMap((part) => differencesOf(part, library)),
      ...(file === undefined || hasVerdicts(file) ? verdictDifferences(library) : []),
      ...(file === undefined || file.startsWith('network/') ? networkDifferences(network) : []),
    ],
  },
]
