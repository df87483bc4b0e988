import { expect, it } from 'vitest'
import { asks, is, opened } from '#tests/fixtures/engine/flow.ts'

const parts = {
  rules: {
    isSmall: { '<': [{ length: [{ var: 'a' }] }, 4] },
    isReady: is('flags.ready', true),
    hasNoC: { '!': [{ rule: 'isC' }] },
    isC: is('c', 'no'),
  },
  steps: [
    {
      id: 'one',
      title: 'One',
      fields: [
        asks('a'),
        asks('b', { value: { minLength: 2, maxLength: 3, pattern: '^[a-z]+$' }, optional: true as const }),
        asks('c', { optional: true as const }),
      ],
      checks: [
        { must: 'isSmall', at: 'a', message: "'{a}' is too long." },
        { must: 'hasNoC', at: 'c', message: 'Not no.' },
      ],
      nextWhen: ['isReady'],
    },
    { id: 'two', title: 'Two' },
  ],
}

it('shows no error before a field was left, and the errors of the step after Next', () => {
  const store = opened(parts)
  store.answer('b', '1')
  expect([store.field('b').error, store.errors('one')]).toEqual([undefined, []])
  store.leave('b')
  expect(store.field('b').error).toBe('Enter at least 2 characters.')
  store.answer('b', 'A1')
  expect(store.field('b').error).toBe(
    'This is not in the form that is asked for. Check it and try again. ‘A’ and ‘1’ cannot be sent.',
  )
  store.answer('b', 'abcd')
  expect(store.field('b').error).toBe('Enter at most 3 characters.')
  expect(store.field('a').error).toBeUndefined()
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ field: 'a' }, { field: 'b' }] })
  expect(store.errors('one').map(({ message }) => message)).toEqual([
    'A is required.',
    'Enter at most 3 characters.',
  ])
  store.answer('a', 'x')
  expect(store.field('a').error).toBeUndefined()
})

it('judges checks on Next and follows them afterwards; a blank optional answer has nothing to check', () => {
  const store = opened(parts, { facts: { flags: { ready: true } } })
  store.answer('a', 'long one')
  store.leave('a')
  expect(store.field('a').error).toBeUndefined()
  expect(store.advance()).toMatchObject({
    ok: false,
    errors: [{ field: 'a', message: "'long one' is too long." }],
  })
  store.answer('a', 'abc')
  expect(store.field('a').error).toBeUndefined()
  store.answer('c', 'no')
  expect(store.field('c').error).toBe('Not no.')
  store.answer('c', '')
  expect(store.advance()).toMatchObject({ ok: true, place: { step: 'two' } })
})

it('says what blocks Next in the words of its rules', () => {
  const store = opened(parts)
  store.answer('a', 'x')
  expect(store.step('one')).toMatchObject({ blocked: ['isReady.'], complete: false })
  expect(store.advance()).toEqual({ ok: false, errors: [], blocked: ['isReady.'] })
  store.setFacts({ flags: { ready: true } })
  expect(store.step('one')).toMatchObject({ blocked: [], complete: true })
})

it('shows what the server refused at once, blocks until that value changes, and says what belongs nowhere', () => {
  const store = opened(
    { ...parts, submit: { label: 'Send', call: 'tests.send', body: { alpha: 'a' } } },
    { facts: { flags: { ready: true } } },
  )
  store.answer('a', 'x')
  expect(store.refuse({ 'alpha.deep': 'Taken.', other: 'Lost.', b: 'Wrong too.' })).toEqual(['other'])
  expect([store.field('a').error, store.field('b').error]).toEqual(['Taken.', 'Wrong too.'])
  store.answer('c', 'z')
  expect(store.field('a').error).toBe('Taken.')
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ field: 'a' }, { field: 'b' }] })
  store.answer('a', 'y')
  expect(store.field('a').error).toBeUndefined()
  store.answer('b', 'bb')
  expect(store.advance()).toMatchObject({ ok: true })
})

it('bounds a text by its named limit and a number by its narrowed range', () => {
  const fields = [
    asks('a', { limit: 'most', optional: true }),
    asks('n', { value: { minimum: 1, exclusiveMaximum: '10.50' }, optional: true }),
  ]
  const store = opened({ steps: [{ id: 'one', title: 'One', fields }] }, { facts: { limits: { most: 3 } } })
  for (const id of ['a', 'n']) store.leave(id)
  const readMessages = (id: string, value: string) => {
    store.answer(id, value)
    return store.field(id).error
  }
  expect([readMessages('a', 'éèê'), readMessages('a', 'four')]).toEqual([
    undefined,
    'Enter at most 3 characters.',
  ])
  store.setFacts({ limits: { most: 4 } })
  expect(store.field('a').error).toBeUndefined()
  expect([
    readMessages('n', '0.99'),
    readMessages('n', '1'),
    readMessages('n', '10.49'),
    readMessages('n', '10.5'),
  ]).toEqual(['Enter 1 or more.', undefined, undefined, 'Enter less than 10.50.'])
})

it('judges a warning again when what it reads changes', () => {
  const store = opened({ steps: [{ id: 'one', title: 'One', fields: [asks('q', { type: 'quote' })] }] })
  store.answer('q', { id: '1', status: 'ready' })
  expect(store.field('q').warning).toBeUndefined()
  store.setFacts({ flags: { slow: true } })
  expect(store.field('q').warning).toBe('Slow ready')
  expect(store.print('{q} / {q.id} / {q.none}{none}')).toBe('quote ready / 1 /')
})

it('shows at its field what somebody asks to be mended, as long as that is asked (TRU-549)', () => {
  const store = opened({
    repairs: 'flags.asks',
    steps: [{ id: 'one', title: 'One', fields: [asks('a'), asks('b', { optional: true as const })] }],
  })
  store.setFacts({ flags: { asks: [{ field: 'a', says: 'Write it as in the register.' }] } })
  expect([store.field('a').warning, store.field('b').warning]).toEqual([
    'Write it as in the register.',
    undefined,
  ])
  store.answer('a', 'mended')
  expect(store.field('a').warning).toBe('Write it as in the register.')
  expect(store.advance().ok).toBe(true)
  store.setFacts({ flags: { asks: [] } })
  expect(store.field('a').warning).toBeUndefined()
})

it('lets a refused value of a kind that can be refused say so itself, and blocks what rests on it', () => {
  const store = opened({
    rules: { isReady: is('q.status', 'ready') },
    steps: [{ id: 'one', title: 'One', fields: [asks('q', { type: 'quote' })], nextWhen: ['isReady'] }],
    submit: { label: 'Send', call: 'x.send', body: { quoteId: 'q.id' } },
  })
  store.answer('q', { id: '1', status: 'ready' })
  expect(store.step('one').blocked).toEqual([])
  expect(store.refuse({ quoteId: 'The quote has expired.' })).toEqual(['quoteId'])
  expect(store.field('q').value).toMatchObject({ status: 'expired' })
  expect(store.step('one').blocked).toEqual(['isReady.'])
})

it('warns at a field, given or not, and goes on, where a check only warns', () => {
  const warned = opened({
    rules: { hasTag: { has: ['b'] } },
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [asks('a'), asks('b', { optional: true as const })],
        checks: [{ must: 'hasTag', at: 'b', message: 'Most need it.', warns: true as const }],
      },
      { id: 'two', title: 'Two' },
    ],
  })
  warned.answer('a', 'x')
  expect([warned.field('b').warning, warned.errors('one')]).toEqual(['Most need it.', []])
  warned.advance()
  expect(warned.place().step).toBe('two')
  warned.visit('one')
  warned.answer('b', 'x')
  expect(warned.field('b').warning).toBeUndefined()
})

it('asks for an answer where the label is a question', () => {
  const store = opened({
    steps: [{ id: 'one', title: 'One', fields: [asks('a', { label: 'What is wrong?' })] }],
  })
  store.leave('a')
  expect(store.field('a').error).toBe('Answer this question.')
})

it('does not compare with an answer that cannot be read: that one says so', () => {
  const day = (id: string) => asks(id, { value: { pattern: String.raw`^\d{4}-\d\d-\d\d$` } })
  const store = opened({
    rules: { isInOrder: { 'date<=': [{ var: 'a' }, { var: 'b' }] } },
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [day('a'), day('b')],
        checks: [{ must: 'isInOrder', at: 'b', message: 'Too early.' }],
      },
    ],
  })
  store.answer('a', '01/02/2026')
  store.answer('b', '2026-01-31')
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ field: 'a' }] })
  store.answer('a', '2026-02-01')
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ field: 'b', message: 'Too early.' }] })
})
