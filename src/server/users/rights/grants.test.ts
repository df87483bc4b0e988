import { expect, it } from 'vitest'
import type { Session } from '../../app/session.ts'
import { createFacts } from '../../app/facts.ts'
import { shippedDefinitions } from '#tests/server/shipped.ts'
import { grantsFor } from './grants.ts'
import type { Rights } from './grant.ts'

const DIRECT = {
  preparer: ['direct.identities.write', 'direct.payments.write'],
  approver: ['cloud.payments.authorization.write', 'direct.payments.read'],
  treasurer: ['cloud.accounts.write', 'direct.payments.read'],
  developer: ['cloud.allowlist.write', 'direct.api-credentials.write'],
  viewer: ['cloud.accounts.read', 'direct.payments.read'],
  administrator: ['Organization Administrator'],
  custom: [],
}
const CLOUD = {
  preparer: ['cloud.identities.write', 'cloud.payments.write'],
  approver: ['cloud.payments.authorization.write', 'cloud.payments.read'],
  treasurer: ['cloud.accounts.write', 'cloud.payments.read'],
  developer: ['cloud.allowlist.write', 'cloud.api-credentials.write'],
  viewer: ['cloud.accounts.read', 'cloud.payments.read'],
  administrator: ['Organization Administrator'],
  custom: [],
}

const definitions = shippedDefinitions()
const administrator = (products: string[]): Session => ({
  id: 's-1',
  user: {
    id: 'u-1',
    name: 'Ana Sol',
    email: 'ana@example.test',
    firstName: 'Ana',
    lastName: 'Sol',
    status: 'ACTIVE',
    viewedDisclosure: true,
    language: null,
    preferences: { zone: null, density: null, beginsIn: null, singleKeys: null },
  },
  organisation: { id: 'o-1', name: 'Trial', products, serverVersion: '5.7.0', settings: {}, flags: {} },
  roles: ['Organization Administrator'],
  environments: ['uat'],
})
const offeredTo = (products: string[], rights?: Rights) => {
  const offered = grantsFor(definitions, createFacts(definitions), administrator(products), rights)
  const templates = Object.fromEntries(offered.templates.map(({ name, roles }) => [name, roles.toSorted()]))
  return { ...offered, templates, roles: offered.roles.map(({ name }) => name) }
}

it.each([
  [['payments_direct'], DIRECT],
  [['payments_direct', 'stablecoin', 'rewards'], DIRECT],
  [['cloud_payment', 'xrapid'], CLOUD],
  [['xcurrent'], CLOUD],
])(
  'offers the work people are invited for with the roles of the products %s and no others (TRU-088, TRU-893)',
  (products, expected) => {
    const { templates, roles } = offeredTo(products)
    expect(templates).toEqual(expected)
    const lines = roles.filter((name) =>
      /^(cloud|direct)\.(payments|identities|api-credentials)\.(read|write)$/.test(name),
    )
    const line = expected === DIRECT ? 'direct' : 'cloud'
    expect(lines.map((name) => name.split('.')[0])).toEqual(lines.map(() => line))
    expect(lines).toHaveLength(5)
  },
)

it('keeps the roles of a person that no product needs any more, and still names their work (TRU-893)', () => {
  const rights: Rights = { roles: [...DIRECT.preparer, ...CLOUD.preparer], environments: ['uat'] }
  const offered = offeredTo(['payments_direct'], rights)
  expect(offered).toMatchObject({ held: 'preparer', templates: DIRECT })
  expect(offered.roles).toEqual(expect.arrayContaining(CLOUD.preparer))
})
