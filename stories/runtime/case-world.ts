import type { Case, Cases } from '#definition/generated/cases.ts'
import type { Flow } from '#definition/generated/flow.ts'
import { mergeFacts } from '#engine/case/facts.ts'
import { createStore } from '#engine/flow/store.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { link } from './payment-flow.ts'
import { quoteIn } from './case-quotes.ts'
import { corridorWithFields } from './payment-facts.ts'
import { never, paymentServer } from './payment-server.ts'
import { limits } from '../limits.ts'

type Facts = Readonly<Record<string, unknown>>
type Params = Readonly<Record<string, unknown>> | undefined

export interface CaseWorld {
  readonly flow: LinkedFlow
  readonly facts: Facts
  readonly store: FlowStore
  readonly services: RuntimeServices
}

const flowFiles = import.meta.glob<Flow>('../../definitions/flows/*.flow.json', {
  eager: true,
  import: 'default',
})
const caseFiles = import.meta.glob<Cases>('../../definitions/flows/*.cases.json', {
  eager: true,
  import: 'default',
})
const definitions = Object.values(flowFiles)
/** Every flow by its id: an entry of a list may be a flow. */
export const flowsById: Readonly<Record<string, Flow>> = Object.fromEntries(
  definitions.map((definition) => [definition.id, definition]),
)
const linked = new Map<string, LinkedFlow>()

/** Returns the definition of a flow by its id. */
export const definitionOf = (id: string): Flow | undefined => flowsById[id]

/** Returns the linked flow. Each is linked on its first use, because linking all takes longer than drawing one. */
function linkedFlow(id: string): LinkedFlow | undefined {
  const definition = definitionOf(id)
  if (!definition) return undefined
  const flow = linked.get(id) ?? link(definition, flowsById)
  linked.set(id, flow)
  return flow
}

/** Fixed time: quotes of the cases are made at ten o'clock and expire after two minutes. */
const now = Date.parse('2026-11-20T10:00:20Z')

/** All steps, as 'flow/step'. */
export const everyStep = definitions.flatMap(({ id, steps }) => steps.map((step) => `${id}/${step.id}`))

/** A flow with its steps, each as 'flow/step' and by its title. */
interface FlowSteps {
  readonly id: string
  readonly title: string
  readonly steps: readonly { readonly path: string; readonly title: string }[]
}

/** All flows, sorted by title. */
export const everyFlow: readonly FlowSteps[] = definitions
  .map(({ id, title, steps }) => ({
    id,
    title,
    steps: steps.map((step) => ({ path: `${id}/${step.id}`, title: step.title })),
  }))
  .toSorted((one, other) => one.title.localeCompare(other.title))

function* worldsAt(
  path: string,
  instead?: LinkedFlow,
): Generator<{ readonly name: string; readonly world: CaseWorld }> {
  const [id = '', step = ''] = path.split('/')
  const flow = instead ?? linkedFlow(id)
  const file = Object.entries(caseFiles).find(([name]) => name.endsWith(`/${id}.cases.json`))?.[1]
  if (!flow || !file) return
  for (const one of file.cases) {
    const world = standIn(flow, step, mergeFacts({ limits, ...file.facts }, one.facts ?? {}), one.answers)
    goOn(world, step)
    if (world.store.place().step === step) yield { name: one.case, world }
  }
}

/**
 * Opens a run at a step, with the facts and answers of a case that reaches it: the named case, otherwise the first.
 * `instead` is the flow in another language or version.
 */
export function worldAt(
  path: string,
  { name, instead }: { readonly name?: string | undefined; readonly instead?: LinkedFlow | undefined } = {},
): CaseWorld | undefined {
  for (const one of worldsAt(path, instead)) if (name === undefined || one.name === name) return one.world
  return undefined
}

/** The names of all cases of a flow. */
export const casesOf = (id: string): readonly string[] =>
  Object.entries(caseFiles)
    .filter(([file]) => file.endsWith(`/${id}.cases.json`))
    .flatMap(([, { cases }]) => cases.map((one) => one.case))

/** The names of all cases that reach the step. */
export const casesAt = (path: string): readonly string[] => [...worldsAt(path)].map(({ name }) => name)

/** Advances to a step; calls of earlier steps get their answers from the case. */
function goOn({ flow: { definition }, facts, store }: CaseWorld, step: string): void {
  for (let left = definition.steps.length; left > 0 && store.place().step !== step; left -= 1) {
    const here = store.place().step
    const result = store.advance()
    if (!result.ok) return
    const answered = definition.steps.find(({ id }) => id === here)?.next?.as
    if (result.effects.some((effect) => effect.kind === 'call' && effect.then === 'take'))
      store.take(here, answered === undefined ? {} : facts[answered])
  }
}

function standIn(flow: LinkedFlow, step: string, facts: Facts, answers: Case['answers']): CaseWorld {
  const { id, version } = flow.definition
  const draft = { flow: id, version, answers: answers ?? {}, place: { step, returnTo: [] }, intent: 'case' }
  return {
    flow,
    facts,
    store: createStore(flow, { facts, draft, intent: 'case' }),
    services: {
      ...paymentServer(),
      serverNow: () => now,
      call: (call, { params, body }) =>
        answer(flow, facts, call, params) ?? quoteIn(answers ?? {}, call, body, now) ?? usual(call),
    },
  }
}

/** Returns the answer of a call from the facts of the case: that of the flow's fact, or under the name of the call. */
function answer(flow: LinkedFlow, facts: Facts, call: string, params: Params): Promise<unknown> | undefined {
  const fact = Object.entries(flow.definition.facts ?? {}).find(
    ([, requested]) => requested.call === call && isCalledWith(requested.with ?? {}, params),
  )
  const given = facts[call] ?? (fact && facts[fact[0]])
  return given === undefined ? undefined : Promise.resolve(given)
}

/** Answers that no case gives: the requirements of a destination, and the records that a review shows beside the quote. */
const usualAnswers: Readonly<Record<string, unknown>> = {
  'payout.dataRequirements': corridorWithFields,
  'balances.available': { currency: 'GBP', debit: '900.00', available: '1000', remaining: '100' },
  'approvals.deciders': { deciders: 1, says: 'Operator Two, before it goes.' },
}

/** Returns the default answer of a call. Other calls never resolve. */
const usual = (call: string): Promise<unknown> =>
  call in usualAnswers ? Promise.resolve(usualAnswers[call]) : never()

function isCalledWith(named: Readonly<Record<string, unknown>>, params: Params): boolean {
  return Object.entries(named).every(([name, source]) => {
    const isConstant = typeof source === 'object' && source !== null && 'is' in source
    return !isConstant || source.is === params?.[name]
  })
}
