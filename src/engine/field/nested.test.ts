import { expect, it } from 'vitest'
import { asks, is, linked, opened, type Sketch } from '#tests/fixtures/engine/flow.ts'
import { linkFlow } from '../flow/linking/link.ts'
import { createStore } from '../flow/store.ts'
import { sketch, library } from '#tests/fixtures/engine/flow.ts'
import { migrateDraft } from '../draft/migration.ts'
import { parseDraft, serialiseDraft } from '../draft/draft-text.ts'
import { sendersByCall } from '../submission/sender.ts'
import { validateBody } from '../submission/validate-body.ts'
import { kinds } from './kinds.ts'

const limits = { ownersMost: 3, ownersLeast: 2, textLength: 20 }

const owners = asks('owners', {
  type: 'list',
  label: 'Owners',
  item: { label: 'Owner', add: 'Add an owner' },
  least: 'ownersLeast',
  most: 'ownersMost',
  fields: [
    asks('name'),
    asks('isAbroad', { optional: true }),
    asks('permit', { showWhen: 'isOwnerAbroad' }),
    asks('share', { optional: true, requireWhen: 'hasManyOwners' }),
  ],
})

const flow: Sketch = {
  rules: {
    isOwnerAbroad: is('isAbroad', 'yes'),
    hasManyOwners: { '>': [{ length: [{ var: 'owners' }] }, 2] },
    isFirstNamedAda: is('owners.0.name', 'Ada'),
    isInPermit: is('owners.0.permit', 'P'),
  },
  steps: [
    {
      id: 'one',
      title: 'One',
      fields: [
        asks('home', {
          type: 'group',
          label: 'Home',
          fields: [asks('street'), asks('floor', { optional: true })],
        }),
        owners,
        asks('lines', {
          type: 'list',
          label: 'Lines',
          optional: true,
          item: { label: 'Line', add: 'Add a line' },
          each: asks('line'),
        }),
        asks('ada', { showWhen: 'isFirstNamedAda', optional: true }),
        asks('seen', { showWhen: 'isInPermit', optional: true }),
      ],
    },
  ],
  submit: { label: 'Send', call: 'x.y', body: { home: 'home', 'business.owners': 'owners', lines: 'lines' } },
}

const open = (answers: Record<string, unknown> = {}) => {
  const store = opened(flow, { facts: { limits } }, { kinds })
  for (const [id, value] of Object.entries(answers)) store.answer(id, value)
  return store
}

const wrongIn = (store: ReturnType<typeof open>) => {
  const result = store.advance()
  return result.ok ? [] : result.errors.map(({ field, label, message }) => `${field} | ${label} | ${message}`)
}

it('says what is wrong inside an answer at its part, with the number of the item (TRU-242)', () => {
  expect(wrongIn(open())).toEqual([
    'home/street | STREET | STREET is required.',
    'owners | Owners | Add at least 2.',
  ])
  const store = open({ home: { floor: '2' }, owners: [{ name: 'Ada' }, { isAbroad: 'yes' }] })
  expect(wrongIn(store)).toEqual([
    'home/street | STREET | STREET is required.',
    'owners/1/name | Owner 2, NAME | NAME is required.',
    'owners/1/permit | Owner 2, PERMIT | PERMIT is required.',
  ])
  expect(store.errors('one').map(({ field }) => field)).toEqual([
    'home/street',
    'owners/1/name',
    'owners/1/permit',
  ])
  expect(store.field('owners').error).toBe('Owner 2, NAME: NAME is required.')
  store.answer('owners', [{ name: 'A' }, { name: 'B' }, { name: 'C', share: '1' }, { name: 'D', share: '1' }])
  expect(wrongIn(store)).toEqual([
    'home/street | STREET | STREET is required.',
    'owners | Owners | Keep at most 3.',
    'owners/0/share | Owner 1, SHARE | SHARE is required.',
    'owners/1/share | Owner 2, SHARE | SHARE is required.',
  ])
})

it('remembers a part that nobody asks for now, and neither sends nor rules on it (TRU-242)', () => {
  const store = open({
    home: { street: 'Quay 1', strange: 'x' },
    owners: [{ name: 'Ada', isAbroad: 'yes', permit: 'P' }, { name: ' Bo ' }],
    lines: ['first', '', 'second'],
  })
  expect(wrongIn(store)).toEqual(['lines/1 | Line 2 | LINE is required.'])
  store.answer('lines', ['first', 'second'])
  expect(store.ending().body).toEqual({
    home: { street: 'Quay 1' },
    business: { owners: [{ name: 'Ada', isAbroad: 'yes', permit: 'P' }, { name: 'Bo' }] },
    lines: ['first', 'second'],
  })
  expect([store.field('ada').relevant, store.field('seen').relevant]).toEqual([true, true])
  expect(store.print('{home} | {owners} | {lines}')).toBe('Quay 1 | Ada, yes, P; Bo | first; second')
  store.answer('owners', [{ name: 'Ada', isAbroad: 'no', permit: 'P' }, { name: 'Bo' }])
  expect(store.field('owners').value).toEqual([{ name: 'Ada', isAbroad: 'no', permit: 'P' }, { name: 'Bo' }])
  expect(store.relevantAnswers()['owners']).toEqual([{ name: 'Ada', isAbroad: 'no' }, { name: 'Bo' }])
  expect(store.ending().body['business']).toEqual({
    owners: [{ name: 'Ada', isAbroad: 'no' }, { name: 'Bo' }],
  })
  expect(store.field('seen').relevant).toBe(false)
})

it('reads back a draft with its parts, whatever else stands in it (TRU-245)', () => {
  const store = open({ home: { street: 'Quay 1' }, owners: [{ name: 'Ada' }, { permit: 'P' }], lines: ['a'] })
  const parsed = parseDraft(serialiseDraft(store.draft()))
  if (!parsed.ok) throw new Error(parsed.sentence)
  const migrated = migrateDraft(store.flow, parsed.draft)!
  expect(migrated.dropped).toEqual([])
  const again = createStore(store.flow, { intent: 'i', draft: migrated.draft, facts: { limits } })
  expect(again.answers()).toEqual(store.answers())
  for (const garbage of [1, 'x', [[], null, 'x'], { home: 3 }, [{ name: { deep: [1] } }]]) {
    const answers = { home: garbage, owners: garbage, lines: garbage }
    const { draft } = migrateDraft(store.flow, { ...parsed.draft, answers })!
    createStore(store.flow, { intent: 'i', draft, facts: { limits } }).advance()
  }
})

it('starts from a record, and shows both answers where somebody else saved another one (TRU-245)', () => {
  const { steps, rules, submit } = flow
  const store = opened(
    {
      steps,
      rules: rules!,
      submit: submit!,
      facts: { entry: { call: 'x.read' } },
      starts: { home: 'entry.home' },
    },
    { facts: { limits, entry: { home: { street: 'Quay 1', floor: null, id: 7 } } } },
    { kinds },
  )
  expect(store.field('home').value).toEqual({ street: 'Quay 1' })
  expect(store.isChanged()).toBe(false)
  store.answer('home', { street: 'Quay 2' })
  expect(store.resolveConflict('entry', { home: { street: 'Quay 3' } })).toEqual([
    { field: 'home', label: 'Home', mine: { street: 'Quay 2' }, theirs: { street: 'Quay 3' }, isMine: true },
  ])
  store.revert()
  expect(store.field('home').value).toEqual({ street: 'Quay 3' })
})

it('puts what the server refuses at the part it names, until that part changes (TRU-243)', () => {
  const store = open({ home: { street: 'Quay 1' }, owners: [{ name: 'Ada' }, { name: 'Bo' }] })
  const sentence = 'Nobody is called so.'
  const refused = {
    'business.owners.1.name': sentence,
    'owners/0/name': 'Not this one.',
    'home.street': 'No quay.',
  }
  expect(store.refuse(refused)).toEqual([])
  expect(store.errors('one')).toEqual([
    { field: 'home/street', step: 'one', label: 'STREET', message: 'No quay.' },
    { field: 'owners/1/name', step: 'one', label: 'Owner 2, NAME', message: sentence },
    { field: 'owners/0/name', step: 'one', label: 'Owner 1, NAME', message: 'Not this one.' },
  ])
  expect(store.field('owners').refusedInside).toContainEqual({
    path: '1/name',
    label: 'Owner 2, NAME',
    message: sentence,
  })
  store.answer('owners', [{ name: 'Ada' }, { name: 'Cy' }])
  expect(store.errors('one').map(({ field }) => field)).toEqual(['home/street', 'owners/0/name'])
  expect(store.advance().ok).toBe(false)
})

it('refuses of a body what the screen refuses: same sentence, same place (TRU-243)', () => {
  const senders = sendersByCall([linked(flow, { kinds })]).get('x.y')!
  const check = (body: object) =>
    validateBody(senders, { body, facts: { limits } }).map(({ path, message }) => `${path}: ${message}`)
  const good = { home: { street: 'Quay 1' }, business: { owners: [{ name: 'Ada' }, { name: 'Bo' }] } }
  expect(check(good)).toEqual([])
  expect(check({ ...good, business: { owners: [{ name: 'Ada' }, { isAbroad: 'yes' }] } })).toEqual([
    'business.owners.1.name: NAME is required.',
    'business.owners.1.permit: PERMIT is required.',
  ])
  expect(check({ ...good, business: { owners: [{ name: 'Ada' }] } })).toEqual([
    'business.owners: Add at least 2.',
  ])
  expect(check({ ...good, home: { floor: '2' }, lines: ['x'.repeat(21)] })).toEqual([
    'home.street: STREET is required.',
    'lines.0: Enter at most 20 characters.',
  ])
})

it('links no rule outside a list that reads inside it, and no part that hides a fact around it (TRU-246)', () => {
  const problemsOf = (change: (parts: Sketch) => Sketch) => {
    const result = linkFlow(sketch(change(structuredClone(flow))), { ...library, kinds })
    return result.ok ? [] : result.problems.map(({ path, sentence }) => `${path}: ${sentence}`)
  }
  expect(problemsOf((parts) => parts)).toEqual([])
  const [step] = flow.steps
  const withField = (at: number, more: object) => (parts: Sketch) => ({
    ...parts,
    steps: [
      {
        ...step!,
        fields: step!.fields!.map((field, place) => (place === at ? { ...field, ...more } : field)),
      },
    ],
  })
  expect(problemsOf(withField(3, { showWhen: 'isOwnerAbroad' }))).toEqual([
    "/steps/0/fields/3/showWhen: 'isOwnerAbroad' reads 'isAbroad', which is asked inside a group or list: only the fields beside 'isAbroad' can name this rule. Name another one.",
  ])
  expect(problemsOf(withField(0, { fields: [asks('street'), asks('ada')] }))).toEqual([
    "/steps/0/fields/0/fields/1/id: The name 'ada' hides what is called so outside 'home'. Give it another name.",
  ])
  expect(problemsOf(withField(0, { fields: [asks('street', { showWhen: 'isOwnerAbrod' })] }))).toEqual([
    "/steps/0/fields/0/fields/0/showWhen: There is no rule 'isOwnerAbrod'.",
  ])
  const cyclic = withField(1, { fields: [...owners.fields!, asks('last', { showWhen: 'isOnAda' })] })
  expect(
    problemsOf((parts) => cyclic({ ...parts, rules: { ...parts.rules, isOnAda: is('ada', 'x') } }))[0],
  ).toContain('in a circle')
})
