import { expect, it } from 'vitest'
import { lintKeyOrder } from './key-order.ts'

it('puts the keys of a file in order, and leaves those it has no opinion on where they stand (rule 3)', () => {
  const [found] = lintKeyOrder('a', { id: 'a', $schema: 's', path: '/', purpose: 'P', title: 'T' })
  expect(found).toMatchObject({
    path: '',
    sentence: "'$schema' stands too late: it comes before 'id'. Move it there.",
    fix: { path: '', order: ['$schema', 'id', 'path', 'title', 'purpose'] },
  })
})

it('puts steps and fields in order: who it is, conditions, the rest', () => {
  const fields = [{ type: 'text', id: 'a', limit: 'l', showWhen: 'isA', label: 'A' }]
  const found = lintKeyOrder('a', { steps: [{ fields, title: 'T', id: 's' }] })
  expect(found.map(({ fix }) => fix)).toEqual([
    { path: '/steps/0', order: ['id', 'title', 'fields'] },
    { path: '/steps/0/fields/0', order: ['id', 'type', 'label', 'showWhen', 'limit'] },
  ])
})

it('has no opinion on what is no definition', () => {
  for (const data of [null, undefined, 1, 'a', [], { steps: 1 }, { steps: [null, { fields: {} }, 3] }])
    expect(lintKeyOrder('a', data)).toEqual([])
})
