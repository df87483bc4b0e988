import { expect, it } from 'vitest'
import { propagate } from '../../relevance/propagation.ts'
import { asks, is, library, linked, sketch, type Sketch } from '#tests/fixtures/engine/flow.ts'
import { linkFlow } from './link.ts'

function problems(parts: Sketch) {
  const result = linkFlow(sketch(parts), library)
  return result.ok ? [] : result.problems
}
const one = (...fields: ReturnType<typeof asks>[]) => [{ id: 'one', title: 'One', fields }]

it('names what it does not know, with what was probably meant', () => {
  const found = problems({
    rules: { isOn: is('flags.on', true) },
    facts: { rows: { call: 'rows.list' } },
    progress: [{ id: 'start', title: 'Start' }],
    steps: [
      {
        id: 'one',
        title: 'One',
        stage: 'strat',
        showWhen: 'isOm',
        fields: [
          asks('a', { type: 'txet' }),
          asks('b', { options: 'leters', derivedFrom: 'nothing' }),
          asks('name', { of: 'flgs.x' }),
        ],
        checks: [{ must: 'isOn', at: 'nmae', message: 'M' }],
        actions: [{ id: 'x', label: 'X', goTo: 'tow' }],
        next: { call: 'a.b', take: { nam: 'id' }, refreshes: ['row'] },
      },
      { id: 'two', title: 'Two', nextWhen: ['isNo'] },
    ],
    submit: {
      label: '{nme}',
      call: 'tests.send',
      body: { a: 'nmae.b' },
      instead: [{ when: 'isOf', label: 'L', call: 'a.b', body: { a: { is: 1 } } }],
    },
  })
  expect(Object.fromEntries(found.map(({ path, nearest }) => [path, nearest]))).toStrictEqual({
    '/steps/0/fields/0/type': 'text',
    '/steps/0/fields/1/derivedFrom': undefined,
    '/steps/0/fields/1/options': 'letters',
    '/steps/0/fields/2/of': 'flags',
    '/steps/0/showWhen': 'isOn',
    '/steps/0/stage': 'start',
    '/steps/0/actions/0/goTo': 'two',
    '/steps/0/checks/0/at': 'name',
    '/steps/0/next/take/nam': 'name',
    '/steps/0/next/refreshes/0': 'rows',
    '/steps/1/nextWhen/0': 'isOn',
    '/submit/instead/0/when': 'isOn',
    '/submit/label': 'name',
    '/submit/body': 'name',
  })
})

it('does not link a circle of conditions, and names it field by field', () => {
  const rules = { isA: is('a', 'x'), isB: is('b', 'x'), isC: is('c', 'x') }
  const found = problems({
    rules,
    steps: one(
      asks('a', { showWhen: 'isC' }),
      asks('b', { showWhen: 'isA' }),
      asks('c', { showWhen: 'isB' }),
      asks('d'),
    ),
  })
  expect(found).toHaveLength(1)
  expect(found[0]!.sentence).toMatch(/field '[abc]' → field '[abc]' → field '[abc]' → field '[abc]'/)
  expect(
    problems({ rules: { isA: rules.isA }, steps: one(asks('a', { showWhen: 'isA' })) })[0]!.sentence,
  ).toContain("field 'a' → field 'a'")
  const values = { v: { says: 'V.', is: { cat: [{ var: 'a' }] } } }
  expect(problems({ values, steps: one(asks('a', { derivedFrom: 'v' })) })[0]!.sentence).toContain(
    "value 'v'",
  )
})

it('refuses names given twice, names that hide facts, and patterns that run away', () => {
  const found = problems({
    facts: { a: { call: 'x.y' } },
    steps: [
      ...one(asks('a'), asks('flags'), asks('p', { value: { pattern: '^(a+)+$' } })),
      { id: 'one', title: 'Again' },
    ],
  })
  expect(found.map(({ path }) => path)).toEqual([
    '/steps/0/fields/2/value/pattern',
    '/steps/1/id',
    '/steps/0/fields/0/id',
    '/steps/0/fields/1/id',
  ])
})

it('says the problem of a broken rule or value and of a rule that may read anything', () => {
  const found = problems({
    rules: { isX: { nope: [] }, isAny: { '!!': [{ var: '' }] } },
    values: { v: { says: 'V.', is: { nope: [] } } },
    steps: one(asks('a', { showWhen: 'isAny' })),
  })
  expect(found.map(({ path }) => path.split('/').slice(0, 3).join('/'))).toEqual([
    '/rules/isX',
    '/values/v',
    '',
  ])
})

it('knows what must be judged again, in order', () => {
  const flow = linked({
    rules: { isA: is('a', 'x'), isB: is('b', 'x'), isOn: is('flags.on', true) },
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [asks('c', { showWhen: 'isB' }), asks('b', { showWhen: 'isA' }), asks('a')],
      },
      { id: 'two', title: 'Two', showWhen: 'isOn' },
    ],
  })
  const evaluatedAfter = (name: string) => {
    const outcome: string[] = []
    propagate(flow.graph, { facts: [name] }, (place) => {
      const { id, gives } = flow.graph.nodes[place]!
      outcome.push(id)
      return { changed: gives, moved: true }
    })
    return outcome
  }
  expect(evaluatedAfter('a')).toEqual(['fields/b', 'fields/c'])
  expect(evaluatedAfter('flags')).toEqual(['steps/two'])
  expect(evaluatedAfter('c')).toEqual([])
})
