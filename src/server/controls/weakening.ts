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

/** Controls by the calls that can weaken them; a term that does not link weakens always. */
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

/** The permissions a person has in some environment by the second standing, and does not have there by the first. */
const gainedOf = (definitions: ServerDefinitions, before: unknown, after: unknown): string[] => {
  const had = rightsOf(definitions, before)
  const more = [...rightsOf(definitions, after)].filter((right) => !had.has(right))
  return [...new Set(more.map((right) => right.split(' ')[0]!))]
}

/** Of each list that stands before and after: what it would hold and does not hold now. */
const addedOf = (before: unknown, after: unknown): Facts =>
  Object.fromEntries(
    Object.entries(Object(after) as object).flatMap(([name, now]) => {
      const was: unknown = (Object(before) as Facts)[name]
      if (!Array.isArray(now) || !Array.isArray(was)) return []
      const existing = new Set(was.map((one) => JSON.stringify(one)))
      return [[name, now.filter((one) => !existing.has(JSON.stringify(one)))]]
    }),
  )

/** The places at which what would stand differs from what stands, and those they lie in. */
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

/** What the term and the sentences of a control read (schemas/definitions/control.schema.json). */
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

/** Only a clear no goes through at once: what cannot be evaluated weakens. */
export const isWeakened = ({ weakens }: LinkedControl, facts: Facts): boolean =>
  weakens?.evaluate(facts) !== 'no'

/** The person who loses the right to decide by a change. The change waits for them, but not for them alone. */
export const personAbout = ({ definition }: LinkedControl, facts: Facts): string | undefined => {
  const id = definition.about === undefined ? undefined : readPath(facts, keysOf(definition.about))
  return typeof id === 'string' ? id : undefined
}

/** Roles and values of the lists by what people read, durations of ISO 8601 in days. */
const labelOf = (definitions: ServerDefinitions, lists: readonly string[], text: string): string => {
  const days = readWholeDays(text)
  if (days !== undefined) return sayMeasures('days', { count: days })
  const options = lists.flatMap((list) => listOf(definitions, list))
  return definitions.roles[text]?.label ?? options.find(({ value }) => value === text)?.label ?? text
}

/** Values have a comma between them; what is a sentence ends itself (TRU-571). */
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

/** The change as its decider reads it: what stands, and what would stand. */
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
