import { expect, it } from 'vitest'
import { isAuthorizationOn } from '#server/approvals/is-on.ts'
import { linkRights } from '#server/definitions/linked-definitions.ts'
import { permissionsOf } from '#engine/permission/verdict.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { Facts } from '#engine/rule/types.ts'
import { isGranted, roleNames } from '#tests/specification/access/granted-rights.ts'
import { realChecked } from './broken-definitions.ts'

const { library } = realChecked
const { rules, permissions } = linkRights(library)
const names = Object.keys(library.flags)
const all = (isOn: boolean) => Object.fromEntries(names.map((name) => [name, isOn]))

const direct = ['payments_direct']
const stored = ['payments.write', 'payments.read']
const factsOf = (flags: object, products = direct, requested = 'true'): Facts => ({
  session: { organisation: { products }, permissions: stored, environment: 'uat' },
  configuration: { settings: { payment_authorization: requested }, serverVersion: '6.1.0' },
  limits: Object.fromEntries(Object.entries(library.limits).map(([name, { is }]) => [name, is])),
  flags,
})

const isYes = (rule: string, facts: Facts) => rules.get(rule)?.evaluate(facts) === 'yes'

it('no flag gives a role a permission that it does not hold by the specification (PRM-041)', () => {
  const given = roleNames.flatMap((role) =>
    [...permissionsOf(permissions, { roles: [role], facts: factsOf(all(true)) })].map((name) => ({
      role,
      name,
    })),
  )
  expect(given.length).toBeGreaterThan(100)
  expect(given.filter(({ role, name }) => !isGranted(role, name))).toEqual([])
})

it.each([
  ['true', 'yes'],
  ['TRUE', 'no'],
  ['1', 'no'],
  ['false', 'no'],
])(
  'the setting %s turns payment authorization on: %s, for the screen and for the server (SET-006)',
  (requested, verdict) => {
    expect(rules.get('isPaymentAuthorizationOn')?.evaluate(factsOf({}, direct, requested))).toBe(verdict)
    expect(isAuthorizationOn({ payment_authorization: requested })).toBe(verdict === 'yes')
  },
)

it('whether a second person decides, and which move is open, no flag can say (FLG-005, FLG-027)', () => {
  expect(rules.get('isPaymentAuthorizationOn')?.reads).toEqual([
    'configuration.settings.payment_authorization',
  ])
  expect(library.permissions['payments.authorize']?.when).toBe('isPaymentAuthorizationOn')
  const guards = Object.values(library.machines).flatMap((machine) => {
    const own = linkRules({
      ...Object.assign({}, ...Object.values(library.rules).map((file) => file.rules)),
      ...machine.rules,
    }).rules
    return machine.moves.flatMap(({ guard }) => (guard === undefined ? [] : [own.get(guard)]))
  })
  expect(guards.length).toBeGreaterThan(5)
  expect(guards.flatMap((rule) => rule?.reads ?? []).filter((path) => path.startsWith('flags'))).toEqual([])
})

it('a flag that is off opens no call: every check that reads one says no (FLG-012)', () => {
  const checks = Object.values(library.calls).flatMap((call) => (call.checks ?? []).map(({ must }) => must))
  const flagged = [...new Set(checks)].filter((rule) =>
    rules.get(rule)?.reads.some((path) => path.startsWith('flags')),
  )
  expect(flagged).toContain('canUploadBatches')
  for (const rule of flagged) expect(isYes(rule, factsOf(all(false))), rule).toBe(false)
})

it('shows what is about approvals by the flag of the product, and only where approvals are asked for (FLG-005, FLG-027)', () => {
  const { filters = [] } = library.tables.payments ?? {}
  const filter = filters.find(({ id }) => id === 'approval_status')
  const inner = library.pages.payments?.tabs?.items[0]?.tabs?.items ?? []
  const log = inner.find(({ id }) => id === 'approval_log')
  const shown = (flag: string, isOn: boolean, products: string[], requested: string) => {
    const facts = factsOf({ ...all(false), [flag]: isOn }, products, requested)
    return [filter?.showWhen, log?.gate].map((rule) => isYes(rule ?? '', facts))
  }
  expect(shown('rpd2MakerChecker', true, direct, 'true')).toEqual([true, true])
  expect(shown('rpd2MakerChecker', true, direct, 'false')).toEqual([false, true])
  expect(shown('rpd2MakerChecker', false, direct, 'true')).toEqual([false, false])
  expect(shown('rpd2MakerChecker', true, ['cloud_payment'], 'true')).toEqual([false, false])
  expect(shown('makerChecker', true, ['cloud_payment'], 'true')).toEqual([true, true])
  expect(shown('makerChecker', true, direct, 'true')).toEqual([false, false])
})

it('shows batches, and lets them be sent, by their flag (FLG-012)', () => {
  const tab = library.pages.payments?.tabs?.items[0]?.tabs?.items.find(({ id }) => id === 'batch')
  const gate = library.pages['batch-payment']?.gate ?? ''
  const shown = (isOn: boolean) => {
    const facts = factsOf({ ...all(false), batchUpload: isOn })
    return [tab?.gate ?? '', gate].map((rule) => isYes(rule, facts))
  }
  expect(shown(true)).toEqual([true, true])
  expect(shown(false)).toEqual([false, false])
})

it('leaves every feature off, except the three that are marked on (FLG-004, FLG-010, FLG-014, FLG-018)', () => {
  const on = names.filter((name) => library.flags[name]?.on === true)
  expect(on).toEqual(['autoSettle', 'walletCollection', 'homePaymentsSummary'])
  expect(names.filter((name) => name.startsWith('home')).length).toBeGreaterThan(10)
})

it.each([
  [
    'the pages of beneficiaries',
    'FLG-009',
    'beneficiaries',
    ['beneficiaries', 'beneficiary', 'beneficiary-add'],
  ],
  [
    'the pages of wallets',
    'FLG-014',
    'walletCollection',
    ['crypto-wallet', 'product-wallets', 'onboarding-wallets'],
  ],
])('shows %s by their flag alone (%s)', (_what, _row, flag, pages) => {
  for (const id of pages) {
    const page = library.pages[id]
    const rule = page?.feature ?? page?.gate ?? ''
    const shown = [true, false].map((isOn) => isYes(rule, factsOf({ ...all(true), [flag]: isOn })))
    expect([id, ...shown]).toEqual([id, true, false])
  }
})

it('lists identities page by page by their flag, and all at once without it (FLG-019)', () => {
  for (const id of ['identities', 'beneficiaries', 'originators']) {
    const rule = library.tables[id]?.rows.pagedWhen ?? ''
    const paged = [true, false].map((isOn) =>
      isYes(rule, factsOf({ ...all(true), identitiesPagination: isOn })),
    )
    expect([id, ...paged]).toEqual([id, true, false])
  }
})
