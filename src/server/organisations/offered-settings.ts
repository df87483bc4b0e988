import type { OrganisationSettings } from '#definition/generated/wire-entities.ts'
import type { Facts, LinkedRule } from '#engine/rule/types.ts'
import { ruleInWords } from '../languages/reader.ts'
import { refused } from '../app/refused.ts'
import {
  AUTHORIZATION,
  END_TO_END,
  positionOf,
  SETTLEMENT,
  type Position,
  type SettingMap,
} from './settings.ts'

/**
 * The shared rule that each setting requires, evaluated over the server's facts (PRM-041, PRM-044, PRM-045,
 * APR-013).
 */
const NEEDS = {
  [AUTHORIZATION]: 'isMakerCheckerOn',
  [SETTLEMENT]: 'canAutoSettle',
  [END_TO_END]: 'hasFeature570',
} as const

/** Returns the settings that cannot be chosen now; the current one is never among them. */
export const closedPositions = (
  settings: SettingMap,
  rules: ReadonlyMap<string, LinkedRule>,
  facts: Facts,
): OrganisationSettings['closed'] => {
  const stored = positionOf(settings)
  const closed = <P extends Position>(position: P, rule: string): P[] =>
    position === stored || rules.get(rule)?.evaluate(facts) === 'yes' ? [] : [position]
  return {
    authorization: closed('authorization', NEEDS[AUTHORIZATION]),
    settlement: closed('auto-settlement', NEEDS[SETTLEMENT]),
  }
}

/** Finds the first newly chosen setting that is not allowed. */
export const notOffered = (
  before: SettingMap,
  after: SettingMap,
  rules: ReadonlyMap<string, LinkedRule>,
  facts: Facts,
) => {
  const shut = Object.entries(NEEDS).find(
    ([name, rule]) =>
      after[name] === 'true' && before[name] !== 'true' && rules.get(rule)?.evaluate(facts) !== 'yes',
  )
  return shut && refused('setting-not-offered', { says: ruleInWords(shut[1]) ?? rules.get(shut[1])?.says })
}
