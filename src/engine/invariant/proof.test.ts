import { describe, expect, it } from 'vitest'
import { kinds, provenIn, stepsIn, worldWith } from '#tests/unit/invariants/small-world.ts'

const holding = Object.keys(kinds).filter((name) => name !== 'goesOn')

it.each(holding)('%s holds where nothing is broken, and says over how much', (name) => {
  const { combinations, chains } = provenIn(worldWith(), kinds[name]!)
  expect(chains).toEqual([])
  expect(combinations).toBeGreaterThan(0)
})

const moves = 'machines/held/moves'

describe('prints the shortest chain where', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>, readonly string[]]>([
    [
      'the guard of a decision goes, and roles are given meanwhile',
      'neverBoth',
      { [`${moves}/0/guard`]: undefined },
      [
        '1. A person with the role ‘Payer’ begins.',
        "2. They make the call 'pay.start'.",
        '3. Somebody with the role ‘Chief’ gives them the role ‘Decider’.',
        "4. They make the move 'held.approve' to 'approved' by the call 'pay.approve', while configuration.settings.two is \"true\".",
      ],
    ],
    [
      'one role starts and decides, and needs nobody to give it more',
      'neverBoth',
      { [`${moves}/0/guard`]: undefined, 'roles/chief/includes': ['decider', 'payer'] },
      [
        '1. A person with the role ‘Chief’ begins.',
        "2. They make the call 'pay.start'.",
        "3. They make the move 'held.approve' to 'approved' by the call 'pay.approve', while configuration.settings.two is \"true\".",
      ],
    ],
    [
      'a new move leads into the same state without a guard',
      'neverBoth',
      { [`${moves}/3`]: { id: 'wave-through', from: ['pending'], to: 'approved', by: 'pay.decide' } },
      [
        '1. A person with the role ‘Payer’ begins.',
        "2. They make the call 'pay.start'.",
        '3. Somebody with the role ‘Chief’ gives them the role ‘Decider’.',
        "4. They make the move 'held.wave-through' to 'approved', while configuration.settings.two is \"true\".",
      ],
    ],
    [
      'a role includes one more',
      'only',
      { 'roles/reader/includes': ['payer'] },
      [
        "1. A person with the role ‘Reader’ holds the permission 'pay.write'.",
        "2. They make the call 'pay.start'.",
      ],
    ],
    [
      'everybody is given a right',
      'only',
      { 'permissions/pay.write/roles': ['payer', 'signed-in'] },
      ["1. Anybody who is signed in holds the permission 'pay.write'.", "2. They make the call 'pay.start'."],
    ],
    [
      'a guard lets people decide about themselves',
      'nobody',
      { [`${moves}/1/guard`]: undefined },
      [
        "1. A person with the role ‘Decider’ holds the permission 'pay.decide'.",
        '2. They make the move \'held.reject\' to \'rejected\', while record.by.id is "one" and session.user.id is "one" and configuration.settings.two is "true".',
      ],
    ],
    [
      'a call that writes asks only for the right to read',
      'neverReaches',
      { 'calls/pay.hurry/permission': 'pay.read' },
      [
        "1. A person with the role ‘Reader’ holds the permission 'pay.read'.",
        "2. They make the call 'pay.hurry', while flags.fast is true.",
      ],
    ],
    [
      'an answer may be left out on one branch',
      'alwaysAsks',
      { 'flows/send/steps/0/fields/1/showWhen': 'isFastOn' },
      [
        '1. A person fills in the flow \'send\', while country is "XX" and flags.fast is false.',
        "2. The step 'where' does not require 'purpose' then.",
        "3. They send it by the call 'pay.start'.",
      ],
    ],
    [
      'a move does not ask any more',
      'movesAsk',
      { [`${moves}/1/asks`]: undefined },
      [
        "1. A person makes the move 'held.reject'.",
        "2. It does not ask for 'reason', or lets it be left out.",
      ],
    ],
    [
      'nobody can leave a state that is not final',
      'alwaysEnds',
      { 'machines/held/states/approved/final': undefined },
      [
        "1. A record of 'held' begins as 'pending'.",
        "2. The move 'approve' makes it 'approved'.",
        "3. Nothing leads out of 'approved', and it is not final.",
      ],
    ],
    [
      'two states lead only to each other',
      'alwaysEnds',
      {
        'machines/held/states/lost': { label: 'L', tone: 'info' },
        'machines/held/states/found': { label: 'F', tone: 'info' },
        [`${moves}/3`]: { id: 'lose', from: ['pending', 'found'], to: 'lost' },
        [`${moves}/4`]: { id: 'find', from: ['lost'], to: 'found' },
      },
      [
        "1. A record of 'held' begins as 'pending'.",
        "2. The move 'lose' makes it 'lost'.",
        "3. From 'lost' nothing leads to a final state.",
      ],
    ],
    [
      'the only move out can never be made',
      'alwaysEnds',
      {
        'machines/held/states/approved/final': undefined,
        'machines/held/rules/isNever': {
          says: 'N.',
          when: { and: [{ '==': [{ var: 'a' }, 1] }, { '==': [{ var: 'a' }, 2] }] },
        },
        [`${moves}/3`]: { id: 'end', from: ['approved'], to: 'rejected', guard: 'isNever' },
      },
      [
        "1. A record of 'held' begins as 'pending'.",
        "2. The move 'approve' makes it 'approved'.",
        "3. Nothing leads out of 'approved', and it is not final.",
      ],
    ],
    [
      'a machine that goes on does not come back',
      'goesOn',
      {},
      [
        "1. A record of 'held' begins as 'pending'.",
        "2. The move 'reject' makes it 'rejected'.",
        "3. Nothing leads out of 'rejected', and it is not final.",
      ],
    ],
    [
      'a call answers it to others',
      'neverShows',
      { 'calls/pay.read/permission': 'pay.decide' },
      [
        "1. A person with the role ‘Decider’ holds the permission 'pay.decide'.",
        "2. They read it: the call 'pay.read' answers it.",
      ],
    ],
    [
      'details for others show it',
      'neverShows',
      {
        'details/payment/permission': 'self.read',
        'details/payment/sections': [{ items: [{ path: 'payee.iban' }] }],
      },
      [
        "1. Anybody who is signed in holds the permission 'self.read'.",
        "2. They read it: the details 'payment' show it.",
      ],
    ],
    [
      'a text prints it',
      'neverShows',
      { 'details/payment/permission': 'self.read', 'details/payment/title': 'To {payee.iban}' },
      [
        "1. Anybody who is signed in holds the permission 'self.read'.",
        "2. They read it: the details 'payment' show it.",
      ],
    ],
    [
      'a flag opens a right',
      'opensNothing',
      { 'permissions/pay.write/when': 'isFastOn' },
      [
        "1. A person with the permission 'pay.write' cannot use the permission 'pay.write'.",
        "2. The flag 'fast' is turned on.",
        "3. Now they can use the permission 'pay.write'.",
      ],
    ],
    [
      'a flag takes a guard away',
      'opensNothing',
      {
        [`${moves}/0/guard`]: 'isOthersOrFast',
        'machines/held/rules/isOthersOrFast': {
          says: 'O.',
          when: { or: [{ rule: 'isOthers' }, { rule: 'isFastOn' }] },
        },
      },
      [
        "1. A person with the permission 'pay.decide' cannot make the move 'held.approve' to 'approved' by the call 'pay.approve', while configuration.settings.two is \"true\" and record.by.id is session.user.id.",
        "2. The flag 'fast' is turned on.",
        "3. Now they can make the move 'held.approve' to 'approved' by the call 'pay.approve'.",
      ],
    ],
    [
      'a flag gives everybody a call',
      'givesNothing',
      { 'calls/pay.hurry/permission': 'self.read' },
      [
        "1. A person with the role ‘Anybody’ holds the permission 'self.read' and cannot make the call 'pay.hurry'.",
        "2. The flag 'fast' is turned on.",
        "3. Now they can make the call 'pay.hurry'.",
      ],
    ],
    [
      'a call that moves money may happen twice',
      'everyCall',
      { 'calls/pay.approve/idempotent': undefined },
      [
        "1. A person makes the call 'pay.approve'.",
        '2. It needs no Idempotency-Key, so the same intent may happen twice.',
      ],
    ],
    [
      'a call cannot refuse any more',
      'refuses',
      { 'calls/pay.start/faults': ['other'] },
      ["1. A person makes the call 'pay.start'.", "2. It cannot refuse with 'no-country'."],
    ],
    [
      'a move and its call need different rights',
      'everyCall',
      { 'calls/pay.approve/permission': 'pay.write' },
      [
        "1. A person makes the call 'pay.approve'.",
        "2. The move 'held.approve' needs 'pay.decide', its call 'pay.write'.",
      ],
    ],
    [
      'a list offers what is closed',
      'neverOffers',
      { 'options/offered/also': 'closed' },
      ["1. A person opens the list 'offered'.", "2. It offers ‘Exland’ (XX), which stands in 'closed'."],
    ],
    [
      'a field of a flow that sends money offers what is closed',
      'flowOffers',
      { 'flows/send/steps/0/fields/0/options': 'closed' },
      [
        "1. A person fills in 'country' of the flow 'send', from the list 'closed'.",
        "2. It offers ‘Exland’ (XX), which stands in 'closed'.",
      ],
    ],
  ])('%s (%s)', (_, kind, patch, steps) => {
    expect(stepsIn(worldWith(patch), kinds[kind]!)).toEqual(steps)
  })
})

it('keeps people from roles that their giver does not hold', () => {
  const patch = { [`${moves}/0/guard`]: undefined, 'roles/chief/includes': undefined }
  expect(stepsIn(worldWith(patch), kinds.neverBoth!)).toEqual([])
})

it('stands on nothing where nobody does the first, or nobody the second', () => {
  const nobodyStarts = { 'permissions/pay.write/roles': ['none'] }
  const nobodyDecides = { [`${moves}/0/by`]: undefined, [`${moves}/1/by`]: undefined }
  for (const patch of [nobodyStarts, nobodyDecides])
    expect(provenIn(worldWith(patch), kinds.neverBoth!).combinations).toBe(0)
  expect(provenIn(worldWith(), { only: { roles: [], acts: { moves: ['gone.*'] } } }).combinations).toBe(0)
  expect(
    provenIn(worldWith(), { alwaysAsks: { calls: ['pay.approve'], asks: ['purpose'] } }).combinations,
  ).toBe(0)
  expect(provenIn(worldWith(), { neverOffers: { lists: ['gone'], of: 'closed' } }).combinations).toBe(0)
})

it('writes the chain as a case that is ready to stand beside the definition', () => {
  const [chain] = provenIn(worldWith({ [`${moves}/0/guard`]: undefined }), kinds.neverBoth!).chains
  expect(chain).toMatchObject({
    of: 'machines/held',
    example: {
      state: 'pending',
      facts: {
        record: { by: { id: 'them' } },
        session: { user: { id: 'them' }, permissions: ['pay.decide'] },
      },
      moves: ['expire'],
    },
  })
})
