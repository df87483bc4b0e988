import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStore } from '#engine/flow/store.ts'
import type { FlowStore, NeededCall } from '#engine/flow/types.ts'
import { facts, quote, requirements, values } from './walk-supplies.ts'
import { realChecked } from './broken-definitions.ts'

const flow = realChecked.linked.flows.get('single-payment')!
const { submit, steps } = flow.definition
const fields = [...flow.fields.keys()]

let submits = 0

type Move = (store: FlowStore) => void

function supply(store: FlowStore, { for: kind, name, body }: NeededCall, chance: number) {
  if (kind === 'requirements')
    return store.setRequirements(name, requirements[chance % requirements.length]!, body)
  const existing = facts[name as keyof typeof facts]
  return store.setFacts({ [name]: existing[chance % existing.length] })
}

function fill(store: FlowStore, id: string, chance: number) {
  const { options, definition } = store.field(id)
  const option = options[chance % Math.max(1, options.length)]
  if (option) store.answer(id, option.value)
  else if (definition.type === 'quote') store.answer(id, quote)
  else if (definition.type !== 'file') store.answer(id, 'TEXT')
}

function next(store: FlowStore, isAnswered: boolean) {
  const { blocked } = store.step(store.place().step)
  const result = store.advance()
  if (blocked.length > 0) expect(result.ok).toBe(false)
  const call = result.ok ? result.effects.find((effect) => effect.kind === 'call') : undefined
  if (call?.then === 'take' && isAnswered) store.take(call.step, { identityId: 'new-1' })
  if (call?.then !== 'submit') return
  submits += 1
  expect(store.steps().filter((step) => !step.complete)).toEqual([])
}

/** Answers all that some steps ask, and goes on after each. */
const goOn =
  (chance: number, count: number): Move =>
  (store) => {
    for (let step = 0; step < count; step += 1) {
      for (const ask of store.neededCalls()) supply(store, ask, 0)
      for (const id of store.step(store.place().step).fields) fill(store, id, chance)
      next(store, true)
    }
  }

const one = <T>(list: readonly T[]) => fc.constantFrom(...list)
const answerable = [...fields, 'newRequirements/Cdtr.Nm', 'newRequirements/CdtrAcct.IBAN']
const moves: readonly { arbitrary: fc.Arbitrary<Move>; weight: number }[] = [
  {
    weight: 8,
    arbitrary: fc.tuple(one(answerable), one(values)).map(([id, value]) => (store) => {
      if (fields.includes(id) || listRequests(store).includes(id)) store.answer(id, value)
    }),
  },
  // Goes on as a determined person would, so that walks get further than by chance.
  {
    weight: 14,
    arbitrary: fc.tuple(fc.nat(), fc.nat({ max: 6 })).map(([chance, count]) => goOn(chance, count)),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(one(Object.keys(facts)), fc.nat()).map(([name, chance]) => (store) => {
      const existing = facts[name as keyof typeof facts]
      store.setFacts({ [name]: existing[chance % existing.length] })
    }),
  },
  // The server answers something that was asked for, now or never.
  {
    weight: 12,
    arbitrary: fc.tuple(fc.nat(), fc.nat()).map(([which, chance]) => (store) => {
      const inputs = store.neededCalls()
      const ask = inputs[which % Math.max(1, inputs.length)]
      if (ask) supply(store, ask, chance)
    }),
  },
  { weight: 3, arbitrary: one(fields).map((id) => (store) => store.leave(id)) },
  { weight: 3, arbitrary: fc.constant((store) => void store.back()) },
  {
    weight: 3,
    arbitrary: one(steps).map(
      ({ id }) =>
        (store) =>
          void store.goTo(id),
    ),
  },
  {
    weight: 4,
    arbitrary: one(steps).map(
      ({ id }) =>
        (store) =>
          void store.visit(id),
    ),
  },
  {
    weight: 2,
    arbitrary: one([...fields, ...Object.keys(submit.body)]).map((name) => (store) => {
      store.refuse({ [name]: 'The server says no.' })
    }),
  },
  {
    weight: 16,
    arbitrary: fc.boolean().map((isAnswered) => (store) => next(store, isAnswered)),
  },
]

/** All that may be known is, then step by step to the end. */
const straight: Move[] = [
  (store) =>
    store.setFacts(Object.fromEntries(Object.entries(facts).map(([name, [first]]) => [name, first]))),
  ...Array.from({ length: steps.length }, () => goOn(0, 1)),
]
const walk = fc.array(fc.oneof(...moves), { minLength: 10, maxLength: 60 })
const permissions = new Set(['payments.write', 'identities.write', 'identities.read'])
const start = () => createStore(flow, { intent: 'walk', permissions })

const listRequests = (store: FlowStore) => store.steps().flatMap((step) => step.fields)

/** Checks the conditions that hold at every step of the flow. */
function expectConsistent(store: FlowStore) {
  const { step, returnTo } = store.place()
  const shown = store.step(step)
  const isDetour = steps.some(({ id, detour }) => detour && id === step)
  expect(isDetour || store.steps().includes(shown)).toBe(true)
  for (const id of returnTo) expect(store.step(id).id).toBe(id)
  for (const id of shown.fields) expect(store.field(id).relevant).toBe(true)
  expect(store.stages().filter(({ status }) => status === 'current')).toHaveLength(1)
  const { body } = store.ending()
  for (const [key, path] of Object.entries(submit.body)) {
    const root = typeof path === 'string' ? path.split('.')[0]! : ''
    if (fields.includes(root) && !store.field(root).relevant) expect(body).not.toHaveProperty(key)
  }
  for (const id of fields) {
    const { relevant, value, error } = store.field(id)
    if (!relevant) expect([value, error, store.fact(id)]).toEqual([undefined, undefined, undefined])
  }
  expect(() => structuredClone(store.draft())).not.toThrow()
}

it('keeps its promises on every way through the payment, whatever arrives when', () => {
  fc.assert(
    fc.property(walk, (path) => {
      const store = start()
      for (const move of path) {
        move(store)
        expectConsistent(store)
      }
    }),
    // The first walk goes straight to the end, so that the checks of a submit never depend on chance.
    { numRuns: 80, examples: [[straight]] },
  )
  expect(submits).toBeGreaterThan(0)
})

it('stands where it stood when it is opened again with what is known', () => {
  fc.assert(
    fc.property(walk, (path) => {
      const store = start()
      for (const move of path) move(store)
      const existing = Object.fromEntries(Object.keys(facts).map((name) => [name, store.fact(name)]))
      const again = createStore(flow, { intent: 'walk', permissions, facts: existing, draft: store.draft() })
      expectConsistent(again)
      expect(again.steps().map((step) => step.id)).toEqual(store.steps().map((step) => step.id))
      // A detour closes when the step that opened it cannot be reached any more.
      const compared = again.place().step === store.place().step ? fields : listRequests(again)
      for (const id of compared) expect(again.field(id).relevant, id).toBe(store.field(id).relevant)
    }),
    { numRuns: 40 },
  )
})
