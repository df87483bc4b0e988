import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Library } from '../../library.ts'
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
  [/$/, 'OfAddress'],
  [/Advised/, 'Most'],
  [/$/, 'Max'],
  [/$/, 'Most'],
  [/(?=Days$|Seconds$|Hours$)/, 'Longest'],
]

/** Limits that bound another one by what they mean. */
const bounds: Readonly<Record<string, string>> = {
  sessionExtendEvery: 'sessionWarning',
  credentialNoticeDays: 'credentialDays',
  walletsReusedPerChain: 'walletsPerChainStablecoin',
  signInLongestWait: 'signInForgotten',
  webhookLongestWait: 'webhookRetrySeconds',
  searchOthers: 'searchHits',
  waitingDays: 'toFixDays',
  searchBoxAbove: 'typedChoiceAbove',
  bulkAtOnce: 'bulkItems',
  presetsOnHome: 'presets',
}

/** Returns the name of a lower limit that bounds this one. */
export function limitAbove(name: string, limits: Library['limits']): string | undefined {
  const { is, unit } = limits[name] ?? {}
  return [...ladders.map(([smaller, larger]) => name.replace(smaller, larger)), bounds[name] ?? name].find(
    (one) => one !== name && limits[one]?.unit === unit && Number(limits[one]?.is) < Number(is),
  )
}

/** Reports terms that may be chosen and are longer than a term of that kind may be. */
export const lintTerms: Lint = ({ library: { limits, options } }) =>
  Object.values(options).flatMap(({ id, options: own }) => {
    const name = `${id.split('-', 1)[0]}LongestDays`
    const most = Number(limits[name]?.is)
    return own.flatMap(({ value }, at): Finding[] => {
      const days = Number(/^P(\d+)D$/.exec(value)?.[1])
      if (!(days > most)) return []
      const sentence = `'${value}' is longer than '${name}' allows, which is ${most} days: it would be refused. Take it out, or raise the limit.`
      return [error(`options/${id}.options.json`, `/options/${at}/value`, sentence)]
    })
  })

/** Reports a limit above the one that bounds it by name, such as the first wait above the longest. */
export const lintLimitOrder: Lint = ({ library: { limits } }) =>
  Object.entries(limits).flatMap(([name, { is }]): Finding[] => {
    const above = limitAbove(name, limits)
    if (above === undefined) return []
    const most = String(limits[above]!.is)
    const sentence = `'${name}' is ${String(is)}, and '${above}', which bounds it, is ${most}. Write ${most} or less.`
    return [error('limits.json', below('/limits', name, 'is'), sentence)]
  })
