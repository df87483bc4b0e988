import type { Finding } from '#definition/finding.ts'
import type { Library } from '#definition/library.ts'
import type { CorridorNode } from '../corridor-nodes.ts'

/** By how many times an amount may differ from what most of its siblings are worth. */
const MOST_TIMES = 8

/** By how many times at least it was written in hundredths. */
const HUNDREDTHS = 30

/** Finds an amount per currency, such as `lowBalanceMXN`, that is worth far more or less than its siblings. */
export function oddLimits({ limits }: Library, perDollar: CorridorNode): Finding[] {
  const amounts = Object.entries(limits).flatMap(([name, { is, unit }]) => {
    const [, stem = '', currency = ''] = /^([a-z]\w*?)([A-Z]{3,5})$/.exec(name) ?? []
    const worth = Number(is) / Number(perDollar[currency])
    return unit === 'amount' && worth > 0 ? [{ name, stem, currency, worth, is }] : []
  })
  return amounts.flatMap(({ name, stem, currency, worth, is }): Finding[] => {
    const others = amounts.filter((one) => one.stem === stem && one.name !== name)
    const usual = others.map((one) => one.worth).toSorted((one, other) => one - other)[others.length >> 1]
    if (others.length < 2 || usual === undefined) return []
    const times = worth > usual ? worth / usual : usual / worth
    if (times < MOST_TIMES) return []
    const about = Math.round(usual * Number(perDollar[currency]))
    const sentence = `${is} ${currency} are worth about ${Math.round(times)} times ${worth > usual ? 'more' : 'less'} than the same limit in most other currencies. Write about ${about}${times < HUNDREDTHS ? '' : `, in whole ${currency}, not in hundredths`}.`
    return [{ file: 'limits.json', path: `/limits/${name}/is`, sentence, level: 'error' }]
  })
}
