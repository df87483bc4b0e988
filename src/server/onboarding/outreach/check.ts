import { createStore } from '#engine/flow/store.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { Answers, FlowStore } from '#engine/flow/types.ts'
import type { Facts } from '#engine/rule/types.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { FieldFault } from '../../app/refused.ts'

/** The maximum of steps; a step that calls the server counts as well. */
const MOST_PRESSES = 60

const faultsIn = (store: FlowStore): FieldFault[] => {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const { step } = store.place()
    const result = store.advance()
    if (!result.ok) {
      if (result.blocked) return [{ path: step, keyword: 'nextWhen', message: result.blocked.join(' ') }]
      return result.errors.map(({ field, message }) => ({ path: field, keyword: 'answer', message }))
    }
    const call = result.effects.find((effect) => effect.kind === 'call')
    if (call?.then === 'submit') return []
    if (call) store.take(call.step, {})
  }
  return [{ path: '', keyword: 'flow', message: sayRefusals('notToEnd') }]
}

/** Runs the flow of the screen again with the server's facts, so that every step and rule is checked. */
export const checkWhole = (flow: LinkedFlow, answers: Answers, facts: Facts): FieldFault[] => {
  const store = createStore(flow, { intent: 'check', facts })
  for (const [id, value] of Object.entries(answers)) store.answer(id, value)
  return faultsIn(store)
}

/** Refuses answers to questions that the flow does not have. */
export const strangeAnswers = (flow: LinkedFlow, answers: Answers): FieldFault[] =>
  Object.keys(answers)
    .filter((id) => !flow.fields.has(id))
    .map((id) => ({ path: id, keyword: 'unknown', message: sayRefusals('noQuestion', { name: id }) }))
