import { expect, it } from 'vitest'
import { readSchemas } from '#server/definitions/schemas.ts'
import { findingsWith, realChecked } from './broken-definitions.ts'

const { tasks, flows, tables, permissions, roles, flags, faults } = realChecked.library
const added = { tasks, flows, tables, permissions, roles, flags, faults }

function listsIn(node: unknown): string[][] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'enum' in node && Array.isArray(node.enum) ? [node.enum.map(String)] : []
  return [...own, ...Object.values(node).flatMap(listsIn)]
}

it('lets an answer name a task, a flow or a role that an analyst adds: no entity lists those there are (ONB-001)', () => {
  const lists = [...readSchemas()]
    .filter(([name]) => name.startsWith('entities/'))
    .flatMap(([name, schema]) => listsIn(schema).map((list) => ({ name, list })))
  expect(lists.length).toBeGreaterThan(20)
  const closed = lists.flatMap(({ name, list }) =>
    Object.entries(added)
      .filter(([, existing]) => list.every((one) => Object.hasOwn(existing, one)))
      .map(([kind]) => `${name} lists ${kind}: ${list.join(', ')}`),
  )
  expect(closed).toEqual([])
})

it('knows the review of every task there is, and of no other', () => {
  const file = 'tasks/ach-setup.task.json'
  const fact = '/rules/hasCreditApproval/when/in/0/var'
  expect(findingsWith(file, { [fact]: 'record.reviews.centralisedBusiness' })).not.toContainEqual(
    expect.stringContaining(fact),
  )
  expect(findingsWith(file, { [fact]: 'record.reviews.yourFinanc' })).toContainEqual(
    expect.stringMatching(/Did you mean 'record\.reviews\.yourFinance'\?$/),
  )
})
