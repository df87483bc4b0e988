import type { Control } from '#definition/generated/control.ts'
import { fillTemplate } from '#engine/flow/texts/template.ts'
import { holdsRoles } from '#engine/permission/verdict.ts'
import { linkRule } from '#engine/rule/link.ts'
import { keysOf, readPath } from '#engine/rule/path.ts'
import type { Facts, LinkedRule } from '#engine/rule/types.ts'
import { readWholeDays } from '#values/duration.ts'
import { sayMeasures } from '#values/generated/say-measures.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { SIGNED_IN, type ReadFacts } from '../app/facts.ts'
import { listOf } from '../languages/lists.ts'
import type { ChangeWords } from '../languages/change-in-words.ts'
import { inEnglish } from '../languages/reader.ts'

export interface LinkedControl {
  definition: Control
  weakens: LinkedRule | undefined
}

/** Links the controls by their calls; a condition that does not link always counts as weakening. */
export const linkControls = ({ library, rules }: ServerDefinitions): ReadonlyMap<string, LinkedControl> =>
  new Map(
    Object.values(library.controls).flatMap((definition) => {
      const linked = linkRule('weakens', definition.weakens, rules)
      const control = { definition, weakens: linked.ok ? linked.rule : undefined }
      return definition.calls.map((call) => [call, control] as const)
    }),
  )

interface ControlState {
  status?: string
  scopes?: string[]
  environments?: string[]
}

const rightsOf = ({ permissions }: ServerDefinitions, state: unknown): ReadonlySet<string> => {
  const { status, scopes = [], environments = [] } = Object(state) as ControlState
  if (status !== 'ACTIVE') return new Set()
  const granted = [...permissions]
    .filter(([, one]) => holdsRoles(one, [SIGNED_IN, ...scopes]))
    .map(([id]) => id)
  return new Set(environments.flatMap((environment) => granted.map((id) => `${id} ${environment}`)))
}

/** Returns the permissions that a person gains in some environment by the change. */
const gainedOf = (definitions: ServerDefinitions, before: unknown, after: unknown): string[] => {
  const had = rightsOf(definitions, before)
  const more = [...rightsOf(definitions, after)].filter((right) => !had.has(right))
  return [...new Set(more.map((right) => right.split(' ')[0]!))]
}

/** Returns the added entries of each list. */
const addedOf = (before: unknown, after: unknown): Facts =>
  Object.fromEntries(
    Object.entries(Object(after) as object).flatMap(([name, now]) => {
      const was: unknown = (Object(before) as Facts)[name]
      if (!Array.isArray(now) || !Array.isArray(was)) return []
      const existing = new Set(was.map((one) => JSON.stringify(one)))
      return [[name, now.filter((one) => !existing.has(JSON.stringify(one)))]]
    }),
  )

/** Returns the paths that change, and the paths above them. */
const changedOf = (before: unknown, after: unknown, at = ''): string[] => {
  const isGroup = (value: unknown): value is Facts =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isGroup(before) && !isGroup(after))
    return at === '' || JSON.stringify(before) === JSON.stringify(after) ? [] : [at]
  const [was, now] = [before, after].map((value) => (isGroup(value) ? value : {})) as [Facts, Facts]
  const below = [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name) =>
    changedOf(was[name], now[name], at === '' ? name : `${at}.${name}`),
  )
  return below.length > 0 && at !== '' ? [at, ...below] : below
}

/**
 * Returns the facts for the condition and the sentences of a control
 * (schemas/definitions/control.schema.json).
 */
export const factsOfChange = (
  definitions: ServerDefinitions,
  readFacts: ReadFacts,
  { session, tenant, body, params }: Pick<CallRequest, 'session' | 'tenant' | 'body' | 'params'>,
  states: { before: unknown; after: unknown; waits: boolean },
): Facts => ({
  ...readFacts(session, tenant.environment),
  ...states,
  request: { ...body, ...params },
  added: addedOf(states.before, states.after),
  changed: changedOf(states.before, states.after),
  gained: gainedOf(definitions, states.before, states.after),
  lost: gainedOf(definitions, states.after, states.before),
})

/** Returns false only if the condition is clearly not met; an error counts as weakening. */
export const isWeakened = ({ weakens }: LinkedControl, facts: Facts): boolean =>
  weakens?.evaluate(facts) !== 'no'

/** Returns the person who loses the right to decide; the change waits for them, but not for them alone. */
export const personAbout = ({ definition }: LinkedControl, facts: Facts): string | undefined => {
  const id = definition.about === undefined ? undefined : readPath(facts, keysOf(definition.about))
  return typeof id === 'string' ? id : undefined
}

/** Replaces role and list codes by their labels, and ISO 8601 durations by days. */
const labelOf = (definitions: ServerDefinitions, lists: readonly string[], text: string): string => {
  const days = readWholeDays(text)
  if (days !== undefined) return sayMeasures('days', { count: days })
  const options = lists.flatMap((list) => listOf(definitions, list))
  return definitions.roles[text]?.label ?? options.find(({ value }) => value === text)?.label ?? text
}

/** Joins values with commas; a sentence ends itself (TRU-571). */
const joinValues = (values: readonly string[]): string =>
  values.reduce(
    (joined, value) => (joined === '' ? value : `${joined}${joined.endsWith('.') ? '' : ','} ${value}`),
    '',
  )

const describeValue = (definitions: ServerDefinitions, lists: readonly string[], value: unknown): string => {
  if (Array.isArray(value))
    return joinValues(value.map((one) => describeValue(definitions, lists, one))) || sayRights('nothing')
  if (typeof value === 'object' && value !== null)
    return describeValue(definitions, lists, 'name' in value ? value.name : Object.values(value))
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : sayRights('nothing')
  return labelOf(definitions, lists, text)
}

/** Describes a change for its decider: the current and the new state. */
export const wordsOfChange = (
  definitions: ServerDefinitions,
  { definition }: LinkedControl,
  facts: Facts,
): ChangeWords => {
  const { lists = [] } = definition
  const print = (path: string) => describeValue(definitions, lists, readPath(facts, keysOf(path)))
  const fill = (template: string) => fillTemplate(template, print, (amount) => print(amount))
  return inEnglish(() => ({
    says: fill(definition.says),
    was: fill(definition.was),
    becomes: fill(definition.becomes),
  }))
}
