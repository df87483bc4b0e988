import { emptyLibrary, type Library } from '#definition/library.ts'
import type { Invariant } from '#definition/generated/invariant.ts'
import { numbered } from '#engine/invariant/finding-text.ts'
import { prove } from '#engine/invariant/proof.ts'
import type { Proof, World } from '#engine/invariant/types.ts'
import { linkRights } from '#server/definitions/linked-definitions.ts'

const role = (label: string, includes?: string[], more: object = {}) => ({
  label,
  area: 'A',
  group: 'G',
  access: 'edit',
  ...(includes && { includes }),
  ...more,
})
const permission = (id: string, roles: string[], more: object = {}) => ({ id, says: 'S.', roles, ...more })
const call = (id: string, right: string, more: object = {}) => ({
  id,
  purpose: 'P.',
  permission: right,
  method: 'POST',
  path: '/x/{id}',
  answer: 'empty',
  ...more,
})
const asks = (fact: string, value: unknown) => ({ '==': [{ var: fact }, value] })

/** Payments that one person starts and another decides, a flow that sends them, a list, a flag: a few definitions to break. */
const small = {
  ...emptyLibrary,
  roles: {
    'signed-in': role('Anybody'),
    payer: role('Payer'),
    decider: role('Decider'),
    chief: role('Chief', ['decider'], { administrator: true }),
    reader: role('Reader'),
    staff: role('Staff', undefined, { provider: true }),
  },
  permissions: {
    'self.read': permission('self.read', ['signed-in']),
    'pay.read': permission('pay.read', ['payer', 'reader']),
    'pay.write': permission('pay.write', ['payer']),
    'pay.decide': permission('pay.decide', ['decider'], { when: 'isTwoPeople' }),
    'people.write': permission('people.write', ['chief']),
  },
  rules: {
    shared: {
      id: 'shared',
      rules: {
        isTwoPeople: { says: 'Two people decide.', when: asks('configuration.settings.two', 'true') },
        isFastOn: { says: 'It is fast.', when: asks('flags.fast', true) },
        isThere: { says: 'It goes there.', when: asks('country', 'XX') },
      },
    },
  },
  flags: { fast: { label: 'Fast', says: 'It is fast.' } },
  faults: {},
  calls: {
    'pay.start': call('pay.start', 'pay.write', { idempotent: true, faults: ['no-country'] }),
    'pay.approve': call('pay.approve', 'pay.decide', { idempotent: true }),
    'pay.read': call('pay.read', 'pay.read', { method: 'GET', answer: 'payment' }),
    'pay.hurry': call('pay.hurry', 'pay.write', { checks: [{ must: 'isFastOn', fault: 'slow' }] }),
    'people.update': call('people.update', 'people.write', { gives: 'roles' }),
  },
  machines: {
    held: {
      id: 'held',
      initial: 'pending',
      rules: {
        isOthers: { says: 'O.', when: { '!=': [{ var: 'record.by.id' }, { var: 'session.user.id' }] } },
      },
      states: {
        pending: { label: 'P', tone: 'info' },
        approved: { label: 'A', tone: 'info', final: true },
        rejected: { label: 'R', tone: 'info', final: true },
      },
      moves: [
        {
          id: 'approve',
          from: ['pending'],
          to: 'approved',
          by: 'pay.decide',
          guard: 'isOthers',
          call: 'pay.approve',
        },
        {
          id: 'reject',
          from: ['pending'],
          to: 'rejected',
          by: 'pay.decide',
          guard: 'isOthers',
          asks: [{ id: 'reason', type: 'text', label: 'Why?' }],
        },
        { id: 'expire', from: ['pending'], to: 'rejected' },
      ],
    },
  },
  flows: {
    send: {
      id: 'send',
      permission: 'pay.write',
      rules: {},
      steps: [
        {
          id: 'where',
          fields: [
            { id: 'country', type: 'country', options: 'offered' },
            { id: 'purpose', type: 'text', optional: true, requireWhen: 'isThere' },
          ],
        },
      ],
      submit: { call: 'pay.start', body: {} },
    },
  },
  details: { payment: { id: 'payment', permission: 'pay.read', record: { call: 'pay.read' }, sections: [] } },
  options: {
    offered: { id: 'offered', options: [{ value: 'AA', label: 'Aland' }] },
    closed: { id: 'closed', options: [{ value: 'XX', label: 'Exland' }] },
  },
} as unknown as Library

const schemas: Record<string, object> = {
  'entities/payment': {
    type: 'object',
    properties: { payee: { type: 'object', properties: { iban: { type: 'string' } } } },
  },
  'entities/empty': { type: 'object', properties: {} },
}

type Patch = Readonly<Record<string, unknown>>

/** The small definitions, with values put at dotted places, `/` between the names; undefined takes one out. */
export function worldWith(patch: Patch = {}): World {
  const library = structuredClone(small)
  for (const [pointer, value] of Object.entries(patch)) {
    const parts = pointer.split('/')
    const last = parts.pop()!
    const holder = parts.reduce<Record<string, unknown>>(
      (node, part) => node[part] as Record<string, unknown>,
      library as unknown as Record<string, unknown>,
    )
    if (value === undefined) delete holder[last]
    else holder[last] = value
  }
  const { permissions } = linkRights(library)
  return { library, permissions, findSchema: (name) => schemas[name], notifications: {} }
}

export type Kind = Partial<Omit<Invariant, '$schema' | 'id' | 'says' | 'source'>>

/** A promise of each kind that the small definitions keep; `goesOn` is none. */
export const kinds: Readonly<Record<string, Kind>> = {
  neverBoth: {
    neverBoth: { first: { calls: ['pay.start'] }, second: { by: ['pay.decide'] }, marks: 'record.by.id' },
  },
  only: { only: { roles: ['payer'], acts: { calls: ['pay.start'] } } },
  nobody: {
    only: {
      roles: [],
      acts: { moves: ['held.*'] },
      while: { 'record.by.id': 'one', 'session.user.id': 'one' },
    },
  },
  neverReaches: { neverReaches: { roles: ['reader', 'staff'], acts: { methods: ['POST'] } } },
  alwaysAsks: { alwaysAsks: { calls: ['pay.start'], asks: ['purpose'], while: { country: 'XX' } } },
  movesAsk: { alwaysAsks: { moves: ['held.reject'], asks: ['reason'] } },
  alwaysEnds: { alwaysEnds: { machines: ['*'] } },
  goesOn: { alwaysEnds: { machines: ['held'], goOn: { held: 'approved' }, without: ['none'] } },
  neverShows: { neverShows: { values: ['iban'], permissions: ['pay.read'] } },
  opensNothing: {
    monotone: {
      flags: ['*'],
      turned: 'either',
      permissions: ['*'],
      acts: { calls: ['pay.start'], moves: ['*'] },
    },
  },
  givesNothing: { monotone: { flags: ['*'], turned: 'on', roles: ['signed-in'], acts: { calls: ['*'] } } },
  everyCall: {
    everyCall: { acts: { calls: ['pay.start'], moves: ['*'] }, idempotent: true, samePermission: true },
  },
  refuses: { everyCall: { acts: { calls: ['pay.start'] }, faults: ['no-country'] } },
  neverOffers: { neverOffers: { lists: ['offered'], of: 'closed' } },
  flowOffers: { neverOffers: { calls: ['pay.*'], of: 'closed' } },
}

/** Searches this world for counterexamples to one kind of invariant. */
export function provenIn(world: World, kind: Kind): Proof {
  return prove(world, { $schema: '', id: 'tried', says: 'It holds.', source: 'S', ...kind })
}

/** The steps of the shortest chain, numbered; none where it holds. */
export function stepsIn(world: World, kind: Kind): string[] {
  return numbered(provenIn(world, kind).chains[0]?.steps ?? [])
}
