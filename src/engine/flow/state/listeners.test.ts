import { expect, it } from 'vitest'
import { asks, is, opened } from '#tests/fixtures/engine/flow.ts'

/** Makes a form in which two of ten fields have a condition, as in performance.md. */
function form(count: number) {
  const fields = Array.from({ length: count }, (_, at) => {
    const condition =
      at % 10 === 3 || at % 10 === 7 ? { showWhen: `is${at - 1}On`.replace(/\d+/, (n) => `F${n}`) } : {}
    return asks(`f${at}`, { ...condition, value: { minLength: 1, maxLength: 40, pattern: '^[a-z]+$' } })
  })
  const conditions = fields.flatMap(({ showWhen }) => (showWhen ? [showWhen] : []))
  const rules = Object.fromEntries(conditions.map((name) => [name, is(`f${name.match(/\d+/)![0]}`, 'on')]))
  const store = opened({ rules, steps: [{ id: 'one', title: 'One', fields }] })
  const woken: string[] = []
  for (const { id } of fields) store.onField(id, () => woken.push(id))
  return { store, fields, woken }
}

it.each([20, 100, 300])(
  'wakes one field of %i for one answer, and its dependents when they change',
  (count) => {
    const { store, fields, woken } = form(count)
    const before = fields.map(({ id }) => store.field(id))
    store.answer('f0', 'x')
    expect(woken).toEqual(['f0'])
    expect(fields.filter(({ id }, at) => store.field(id) !== before[at])).toHaveLength(1)
    store.answer('f2', 'of')
    store.answer('f2', 'on')
    expect(woken).toEqual(['f0', 'f2', 'f2', 'f3'])
    store.answer('f2', 'on')
    store.answer('f2', ' on ')
    expect(woken).toHaveLength(4)
  },
)

it('wakes nobody for facts that nobody reads, and only readers for those they read', () => {
  const { store, woken } = form(20)
  let shapes = 0
  store.onShape(() => (shapes += 1))
  store.setFacts({ flags: { other: true } })
  expect([woken, shapes]).toEqual([[], 0])
})

it('keeps states, steps and stages the same objects while nothing in them changed', () => {
  const { store } = form(20)
  const [field, step, steps, facts, expected] = [
    store.field('f5'),
    store.step('one'),
    store.steps(),
    store.facts(),
    store.neededCalls(),
  ]
  store.leave('f1')
  expect([store.field('f5'), store.step('one'), store.steps(), store.facts(), store.neededCalls()]).toEqual([
    field,
    step,
    steps,
    facts,
    expected,
  ])
  expect(store.field('f5')).toBe(field)
  expect(store.step('one')).toBe(step)
  expect(store.steps()).toBe(steps)
  expect(store.facts()).toBe(facts)
  expect(store.neededCalls()).toBe(expected)
})

it('wakes the shape when a step becomes complete, and answers for every answer', () => {
  const store = opened({
    steps: [{ id: 'one', title: 'One', fields: [asks('a'), asks('b', { optional: true })] }],
  })
  const heard: string[] = []
  store.onShape(() => heard.push('shape'))
  const stop = store.onAnswers(() => heard.push('answers'))
  store.answer('b', 'x')
  store.answer('a', 'x')
  stop()
  store.answer('b', 'y')
  expect(heard).toEqual(['answers', 'shape', 'answers'])
})

it('lets who is woken answer again', () => {
  const store = opened({
    steps: [{ id: 'one', title: 'One', fields: [asks('a'), asks('b', { optional: true })] }],
  })
  store.onField('a', () => store.answer('b', `after ${String(store.field('a').value)}`))
  store.answer('a', '1')
  expect(store.field('b').value).toBe('after 1')
})
