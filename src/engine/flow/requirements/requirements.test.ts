import { expect, it } from 'vitest'
import table from '#definitions/requirement-types.json' with { type: 'json' }
import { kinds } from '../../field/kinds.ts'
import { asks, opened } from '#tests/fixtures/engine/flow.ts'
import type { RequirementType } from '../../requirement/types.ts'

const source = {
  call: 'payout.dataRequirements',
  with: { country: 'country', of: { is: 'X' } },
  into: 'more',
}
const field = (fieldName: string, over: object = {}) => ({
  fieldName,
  fieldType: 'REQUIRED',
  fieldDataType: 'STRING',
  ...over,
})
const real = { kinds, requirementTypes: table.types as unknown as readonly RequirementType[] }
const groups = ['nick', 'acct', '*'].map((has) => ({ title: `Group ${has}`, has }))
const open = (options = {}) =>
  opened(
    {
      steps: [
        { id: 'one', title: 'One', fields: [asks('country')] },
        { id: 'ask', title: 'Ask', forEach: source, group: groups, next: { label: 'Go on' } },
        { id: 'end', title: 'End' },
      ],
      submit: { label: 'Send', call: 'tests.send', body: { given: 'more' } },
    },
    options,
    real,
  )
const ids = (store: ReturnType<typeof open>) => store.steps().map(({ id }) => id)

it('asks when all is known, blocks until the answer is there, and lets an answer to an older question go', () => {
  const store = open()
  expect(store.neededCalls()).toEqual([])
  expect(store.step('ask').blocked).toEqual([
    'Choose the answers above first: they decide what is asked next.',
  ])
  store.answer('country', 'DE')
  const body = { country: 'DE', of: 'X' }
  expect(store.neededCalls()).toEqual([
    { for: 'requirements', name: 'ask', call: 'payout.dataRequirements', body },
  ])
  store.advance()
  expect(store.advance()).toMatchObject({
    ok: false,
    errors: [],
    blocked: ['What is asked next is still being looked up.'],
  })
  store.setRequirements('ask', [field('old')], { country: 'FR', of: 'X' })
  expect(ids(store)).toEqual(['one', 'ask', 'end'])
  store.setRequirements('ask', [field('Cdtr.Nm'), field('nickName')], body)
  expect([store.neededCalls(), ids(store), store.place().step]).toEqual([
    [],
    ['one', 'ask-1', 'ask-3', 'end'],
    'ask-1',
  ])
  expect(store.step('ask-3').definition).toMatchObject({ title: 'Group *', next: { label: 'Go on' } })
  store.answer('country', 'FR')
  expect(store.neededCalls()).toHaveLength(1)
  expect(store.step('ask-1')).toMatchObject({ complete: false, fields: ['more/nickName'] })
})

it('keeps what is still asked for and the place when the server asks for something else', () => {
  const store = open()
  store.answer('country', 'DE')
  store.setRequirements(
    'ask',
    ['nick', 'acctNo', 'other', 'gone'].map((name) => field(name)),
  )
  store.advance()
  store.answer('more/nick', 'N')
  store.advance()
  store.answer('more/acctNo', '12')
  store.advance()
  store.answer('more/gone', 'G')
  expect(store.place().step).toBe('ask-3')
  store.setRequirements(
    'ask',
    ['nick', 'acctNo', 'other', 'new'].map((name) => field(name)),
  )
  expect(store.place().step).toBe('ask-3')
  expect(store.relevantAnswers()['more']).toEqual({ nick: 'N', acctNo: '12' })
  expect(store.field('more/gone').relevant).toBe(false)
  store.setRequirements(
    'ask',
    ['nick', 'gone', 'acctNo'].map((name) => field(name)),
  )
  expect(store.relevantAnswers()['more']).toEqual({ nick: 'N', gone: 'G', acctNo: '12' })
  store.setRequirements('ask', [field('nick')])
  expect(store.place().step).toBe('ask-1')
  store.advance()
  expect(store.advance()).toMatchObject({ effects: [{ body: { given: { nick: 'N' } } }] })
})

it('restores a draft into fields that arrive later, at its place', () => {
  const store = open()
  store.answer('country', 'DE')
  store.setRequirements('ask', [field('nick'), field('other')])
  store.answer('more/nick', 'N')
  store.goTo('ask-3')
  const again = open({ draft: store.draft() })
  expect(again.place().step).toBe('ask')
  again.setRequirements('ask', [field('nick'), field('other')])
  expect([again.place().step, again.field('more/nick').value]).toEqual(['ask-3', 'N'])
})

it('shows a stage that only groups name while one of them shows', () => {
  const group = [
    { title: 'Name', has: 'nick', stage: 'name' },
    { title: 'Account', has: 'acct', stage: 'account' },
  ]
  const progress = ['name', 'account', 'end'].map((id) => ({ id, title: id }))
  const steps = [
    { id: 'ask', title: 'Ask', forEach: { ...source, with: { of: { is: 'X' } } }, group },
    { id: 'end', title: 'End', stage: 'end' },
  ]
  const store = opened({ progress, steps })
  const stages = () => store.stages().map(({ id }) => id)
  expect(stages()).toEqual(['end'])
  store.setRequirements('ask', [field('acctNo')])
  expect(stages()).toEqual(['account', 'end'])
  store.setRequirements('ask', [field('acctNo'), field('nick')])
  expect(stages()).toEqual(['name', 'account', 'end'])
})

function readMessages(over: object, value: string | undefined) {
  const store = open()
  store.answer('country', 'DE')
  store.setRequirements('ask', [field('x', over)])
  store.goTo('ask-3')
  if (value !== undefined) store.answer('more/x', value)
  const result = store.advance()
  return result.ok ? 'right' : result.errors[0]?.message
}

it('follows the least and greatest length the server gives (IDN-043)', () => {
  const length = { fieldMinLength: 2, fieldMaxLength: 4 }
  expect(['a', 'ab', 'abcd', 'abcde'].map((value) => readMessages(length, value))).toEqual([
    'Enter at least 2 characters.',
    'right',
    'right',
    'Enter at most 4 characters.',
  ])
})

it('follows the required flag the server gives (IDN-044)', () => {
  expect(readMessages({}, undefined)).toBe('x is required.')
  expect(readMessages({}, '  ')).toBe('x is required.')
  expect(readMessages({ fieldType: 'OPTIONAL' }, undefined)).toBe('right')
})

it('follows the pattern the server gives (IDN-045)', () => {
  const pattern = { fieldRegexValidator: '^[A-Z]{4}0[A-Z0-9]{6}$' }
  expect(readMessages(pattern, 'HDFC0001234')).toBe('right')
  expect(readMessages(pattern, 'HDFC1001234')).toContain('not in the form that is asked for')
})

it.each(['([', '^(a+)+$', 'a{2,1}'])(
  'says an internal error for the server pattern %s (IDN-046)',
  (fieldRegexValidator) => {
    expect(readMessages({ fieldRegexValidator }, 'aaaa')).toBe(
      'An internal error happened, please reach out to technical support',
    )
  },
)

it('reports the pattern that cannot be used (IDN-047)', () => {
  const store = open()
  store.answer('country', 'DE')
  store.setRequirements('ask', [
    field('x', { fieldRegexValidator: '([' }),
    field('y', { fieldRegexValidator: '^a$' }),
  ])
  expect(store.requirementProblems()).toEqual([
    { step: 'ask', field: 'x', sentence: 'Its pattern does not compile, or can run away.' },
  ])
})

it('needs a date the server asks for as a real day YYYY-MM-DD (IDN-048)', () => {
  const date = { fieldDataType: 'DATE' }
  expect(readMessages(date, undefined)).toBe('x is required.')
  expect(readMessages(date, '2024-02-29')).toBe('right')
  for (const wrong of ['2023-02-29', '29/02/2024', '02/29/2024', '2024-2-9', '20240229'])
    expect(readMessages(date, wrong)).not.toBe('right')
})

it('puts what the server refused at the field it asked for', () => {
  const store = open()
  store.answer('country', 'DE')
  store.setRequirements('ask', [field('Cdtr.Nm')])
  for (const name of ['more/Cdtr.Nm', 'more.Cdtr.Nm', 'given.Cdtr.Nm', 'Cdtr.Nm']) {
    store.answer('more/Cdtr.Nm', name)
    expect(store.refuse({ [name]: 'No.' })).toEqual([])
    expect(store.field('more/Cdtr.Nm').error).toBe('No.')
  }
})

it('shows a card that adds a second one without what was asked of the first (IDN-027)', () => {
  const card = {
    id: 'card',
    title: 'Card',
    detour: true as const,
    showWhen: 'isOff',
    fields: [asks('country')],
    fieldsFrom: source,
    next: {
      label: 'Add',
      call: 'rows.create',
      body: { more: 'more' },
      take: { row: 'id' },
      forgets: true as const,
    },
  }
  const store = opened(
    {
      steps: [
        {
          id: 'list',
          title: 'List',
          fields: [asks('row')],
          actions: [{ id: 'add', label: 'Add', goTo: 'card' }],
        },
        card,
      ],
      rules: { isOff: { var: 'flags.off' } },
      submit: { label: 'Send', call: 'tests.send', body: { row: 'row' } },
    },
    {},
    real,
  )
  const shown = () => store.step('card').fields
  store.visit('card')
  store.answer('country', 'DE')
  store.setRequirements('card', [field('Cdtr.Nm')], { country: 'DE', of: 'X' })
  expect(shown()).toEqual(['country', 'more/Cdtr.Nm'])
  store.answer('more/Cdtr.Nm', 'Elbe')
  expect(store.advance().ok).toBe(true)
  store.take('card', { id: 'r1' })
  store.visit('card')
  expect(shown()).toEqual(['country'])
  store.answer('country', 'DE')
  expect(store.neededCalls()).toMatchObject([{ for: 'requirements', name: 'card' }])
})
