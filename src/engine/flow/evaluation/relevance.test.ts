import { expect, it } from 'vitest'
import { asks, is, opened } from '#tests/fixtures/engine/flow.ts'

const chain = {
  rules: { isUsa: is('country', 'US'), isAlabama: is('state', 'AL'), hasOrg: { has: ['org'] } },
  steps: [
    {
      id: 'one',
      title: 'One',
      fields: [
        asks('org', { showWhen: 'isAlabama' }),
        asks('state', { showWhen: 'isUsa' }),
        asks('country'),
        asks('extra', { showWhen: 'hasOrg', optional: true as const }),
      ],
    },
  ],
  submit: { label: 'Send', call: 'tests.send', body: { country: 'country', state: 'state', org: 'org' } },
}

function answered() {
  const store = opened(chain)
  for (const [id, value] of [
    ['country', 'US'],
    ['state', 'AL'],
    ['org', 'Acme'],
  ] as const)
    store.answer(id, value)
  return store
}

it('leaves no ghost of a chain of conditions, and remembers all of it', () => {
  const store = answered()
  expect(store.step('one').fields).toEqual(['org', 'state', 'country', 'extra'])
  store.answer('country', 'CA')
  expect(store.relevantAnswers()).toEqual({ country: 'CA' })
  expect(store.ending().body).toEqual({ country: 'CA' })
  expect(store.facts()['org']).toBeUndefined()
  expect(store.step('one').fields).toEqual(['country'])
  expect(store.answers()).toEqual({ country: 'CA', state: 'AL', org: 'Acme' })
  store.answer('country', 'US')
  expect(store.ending().body).toEqual({ country: 'US', state: 'AL', org: 'Acme' })
})

it('never validates what is not relevant', () => {
  const store = answered()
  store.answer('org', 'bad')
  expect(store.step('one').complete).toBe(false)
  store.answer('country', 'CA')
  expect(store.step('one').complete).toBe(true)
  expect(store.advance()).toMatchObject({ ok: true })
})

it('does not show what a condition cannot know, nor a step', () => {
  const store = opened({
    rules: { isAbove: { '>': [{ var: 'limits.most' }, 3] }, isNotOn: { '!': [{ var: 'flags.on' }] } },
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [asks('a', { showWhen: 'isAbove' }), asks('b', { showWhen: 'isNotOn' })],
      },
      { id: 'two', title: 'Two', showWhen: 'isNotOn' },
    ],
  })
  expect(store.step('one').fields).toEqual([])
  expect(store.steps().map(({ id }) => id)).toEqual(['one'])
  store.setFacts({ limits: { most: 4 }, flags: { on: false } })
  expect(store.step('one').fields).toEqual(['a', 'b'])
  expect(store.steps().map(({ id }) => id)).toEqual(['one', 'two'])
})

it('takes blank for absent, wherever it comes from', () => {
  const store = opened({ steps: [{ id: 'one', title: 'One', fields: [asks('a')] }] })
  for (const blank of ['', '  ', '\n', null, undefined, 7]) {
    store.answer('a', 'x')
    store.answer('a', blank)
    expect(store.answers()).toEqual({})
  }
})

it('requires, locks and derives by rule', () => {
  const store = opened({
    rules: { isStrict: is('mode', 'strict'), isFixed: is('mode', 'fixed') },
    values: { both: { says: 'Both.', is: { cat: [{ var: 'a' }, '-', { var: 'b' }] } } },
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [
          asks('mode', { optional: true }),
          asks('a', { optional: true, requireWhen: 'isStrict', lockWhen: 'isFixed' }),
          asks('b', { optional: true }),
          asks('c', { derivedFrom: 'both', optional: true }),
        ],
      },
    ],
  })
  expect(store.field('a')).toMatchObject({ required: false, locked: false })
  store.answer('mode', 'strict')
  expect(store.field('a').required).toBe(true)
  expect(store.advance()).toMatchObject({
    ok: false,
    errors: [{ field: 'a', step: 'one', label: 'A', message: 'A is required.' }],
  })
  store.answer('a', '1')
  store.answer('b', '2')
  store.answer('c', 'typed')
  expect(store.field('c')).toMatchObject({ value: '1-2', locked: true })
  expect(store.fact('both')).toBe('1-2')
  store.answer('mode', 'fixed')
  store.answer('a', '9')
  expect(store.field('a').value).toBe('1')
})

it('lets two fields require each other without a circle', () => {
  const rules = { hasA: { has: ['a'] }, hasB: { has: ['b'] } }
  const fields = [
    asks('a', { optional: true, requireWhen: 'hasB' }),
    asks('b', { optional: true, requireWhen: 'hasA' }),
  ]
  const store = opened({ rules, steps: [{ id: 'one', title: 'One', fields }] })
  store.answer('a', 'x')
  expect([store.field('a').required, store.field('b').required]).toEqual([false, true])
})
