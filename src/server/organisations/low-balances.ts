import { checkAmount } from '#engine/field/money.ts'
import type { OrganisationSettings } from '#definition/generated/wire-entities.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { padAmount } from '#values/money.ts'
import { refusedField } from '../app/refused.ts'
import { OWN_BOUND } from '../balances/low-bounds.ts'

type SettingMap = Readonly<Record<string, string>>

type LowBalances = OrganisationSettings['lowBalances']

/** Returns the organisation's own bounds, by currency. */
export const lowBalancesOf = (settings: SettingMap): LowBalances =>
  Object.entries(settings)
    .flatMap(([name, least]) =>
      name.startsWith(OWN_BOUND) ? [{ currency: name.slice(OWN_BOUND.length), least }] : [],
    )
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))

/** Returns the watched currencies, each with its default bound. */
export const watchedOf = (usual: ReadonlyMap<string, string>): OrganisationSettings['watched'] =>
  [...usual].map(([currency, amount]) => ({ currency, usual: padAmount(amount, currency) }))

/** Returns the problem of a bound: a repeated currency, an unwatched account, or an invalid amount. */
const problemIn = (bounds: LowBalances, at: number, usual: ReadonlyMap<string, string>) => {
  const { currency = '', least = '' } = bounds[at] ?? {}
  if (!usual.has(currency)) return { part: 'currency', says: sayRefusals('noOption') }
  if (bounds.findIndex((other) => other.currency === currency) !== at)
    return { part: 'currency', says: sayRefusals('entryTwice', { entry: currency }) }
  const says = checkAmount(least, currency)
  return says === undefined ? undefined : { part: 'least', says }
}

/** Returns the settings with these bounds replaced, or the first invalid bound. */
export const withLowBalances = (
  settings: SettingMap,
  bounds: LowBalances,
  usual: ReadonlyMap<string, string>,
) => {
  for (const at of bounds.keys()) {
    const problem = problemIn(bounds, at, usual)
    if (problem)
      return refusedField('invalid-request', `lowBalances.${at}.${problem.part}`, problem.says, 'bound')
  }
  const others = Object.entries(settings).filter(([name]) => !name.startsWith(OWN_BOUND))
  const own = bounds.map(({ currency, least }) => [OWN_BOUND + currency, padAmount(least, currency)] as const)
  return Object.fromEntries([...others, ...own])
}
