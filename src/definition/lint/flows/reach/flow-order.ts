import type { Finding } from '../../../finding.ts'
import type { Body, Field, Flow, Step } from '../../../generated/flow.ts'
import { usesOf } from '../../../logic.ts'
import { below } from '../../context/nested-nodes.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { caused, error } from '../../context/findings.ts'
import { logicFinder } from '../../context/logic-context.ts'
import { readBy } from '../../rules/requested-facts.ts'

type Facts = NonNullable<Flow['facts']>
type Path = readonly [at: string, name: string]

const rootOf = (path: string): string => path.split('.')[0] ?? path

function pathsIn(body: Body | undefined, at: string): Path[] {
  return Object.entries(body ?? {}).flatMap(([name, from]): Path[] =>
    typeof from === 'string' ? [[below(at, name), from]] : [],
  )
}

/** Returns the answers that a name depends on, through facts and derived values. */
function sourcesOf(flow: Flow, name: string, seen: ReadonlySet<string> = new Set()): readonly string[] {
  if (seen.has(name)) return []
  const within = new Set([...seen, name])
  const fact = flow.facts?.[name]
  if (fact !== undefined)
    return pathsIn(fact.with, '').flatMap(([, from]) => sourcesOf(flow, rootOf(from), within))
  const chosen = flow.steps
    .flatMap((step) => step.fields ?? [])
    .find(({ options }) => typeof options === 'object' && options.as === name)
  return [chosen?.id ?? name]
}

/** Returns the step of each answer; a detour may be taken at any time. */
function stepsOf(flow: Flow): ReadonlyMap<string, number> {
  return new Map(
    flow.steps.flatMap((step, at) =>
      step.detour
        ? []
        : [
            ...(step.fields ?? []).map(({ id }) => [id, at] as const),
            ...[step.fieldsFrom?.into, step.forEach?.into, step.next?.as].flatMap((name) =>
              name === undefined ? [] : [[name, at] as const],
            ),
          ],
    ),
  )
}

/** Returns the paths that must have a value before Next of a step can be enabled. */
function neededBy(step: Step, path: string): Path[] {
  const ofFields = (step.fields ?? []).flatMap((field, at): Path[] =>
    neededByField(field, `${path}/fields/${at}`),
  )
  return [
    ...ofFields,
    ...pathsIn(step.fieldsFrom?.with, `${path}/fieldsFrom/with`),
    ...pathsIn(step.forEach?.with, `${path}/forEach/with`),
    ...pathsIn(step.next?.body, `${path}/next/body`),
  ]
}

function neededByField({ call, with: sent, options, optional, of }: Field, path: string): Path[] {
  const { from, where } = typeof options === 'object' ? options : {}
  return [
    ...(call === undefined ? [] : pathsIn(sent, `${path}/with`)),
    ...(from === undefined || optional ? [] : [[`${path}/options/from`, from] as const]),
    ...(optional ? [] : pathsIn(where, `${path}/options/where`)),
    ...(of === undefined ? [] : [[`${path}/of`, of] as const]),
  ]
}

interface Order {
  readonly flow: Flow
  readonly file: string
  readonly requestedAt: ReadonlyMap<string, number>
}

/** The later step that a name waits for, if it does. */
function laterStep(
  { flow, requestedAt }: Order,
  name: string,
  index: number,
): readonly [string, Step] | undefined {
  for (const source of sourcesOf(flow, rootOf(name))) {
    const at = requestedAt.get(source)
    if (at !== undefined && at > index) return [source, flow.steps[at]!]
  }
  return undefined
}

function lintNeeds(order: Order, step: Step, index: number): Finding[] {
  return neededBy(step, `/steps/${index}`).flatMap(([at, name]) => {
    const later = laterStep(order, name, index)
    if (later === undefined) return []
    const sentence = `'${name}' is known once '${later[0]}' is answered, which the later step '${later[1].id}' asks: nobody gets past '${step.id}'. Move it behind '${later[1].id}'.`
    return [caused(`later ${step.id} ${later[1].id}`, order.file, at, sentence)]
  })
}

/** Returns the answers behind a derived value; any other name stands for itself. */
function answersBehind(
  flow: Flow,
  name: string,
  find: (rule: string) => unknown,
  seen: readonly string[] = [],
): readonly string[] {
  const value = flow.values?.[name]
  if (value === undefined || seen.includes(name)) return [name]
  return usesOf(value.is).flatMap((use) =>
    (use.kind === 'var' ? [use.name] : use.kind === 'rule' ? readBy(use.name, find) : [])
      .map(rootOf)
      .flatMap((one) => answersBehind(flow, one, find, [...seen, name]))
      .flatMap((one) => sourcesOf(flow, one)),
  )
}

/** Reports rules that read only later answers, so they are never true at their step. */
function lintRules(order: Order, step: Step, index: number, context: LintContext): Finding[] {
  const { flow, file, requestedAt } = order
  const find = logicFinder(flow.rules, context)
  const path = `/steps/${index}`
  const places: [at: string, rule: string | undefined][] = [
    [`${path}/showWhen`, step.showWhen],
    ...(step.nextWhen ?? []).map((rule, at): [string, string] => [`${path}/nextWhen/${at}`, rule]),
    ...(step.fields ?? []).flatMap(({ showWhen, requireWhen }, at): [string, string | undefined][] => [
      [`${path}/fields/${at}/showWhen`, showWhen],
      [`${path}/fields/${at}/requireWhen`, requireWhen],
    ]),
  ]
  return places.flatMap(([at, rule]) => {
    const named = rule === undefined ? [] : readBy(rule, find).map(rootOf)
    const read = [...new Set(named.flatMap((name) => answersBehind(flow, name, find)))]
    const isTurned = rule !== undefined && hasNegation(rule, find)
    const steps = read.map((name) => requestedAt.get(name))
    if (
      read.length === 0 ||
      isTurned ||
      !steps.every((requested) => requested !== undefined && requested > index)
    )
      return []
    const later = flow.steps[Math.min(...steps.flatMap((requested) => requested ?? []))]!
    const sentence = `'${rule}' reads '${read[0]}', which the later step '${later.id}' asks: it is not yes here. Move what needs it behind '${later.id}'.`
    return [error(file, at, sentence)]
  })
}

/** Tells whether a rule may be true because a value is absent. */
function hasNegation(rule: string, find: (name: string) => unknown, seen: readonly string[] = []): boolean {
  if (seen.includes(rule)) return false
  const logic = find(rule)
  return (
    /"(?:!|!=|!==|missing|none|missing_some|if)":/.test(JSON.stringify(logic ?? null)) ||
    usesOf(logic).some((use) => use.kind === 'rule' && hasNegation(use.name, find, [...seen, rule]))
  )
}

/** Reports facts that depend on each other, so they are never loaded. */
function lintCycles(flow: Flow, file: string): Finding[] {
  const facts: Facts = flow.facts ?? {}
  const next = (name: string) =>
    pathsIn(facts[name]?.with, '').flatMap(([, from]) =>
      Object.hasOwn(facts, rootOf(from)) ? [rootOf(from)] : [],
    )
  const search = (name: string, way: readonly string[]): readonly string[] | undefined => {
    for (const inner of next(name)) {
      if (inner === way[0]) return [...way, inner]
      const found = way.includes(inner) ? undefined : search(inner, [...way, inner])
      if (found !== undefined) return found
    }
    return undefined
  }
  return Object.keys(facts).flatMap((name) => {
    const cycle = search(name, [name])
    if (cycle === undefined) return []
    const sentence = `These facts wait for each other and are never asked for: ${cycle.join(' → ')}. Ask one of them without the other.`
    return [
      caused(`cycle ${cycle.slice(1).toSorted().join(' ')}`, file, below('/facts', name, 'with'), sentence),
    ]
  })
}

/** Checks that a step reads only answers of earlier steps. */
export const lintFlowOrder: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const order: Order = { flow, file, requestedAt: stepsOf(flow) }
  return [
    ...lintCycles(flow, file),
    ...flow.steps.flatMap((step, index) =>
      step.detour ? [] : [...lintNeeds(order, step, index), ...lintRules(order, step, index, context)],
    ),
  ]
})
