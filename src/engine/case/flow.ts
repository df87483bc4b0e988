import type { Case } from '#definition/generated/cases.ts'
import { advanceFrom, errorsIn } from '../flow/navigation/next-step.ts'
import { createRun } from '../flow/state/create-run.ts'
import { endingNow } from '../flow/submission/ending.ts'
import { arrive } from '../flow/requirements/requirements.ts'
import type { Run } from '../flow/state/run.ts'
import { moveTo } from '../flow/state/run-update.ts'
import { takeCallAnswer } from '../flow/submission/call-answer.ts'
import type { LinkedFlow } from '../flow/linking/linked-flow.ts'
import type { Advance } from '../flow/types.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { expectOpens } from './results/expected-rights.ts'
import { objectOf } from '#values/object.ts'

type Facts = Readonly<Record<string, unknown>>

/**
 * Runs one case of a flow and returns a sentence for each difference; none means that it passes. The facts
 * hold the answers of the server: under the flow's fact of that call, or under the id of the call.
 */
export function runCase(
  flow: LinkedFlow,
  definition: Case,
  globals: Facts,
  permissions: LinkedPermissions = new Map(),
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const run = openRun(flow, facts, definition.answers ?? {})
  expectOpens(expected, definition, flow.definition.permission, { permissions, facts })
  for (const name of run.waiting.keys())
    expected.fail(`answers: There is no field '${name}'. Name a field that the flow asks for.`)
  expected.same(
    'steps',
    definition.steps,
    run.path.map((state) => state.id),
  )
  expected.same(
    'stages',
    definition.stages,
    run.stages.map((stage) => stage.title),
  )
  if (definition.starts !== undefined)
    expected.same('starts', definition.starts, openRun(flow, facts, undefined).place.step)
  expected.each('asks', definition.asks, (step) => run.states.get(step)?.fields)
  expected.each('requires', definition.requires, (step) => requiredIn(run, step))
  expected.same('documents', definition.documents, documentsIn(run))
  expected.each('refuses', definition.refuses, (step) => messagesIn(run, step))
  expected.each('tells', definition.tells, (field) => messageAt(run, field))
  expected.each('blocks', definition.blocks, (step) => run.states.get(step)?.blocked)
  expected.each('rules', definition.rules, (name) => flow.rules.get(name)?.evaluate(run.scope))
  expected.each('values', definition.values, (name) => run.scope[name])
  // Going on changes a run: the first that does so may have the one that was only looked at.
  let looked: Run | undefined = run
  const open = () => {
    const next = looked ?? openRun(flow, facts, definition.answers ?? {})
    looked = undefined
    return next
  }
  expected.each('advances', definition.advances, (step) => nextOf(open(), step))
  if (definition.sends) expected.same('sends', definition.sends, sent(open()))
  return expected.differences()
}

/** Opens a run of the flow with the answers of a case, and with the server's fields from its facts. */
export function openRun(flow: LinkedFlow, facts: Facts, answers: Facts | undefined): Run {
  const place = { step: '', returnTo: [] }
  const { id, version } = flow.definition
  const draft = answers && { flow: id, version, answers: spread(flow, answers), place, intent: 'case' }
  const run = createRun(flow, { facts, intent: 'case', draft })
  for (const step of flow.definition.steps) {
    const source = step.fieldsFrom ?? step.forEach
    const fields = source && fieldsGiven(flow, facts, source.call)
    if (fields) arrive(run, step.id, fields, undefined)
  }
  return run
}

/** Spreads answers to the server's fields that a case gives under one name. */
function spread(flow: LinkedFlow, answers: Facts): Facts {
  const groups = new Set(flow.definition.steps.map((step) => (step.fieldsFrom ?? step.forEach)?.into))
  const entries = Object.entries(answers).flatMap(([name, value]) => {
    if (!groups.has(name)) return [[name, value] as const]
    return Object.entries(value ?? {}).map(([field, one]) => [`${name}/${field}`, one] as const)
  })
  return Object.fromEntries(entries)
}

function fieldsGiven(flow: LinkedFlow, facts: Facts, call: string): readonly unknown[] | undefined {
  const named = Object.entries(flow.definition.facts ?? {}).find(
    ([name, fact]) => fact.call === call && facts[name],
  )?.[0]
  const answer = facts[call] ?? (named === undefined ? undefined : facts[named])
  const { fields } = objectOf(answer)
  return Array.isArray(fields) ? fields : undefined
}

function requiredIn(run: Run, step: string): readonly string[] | undefined {
  const cells = run.shown.get(step)?.cells.filter((cell) => cell.relevant && cell.state.required)
  return cells?.map((cell) => cell.id)
}

/** Returns the documents of the fields that show, step by step. */
function documentsIn(run: Run): readonly string[] {
  const cells = run.path.flatMap(({ id }) => run.shown.get(id)?.cells.filter((cell) => cell.relevant) ?? [])
  return cells.flatMap(({ linked: { definition } }) => definition.document ?? [])
}

function messagesIn(run: Run, step: string): Facts | undefined {
  if (!run.shown.has(step)) return undefined
  return Object.fromEntries(errorsIn(run, step).map(({ field, message }) => [field, message]))
}

function messageAt(run: Run, field: string): string | undefined {
  const { error, warning, message } = run.cells.get(field)?.state ?? {}
  return error === undefined ? (warning ?? message) : undefined
}

function nextOf(run: Run, step: string): unknown {
  if (!run.path.some((state) => state.id === step)) return 'a step that is not relevant'
  run.wish = undefined
  moveTo(run, { step, returnTo: [] })
  const first = advanceFrom(run)
  const isCalled =
    first.ok && first.effects.some((effect) => effect.kind === 'call' && effect.then === 'take')
  const result = isCalled ? takeCallAnswer(run, step, {}) : first
  return result.ok ? result.place.step : whyNot(result)
}

function sent(run: Run): unknown {
  run.wish = undefined
  const { call, body } = endingNow(run)
  for (const { id } of run.path) {
    const base = run.shown.get(id)!.base
    if (run.shown.get(id)!.definition.next?.call) run.done.add(base)
  }
  moveTo(run, { step: run.path.at(-1)!.id, returnTo: [] })
  const result = advanceFrom(run)
  return result.ok ? { call, body } : whyNot(result)
}

function whyNot(result: Extract<Advance, { ok: false }>): readonly string[] {
  return result.blocked ?? result.errors.map(({ field, message }) => `${field}: ${message}`)
}
