import { expect, it } from 'vitest'
import type { Flow } from '#definition/generated/flow.ts'
import { realChecked } from './broken-definitions.ts'

const { flows } = realChecked.library

/** Fields, checks and sent values of a flow, independent of its steps. */
const listQuestions = ({ steps, rules = {}, submit }: Flow) => ({
  fields: new Map(steps.flatMap(({ fields = [] }) => fields).map((field) => [field.id, field])),
  checks: steps.flatMap(({ checks = [] }) => checks).map(({ must, at }) => ({ at, rule: rules[must]?.when })),
  sent: Object.keys(submit.body ?? {}),
})

it.each([
  ['owner', 'ONB-013, ONB-015, ONB-046, ONB-048'],
  ['contact', 'ONB-010, ONB-012'],
  ['exposure', 'ONB-051'],
  ['exchange', 'CON-020, CON-021, CON-022, CON-023, CON-024'],
  ['ach-service', 'CON-002, CON-018, CON-019'],
  ['holiday', 'CON-008, CON-025'],
])('asks of an edited %s what it asked when it was added, and sends it all (%s)', (noun) => {
  const [added, edited] = [listQuestions(flows[`add-${noun}`]!), listQuestions(flows[`edit-${noun}`]!)]
  expect(added.fields.size).toBeGreaterThan(1)
  expect([...edited.fields]).toEqual([...added.fields])
  expect(edited.checks).toEqual(added.checks)
  expect(edited.sent).toEqual(expect.arrayContaining(added.sent))
})
