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
/** Every flow as it is written, by its id: an entry of a list may be a flow of its own. */
export const flowsById: Readonly<Record<string, Flow>> = Object.fromEntries(
  definitions.map((definition) => [definition.id, definition]),
)
const linked = new Map<string, LinkedFlow>()

/** A flow as it is written, by its id. */
export const definitionOf = (id: string): Flow | undefined => flowsById[id]

/** The same, linked once it is drawn: to link all of them takes longer than to draw one. */
function linkedFlow(id: string): LinkedFlow | undefined {
  const definition = definitionOf(id)
  if (!definition) return undefined
  const flow = linked.get(id) ?? link(definition, flowsById)
  linked.set(id, flow)
  return flow
}

/** Quotes of the cases are given at ten o'clock and stand for two minutes. */
const now = Date.parse('2026-11-20T10:00:20Z')

/** 'flow/step' for every step there is. */
export const everyStep = definitions.flatMap(({ id, steps }) => steps.map((step) => `${id}/${step.id}`))

/** A flow with its steps, each as 'flow/step' and by its title. */
interface FlowSteps {
  readonly id: string
  readonly title: string
  readonly steps: readonly { readonly path: string; readonly title: string }[]
}

/** Every flow there is, by its title. */
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

/** The facts and answers of a case that reaches the step, the first unless it is named, as a run that stands there; of the flow in another language or version where one is given. */
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

/** Past the steps before it that end in a call, as if the server had answered what the case says it did. */
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

/** A case gives what the server answers as the flow's own fact of that call, or under the call's name. */
function answer(flow: LinkedFlow, facts: Facts, call: string, params: Params): Promise<unknown> | undefined {
  const fact = Object.entries(flow.definition.facts ?? {}).find(
    ([, requested]) => requested.call === call && isCalledWith(requested.with ?? {}, params),
  )
  const given = facts[call] ?? (fact && facts[fact[0]])
  return given === undefined ? undefined : Promise.resolve(given)
}

/** Answers that no case gives: what a destination wants to know of a beneficiary, and what a review shows beside the quote. */
const usualAnswers: Readonly<Record<string, unknown>> = {
  'payout.dataRequirements': corridorWithFields,
  'balances.available': { currency: 'GBP', debit: '900.00', available: '1000', remaining: '100' },
  'approvals.deciders': { deciders: 1, says: 'Operator Two, before it goes.' },
}

/** The usual answer of a call; others wait. */
const usual = (call: string): Promise<unknown> =>
  call in usualAnswers ? Promise.resolve(usualAnswers[call]) : never()

function isCalledWith(named: Readonly<Record<string, unknown>>, params: Params): boolean {
  return Object.entries(named).every(([name, source]) => {
    const isConstant = typeof source === 'object' && source !== null && 'is' in source
    return !isConstant || source.is === params?.[name]
  })
}
