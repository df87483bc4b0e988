import { expect, it } from 'vitest'
import type { Facts } from '#engine/rule/types.ts'
import { linkRules } from '#engine/rule/link.ts'
import { usesOf } from '#definition/logic.ts'
import { permissionsOf } from '#engine/permission/verdict.ts'
import { linkRights } from '#server/definitions/linked-definitions.ts'
import { permissions as specified } from '#tests/specification/access/permissions.ts'
import { realChecked } from './broken-definitions.ts'

const { library } = realChecked
const { permissions, pages, options } = library
const shared = Object.assign({}, ...Object.values(library.rules).map(({ rules }) => rules)) as Parameters<
  typeof linkRules
>[0]
const codes = options['organisation-products']?.options.map(({ value }) => value) ?? []

it('knows every product by its code, and no rule asks for another one (USR-005)', () => {
  expect(codes.toSorted()).toEqual([
    'account_access',
    'cloud',
    'cloud_payment',
    'collections',
    'custody',
    'name_service',
    'network',
    'otc',
    'payments_direct',
    'provider',
    'rewards',
    'stablecoin',
    'wallet_send',
    'xcurrent',
    'xrapid',
  ])
  const requested = Object.values(shared).flatMap(({ when }) => {
    const [product, list] = (when as { in?: [unknown, { var?: string }] }).in ?? []
    return list?.var === 'session.organisation.products' ? [product] : []
  })
  const named = Object.values(library.rules).flatMap(({ features = {} }) =>
    Object.values(features).flatMap(({ products = [], without = [] }) => [...products, ...without]),
  )
  expect(requested.length).toBeGreaterThan(2)
  expect(named.length).toBeGreaterThan(2)
  expect([...requested, ...named].filter((product) => !codes.includes(String(product)))).toEqual([])
  expect(usesOf(shared.isPayoutVersion2?.when).map((use) => 'name' in use && use.name)).toContain(
    'configuration.settings.payments_direct_version',
  )
})

it('knows the roles that only staff of the provider holds, and gives each a name to read (PRM-002, PRM-011)', () => {
  const staff = Object.entries(library.roles).filter(([, { provider }]) => provider === true)
  expect(Object.fromEntries(staff.map(([name, { label }]) => [name, label]))).toEqual({
    Support: 'Support',
    'Provider Administrator': 'Provider administrator',
  })
})

it('reads with a role to read, and reads and edits with a role to write (PRM-015, PRM-029, PRM-030)', () => {
  const pairs = Object.entries(library.roles).filter(([name]) => /\.(read|write)$/.test(name))
  expect(pairs.length).toBeGreaterThan(40)
  const strange = pairs.filter(([name, { access }]) => (access === 'edit') !== name.endsWith('.write'))
  expect(strange.map(([name]) => name)).toEqual([])
})

it('lets the Organization Administrator hold every permission there is but those of the provider (PRM-006, TRU-350)', () => {
  const grantedWith = (products: string[]) =>
    permissionsOf(linkRights(library).permissions, {
      roles: ['Organization Administrator', 'signed-in'],
      facts: {
        session: { organisation: { products }, environment: 'uat' },
        configuration: { settings: { payment_authorization: 'true' }, serverVersion: '6.1.0' },
        flags: Object.fromEntries(Object.keys(library.flags).map((flag) => [flag, true])),
      },
    })
  const granted = new Set([...grantedWith(['payments_direct']), ...grantedWith(['cloud_payment'])])
  const named = specified
    .map(({ permission }) => permission)
    .filter((permission) => !permission.startsWith('provider.'))
  expect([...granted].toSorted()).toEqual(named.toSorted())
})

it('tells whom to ask for account management and for reports (PRM-050, PRM-051)', () => {
  expect(permissions['accounts.read']?.refusal).toBe(
    'You do not have access to account management. Ask your Organization Administrator.',
  )
  expect(permissions['reports.read']?.refusal).toBe(
    'You do not have access to reports. Ask your Organization Administrator.',
  )
})

const { cards = [], rules: homeRules = {} } = pages.home ?? {}
const { rules: ofHome } = linkRules({ ...shared, ...homeRules })

/** The gates that open for a card of the home page. */
const gatesOpen = (card: string, facts: Facts) =>
  cards.flatMap((placed) =>
    typeof placed !== 'string' &&
    placed.card === card &&
    ofHome.get(placed.gate ?? '')?.evaluate(facts) === 'yes'
      ? [placed.gate]
      : [],
  )

it('shows the balance on the home page only with its flag, and to whom the product gives a right to it (PRM-042)', () => {
  const shown = (products: string[], isOn: boolean, granted: string[]) =>
    gatesOpen('account-balance', {
      session: { organisation: { products }, permissions: granted },
      flags: { homeAccountBalance: isOn },
    })
  const both = ['ledger.balance.read', 'limits.spendable.read']
  expect(shown(['payments_direct'], true, both)).toEqual(['isLedgerBalanceOn'])
  expect(shown(['cloud_payment'], true, both)).toEqual(['isSpendableLimitOn'])
  expect(shown(['payments_direct'], false, both)).toEqual([])
  expect(shown(['payments_direct'], true, ['limits.spendable.read'])).toEqual([])
})

it.each(['payments-summary', 'payments-trend'])(
  'shows the card %s to who can have payments, and no zeros to the staff of the provider',
  (card) => {
    const shown = (products: string[]) =>
      gatesOpen(card, {
        session: { organisation: { products } },
        flags: { homeCards: true, homePaymentsSummary: true },
      })
    for (const product of ['payments_direct', 'cloud_payment', 'xcurrent'])
      expect(shown([product])).toHaveLength(1)
    expect(shown(['network', 'xrapid'])).toHaveLength(1)
    expect(shown(['network'])).toEqual([])
  },
)
