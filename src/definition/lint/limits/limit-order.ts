import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Name parts of two limits of which the second bounds the first. */
const ladders: readonly (readonly [smaller: RegExp, larger: string])[] = [
  [/First/, 'Longest'],
  [/First/, 'Last'],
  [/Least/, 'Most'],
  [/Minimum/, 'Maximum'],
  [/OfPerson/, 'OfOrganisation'],
  [/OfOrganisation/, 'AtOnce'],
  [/Advised/, 'Most'],
  [/$/, 'Max'],
  [/$/, 'Most'],
  [/(?=Days$|Seconds$|Hours$)/, 'Longest'],
]

/** Reports a limit above the one that bounds it by name, such as the first wait above the longest. */
export const lintLimitOrder: Lint = ({ library: { limits } }) =>
  Object.entries(limits).flatMap(([name, { is, unit }]): Finding[] => {
    const above = ladders
      .map(([smaller, larger]) => name.replace(smaller, larger))
      .find((one) => one !== name && limits[one]?.unit === unit && Number(limits[one]?.is) < Number(is))
    if (above === undefined) return []
    const most = String(limits[above]!.is)
    const sentence = `'${name}' is ${String(is)}, and '${above}', which bounds it, is ${most}. Write ${most} or less.`
    return [error('limits.json', below('/limits', name, 'is'), sentence)]
  })
