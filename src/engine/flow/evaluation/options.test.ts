import { expect, it } from 'vitest'
import { asks, is, library, opened } from '#tests/fixtures/engine/flow.ts'
import { choices } from '../../field/choices.ts'

const pick = (id: string, more: object) => asks(id, { type: 'choice', ...more })
const several = (id: string, more: object) => asks(id, { type: 'choices', ...more })
const step = (...fields: ReturnType<typeof asks>[]) => [{ id: 'one', title: 'One', fields }]
const values = (store: ReturnType<typeof opened>, id: string) =>
  store.field(id).options.map(({ value }) => value)

it('shows options by their rule, and treats one that is gone as absent with memory', () => {
  const store = opened(
    { rules: { hasC: is('flags.c', true) }, steps: step(pick('letter', { options: 'letters' })) },
    { facts: { flags: { c: true } } },
  )
  expect(values(store, 'letter')).toEqual(['a', 'b', 'c'])
  store.answer('letter', 'c')
  expect(store.print('{letter}')).toBe('Cee')
  store.setFacts({ flags: { c: false } })
  expect(values(store, 'letter')).toEqual(['a', 'b'])
  expect([store.field('letter').value, store.relevantAnswers(), store.answers()]).toEqual([
    undefined,
    {},
    { letter: 'c' },
  ])
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ message: 'Choose one.' }] })
  store.setFacts({ flags: { c: true } })
  expect(store.field('letter').value).toBe('c')
})

it('offers what was used last first, and the rest behind in its own order (TRU-609)', () => {
  const payees = [
    { id: 'new' },
    { id: 'early', paid: '2026-01-02T00:00:00Z' },
    { id: 'old' },
    { id: 'late', paid: '2026-03-02T00:00:00Z' },
  ]
  const options = { from: 'payees.list', value: 'id', label: 'id' }
  const store = opened(
    {
      facts: { payees: { call: 'payees.list' } },
      steps: step(pick('who', { options: { ...options, latest: 'paid' } }), pick('as-is', { options })),
    },
    { facts: { payees: { list: payees } } },
  )
  expect(values(store, 'who')).toEqual(['late', 'early', 'new', 'old'])
  expect(values(store, 'as-is')).toEqual(['new', 'early', 'old', 'late'])
})

const people = [
  { id: 'x', name: 'Xu', land: 'DE', seen: { at: '2026-01-02' } },
  { id: 'y', name: 'Yu', land: 'FR', seen: { at: '2026-01-03' } },
  { id: 'x', name: 'Twice', land: 'DE' },
  { name: 'No id' },
]
const from = {
  from: 'people.list',
  value: 'id',
  label: 'name',
  as: 'person',
  also: ['seen.at', { path: 'land', options: 'lands' }],
  where: { land: 'land' },
}
const parts = {
  facts: { people: { call: 'people.list' } },
  rules: { isFrench: is('person.land', 'FR') },
  steps: step(
    asks('land', { optional: true }),
    pick('who', { options: { ...from, where: undefined } }),
    pick('near', { options: { ...from, as: undefined }, optional: true }),
    asks('vin', { showWhen: 'isFrench', optional: true }),
  ),
}

it('takes options from a list of records, equal values once, codes in words, and gives the chosen record as a fact', () => {
  const store = opened(parts)
  expect(values(store, 'who')).toEqual([])
  store.setFacts({ people: { list: people } })
  expect(store.field('who').options).toEqual([
    { value: 'x', label: 'Xu', also: ['2026-01-02', 'Germany'] },
    { value: 'y', label: 'Yu', also: ['2026-01-03', 'FR'] },
  ])
  store.answer('who', 'y')
  expect([store.fact('person.name'), store.field('vin').relevant]).toEqual(['Yu', true])
  store.setFacts({ people: { list: people.slice(0, 1) } })
  expect([store.fact('person'), store.field('vin').relevant]).toEqual([undefined, false])
})

it('narrows records to those that say what another answer says', () => {
  const store = opened(parts, { facts: { people: { list: people } } })
  expect(values(store, 'near')).toEqual([])
  store.answer('land', 'DE')
  expect(values(store, 'near')).toEqual(['x'])
  store.answer('near', 'x')
  store.answer('land', 'FR')
  expect([values(store, 'near'), store.field('near').value]).toEqual([['y'], undefined])
})

it('labels plain entries from a list, and names them by themselves otherwise', () => {
  const store = opened(
    { steps: step(pick('n', { options: { from: 'configuration.names', labels: 'names' } })) },
    { facts: { configuration: { names: ['x', 'z', 3, null, ' '] } } },
  )
  expect(store.field('n').options).toEqual([
    { value: 'x', label: 'Ex', hint: 'The first.' },
    { value: 'z', label: 'z' },
    { value: '3', label: '3' },
  ])
})

it('chooses the only one there is when the definition says so, and nothing when there are two', () => {
  const options = { from: 'configuration.names' }
  const steps = step(pick('one', { options, chooseWhenOnlyOne: true }), pick('asked', { options }))
  const store = opened({ steps }, { facts: { configuration: { names: ['x'] } } })
  expect(store.relevantAnswers()).toEqual({ one: 'x' })
  store.setFacts({ configuration: { names: ['x', 'y'] } })
  expect(store.relevantAnswers()).toEqual({})
  store.answer('one', 'y')
  store.setFacts({ configuration: { names: ['z'] } })
  expect(store.field('one').value).toBe('z')
})

it('ticks the only choice of several until the person answers otherwise (TRU-894)', () => {
  const options = { from: 'configuration.names' }
  const steps = step(several('some', { options, chooseWhenOnlyOne: true }))
  const kinds = new Map(library.kinds).set('choices', choices)
  const openedWith = (...names: string[]) =>
    opened({ steps }, { facts: { configuration: { names } } }, { kinds })
  const store = openedWith('x')
  expect(store.relevantAnswers()).toEqual({ some: ['x'] })
  store.answer('some', [])
  expect(store.relevantAnswers()).toEqual({})
  store.answer('some', ['x'])
  store.setFacts({ configuration: { names: ['x', 'y'] } })
  expect(store.relevantAnswers()).toEqual({ some: ['x'] })
  expect(openedWith('x', 'y').relevantAnswers()).toEqual({})
})

it('chooses nothing from a list that cannot be read', () => {
  const steps = step(pick('one', { options: { from: 'configuration.names' }, chooseWhenOnlyOne: true }))
  for (const names of [undefined, null, 'x', { 0: 'x', length: 1 }, 7]) {
    expect(opened({ steps }, { facts: { configuration: { names } } }).field('one').options).toEqual([])
  }
})
