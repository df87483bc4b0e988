import type { Flow } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { limits, type Example } from './example.ts'

function flowOf({ field, locked }: Example, id: string): Flow {
  const lock = locked ? { lockWhen: 'isLocked' } : {}
  return {
    $schema: '',
    id: 'example',
    version: 1,
    title: 'Example',
    purpose: 'Shows one field.',
    permission: 'examples.show',
    rules: { isLocked: { says: 'The field is locked.', when: { '==': [{ var: 'story.isLocked' }, true] } } },
    steps: [{ id: 'only', title: 'Only', fields: [{ id, ...field, ...lock }] }],
    submit: { label: 'Send', call: 'examples.send', body: { answer: id } },
  }
}

/** The engine's store of a flow with one field. */
export function exampleStore(example: Example, id: string): FlowStore {
  const options = new Map([
    ['offered', example.options ?? []],
    ['document-kinds', example.options ?? []],
  ])
  const linked = linkFlow(flowOf(example, id), {
    kinds,
    rules: new Map(),
    options,
    ...(example.flows && { flows: example.flows }),
  })
  if (!linked.ok) throw new Error(linked.problems.map((problem) => problem.sentence).join(' '))
  const facts = { limits, story: { isLocked: false }, ...example.facts }
  const store = createStore(linked.flow, { intent: 'example', facts })
  if (example.value !== undefined) store.answer(id, example.value)
  if (example.left) store.leave(id)
  if (example.refused) store.refuse({ [id]: example.refused })
  if (example.locked) store.setFacts({ story: { isLocked: true } })
  return store
}
