import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { balances } from '#tests/fixtures/portal/home-answers.ts'
import { claims, organisation, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const card = (name: string) => page.getByRole('region', { name, exact: true })
const balance = card('Account balance')

const orgOf = (...products: string[]) => ({
  [`GET /organizations/${claims.orgId}`]: { ...organisation, products },
})
const roleOf = (...roles: string[]) => ({
  [`GET /organizations/${claims.orgId}/users/${userId}`]: { ...user, roles: roles.map((name) => ({ name })) },
})

it('shows a card for each fiat currency and each crypto asset (HOME-002)', async () => {
  await openPortal()
  const fiat = page.getByRole('region', { name: 'Fiat balances' }).getByRole('listitem')
  await expect.element(fiat.first()).toMatchTextContent(/1,250,000.00 USD/)
  expect(fiat.elements()).toHaveLength(2)
  await expect.element(fiat.first()).toMatchTextContent(/12,000.50 USD/)
  const crypto = page.getByRole('region', { name: 'Crypto balances' })
  await expect.element(crypto).toMatchTextContent(/500,000\.00 RLUSD/)
})

it('says what is pending, and the sum, only while something is (TRU-740)', async () => {
  await openPortal()
  const tiles = page.getByRole('region', { name: 'Fiat balances' }).getByRole('listitem')
  await expect.element(tiles.first()).toMatchTextContent(/Total1,262,000\.50 USD/)
  await expect.element(tiles.nth(1)).toMatchTextContent(/84,210\.75 EUR$/)
})

it('shows what the bank says beside our balance, and says so where both differ (TRU-531)', async () => {
  const [first, ...others] = balances.balances
  const network = { booked: '1200000.00', asOf: '2026-03-04T12:00:00.000Z', differs: true }
  const answer = { ...balances, balances: [{ ...first, network }, ...others] }
  await openPortal({ answers: { 'GET /balance-information': answer } })
  const tile = page.getByRole('region', { name: 'Fiat balances' }).getByRole('listitem').first()
  await expect.element(tile).toMatchTextContent(/1,250,000\.00 USD/)
  await expect.element(tile).toMatchTextContent(/At the bank1,200,000\.00 USD/)
  await expect.element(tile).toMatchTextContent(/At the bank as of Mar 4, 2026/)
  await expect.element(tile).toMatchTextContent(/The bank has another balance/)
})

it('leads from either kind of balance to where such funds are sent, for stablecoin operators (STB-012)', async () => {
  const fiat = page.getByRole('link', { name: 'Deposit fiat funds' })
  const crypto = page.getByRole('link', { name: 'Deposit crypto funds' })
  const roles = ['direct.payments.read', 'stablecoin.admin.write']
  const { screen } = await openPortal({
    answers: { ...orgOf('payments_direct', 'stablecoin'), ...roleOf(...roles) },
  })
  await expect.element(fiat).toHaveAttribute('href', '/stablecoin/deposit/fiat')
  await expect.element(crypto).toHaveAttribute('href', '/stablecoin/deposit/crypto')
  await screen.unmount()
  await openPortal({ answers: { ...orgOf('payments_direct'), ...roleOf(...roles) } })
  await expect.element(balance).toMatchTextContent(/RLUSD/)
  expect(fiat.query()).toBeNull()
})

it('never shows a balance it cannot verify, least of all as zero', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const bad = { ...balances, balances: [{ ...balances.balances[0], available: 1_250_000 }] }
  await openPortal({ answers: { 'GET /balance-information': bad } })
  await expect.element(balance.getByText('This could not be verified')).toBeVisible()
  expect(balance.element().textContent).not.toMatch(/\d USD/)
  warned.mockRestore()
})

it('with payments direct asks for the ledger balance, with other products for the spendable limit (HOME-014, HOME-015)', async () => {
  const seen = async (products: string, role: string) => {
    const { screen } = await openPortal({ answers: { ...orgOf(products), ...roleOf(role) } })
    await expect.element(page.getByRole('heading', { name: 'Payments summary' })).toBeVisible()
    const isThere = balance.elements().length === 1
    await screen.unmount()
    return isThere
  }
  expect(await seen('payments_direct', 'direct.payments.read')).toBe(true)
  expect(await seen('payments_direct', 'cloud.payments.read')).toBe(false)
  expect(await seen('cloud_payment', 'cloud.payments.read')).toBe(true)
  expect(await seen('cloud_payment', 'direct.payments.read')).toBe(false)
})

it('needs the flag of its own as well (HOME-016)', async () => {
  await openPortal({ answers: { 'GET /feature_flags': { flags: { homeCards: true } } } })
  await expect.element(card('Exchange rate')).toBeVisible()
  expect(balance.query()).toBeNull()
})

it('draws how much of the permitted usage is taken, and says it (HOME-003)', async () => {
  await openPortal()
  const usage = card('Permitted usage')
  await expect.element(usage.getByRole('img', { name: '62% of the limit is used' })).toBeVisible()
  for (const amount of ['1,240,000.00 USD', '760,000.00 USD', '2,000,000.00 USD'])
    await expect.element(usage.getByText(amount)).toBeVisible()
})

it('leaves the usage out where there is none', async () => {
  await openPortal({ answers: { 'GET /balance-information': { balances: balances.balances } } })
  await expect.element(balance.getByText('1,250,000.00 USD')).toBeVisible()
  expect(card('Permitted usage').query()).toBeNull()
})

it('shows the rate of the pair a person chooses, with its time (HOME-004)', async () => {
  const quoted = (_address: URL, init: RequestInit) => {
    const [pair] = (JSON.parse(String(init.body)) as { pairs: object[] }).pairs
    const rate = JSON.stringify(pair).includes('"EUR"') ? '19.8589' : '18.4127'
    return { rates: [{ ...pair, rate, at: '2026-03-04T12:00:00.000Z' }] }
  }
  await openPortal({ answers: { 'POST /pricing_proxy/rates': quoted } })
  const rate = card('Exchange rate')
  await expect.element(rate).toMatchTextContent(/1.00 USD = 18.4127 MXN/)
  await rate.getByLabelText('From').selectOptions('EUR')
  await expect.element(rate).toMatchTextContent(/1.00 EUR = 19.8589 MXN/)
  await expect.element(rate.getByRole('time')).toMatchTextContent(/Mar 4, 2026/)
  await rate.getByRole('button', { name: 'Swap the currencies' }).click()
  await expect.element(rate).toMatchTextContent(/1.00 MXN = 19.8589 EUR/)
})
