import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { configuration, user } from '#tests/fixtures/portal/answers.ts'
import { payment } from '#tests/fixtures/portal/payment.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

wearTheme()

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const payee = '00000000-0000-4000-8000-0000000000aa'

const rowAt = (at: number, changes: object = {}) => ({
  payment_id: idOf(at),
  state: 'open',
  payment_state: 'FAILED',
  group: 'technical',
  why: 'The payout partner could not be reached',
  createdAt: '2026-03-04T12:00:00.000Z',
  endedAt: '2026-03-04T12:05:00.000Z',
  internalId: `T-${at}`,
  sourceAmount: '10.10',
  sourceCurrency: 'USD',
  destinationAmount: '9.00',
  destinationCurrency: 'EUR',
  isCorrected: false,
  isChangeWaiting: false,
  beneficiaryId: payee,
  beneficiaryName: `Payee ${at + 1}`,
  beneficiaryVersion: 4,
  ...changes,
})

const identity = {
  identityId: payee,
  identityType: 'BENEFICIARY',
  useCaseType: 'B2B',
  nickName: 'Payee 1',
  displayName: 'Payee 1',
  holderType: 'BUSINESS',
  accountShort: '…3000',
  piiData: {},
  country: 'DE',
  currency: 'EUR',
  payoutCategory: 'BANK',
  version: 4,
  requirements: { 'Cdtr.Nm': 'Payee 1', 'CdtrAcct.Id.IBAN': 'DE89370400440532013000' },
  createdAt: '2026-03-04T12:00:00.000Z',
  modifiedAt: '2026-03-04T12:00:00.000Z',
}

const fields = [
  { fieldName: 'Cdtr.Nm', fieldDescription: 'Legal name', fieldType: 'REQUIRED', fieldDataType: 'STRING' },
  { fieldName: 'CdtrAcct.Id.IBAN', fieldDescription: 'IBAN', fieldType: 'REQUIRED', fieldDataType: 'STRING' },
]

/** Opens the home page with this number of failed or returned payments. */
async function openHome(rows: readonly ReturnType<typeof rowAt>[]) {
  let left = rows
  const sent: { readonly path: string; readonly body: unknown }[] = []
  const resend = ({ pathname }: URL, init: RequestInit) => {
    sent.push({ path: pathname, body: JSON.parse(String(init.body)) })
    left = left.filter(({ payment_id: id }) => !pathname.includes(id))
    return { ...payment, payment_id: idOf(99) }
  }
  const roles = ['direct.payments.write', 'direct.identities.write'].map((name) => ({ name }))
  const portal = await openPortal({
    path: '/home',
    answers: {
      'GET /configuration': { ...configuration, settings: {} },
      [`GET /organizations/${user.orgId}/users/${user.id}`]: { ...user, roles },
      'GET /home_page/waiting': {
        items: [
          {
            id: 'to-fix',
            label: 'Failed or returned, not sent again yet',
            says: 'The money is with you.',
            count: rows.length,
            path: '/payments?kind=to-fix',
          },
        ],
      },
      'GET /payments_to_fix': () => ({
        content: left,
        counts: { all: left.length, account: 1, payment: 0, technical: 1, support: 0, returned: 0 },
        page: { number: 0, size: 30, totalElements: left.length, totalPages: 1 },
      }),
      'GET /payout_proxy/data-requirements': {
        partnerName: 'Trial partner',
        fields,
        payment: {
          purposeRequired: false,
          sourceOfCashRequired: false,
          documentsRequired: false,
          purposes: [],
          sourcesOfCash: [],
        },
      },
      [`GET /pii_proxy/v2/identities/${payee}`]: identity,
      [`PUT /pii_proxy/v2/identities/${payee}`]: (_: URL, init: RequestInit) => {
        sent.push({ path: 'identity', body: JSON.parse(String(init.body)) })
        left = left.map((row) => ({ ...row, isCorrected: true, beneficiaryVersion: 5 }))
        return { ...identity, version: 5 }
      },
      ...Object.fromEntries(rows.map(({ payment_id: id }) => [`POST /payments/${id}/resend`, resend])),
    },
  })
  const clicks = { count: 0 }
  const click = async (what: ReturnType<typeof page.getByRole>) => {
    await what.click()
    clicks.count += 1
  }
  return { ...portal, sent, clicks, click }
}

const home = () => page.getByRole('link', { name: /Failed or returned, not sent again yet/ })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))

it('sends a failed payment again by three clicks from the home page (TRU-201)', async () => {
  const { click, clicks, sent } = await openHome([rowAt(0), rowAt(1)])
  await click(home())
  await expect.element(row('Payee 1')).toMatchTextContent(/The payout partner could not be reached/)
  await click(row('Payee 1').getByRole('button', { name: /Send again/ }))
  await expect.element(dialog()).toMatchTextContent(/Send 10\.10 USD to Payee 1 again\?/)
  await click(dialog().getByRole('button', { name: 'Send again' }))
  await expect
    .element(
      page.getByText(
        'A new payment was made of it. If a second person approves payments, it waits for them.',
      ),
    )
    .toBeVisible()
  expect(clicks.count).toBe(3)
  expect(sent).toEqual([
    {
      path: expect.stringContaining(`/payments/${idOf(0)}/resend`) as string,
      body: { beneficiaryVersion: 4 },
    },
  ])
  await expect.element(row('Payee 1')).not.toBeInTheDocument()
})

it('sends one again with the account corrected by at most six clicks (TRU-202)', async () => {
  const wrong = { group: 'account', why: 'The account was not found' }
  const { click, clicks, sent } = await openHome([rowAt(0, wrong)])
  await click(home())
  await click(
    row('Payee 1')
      .getByRole('button', { name: /Correct details/ })
      .or(row('Payee 1').getByRole('link', { name: /Correct details/ })),
  )
  const iban = page.getByRole('textbox', { name: /IBAN/ })
  await userEvent.fill(iban, 'DE02120300000000202051')
  await click(page.getByRole('button', { name: 'Save and go back' }))
  await click(row('Payee 1').getByRole('button', { name: /Send again/ }))
  await click(dialog().getByRole('button', { name: 'Send again' }))
  await expect
    .element(
      page.getByText(
        'A new payment was made of it. If a second person approves payments, it waits for them.',
      ),
    )
    .toBeVisible()
  expect(clicks.count).toBeLessThanOrEqual(6)
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      version: 4,
      requirements: expect.objectContaining({ 'CdtrAcct.Id.IBAN': 'DE02120300000000202051' }) as object,
    }),
    { beneficiaryVersion: 5 },
  ])
})

it('narrows the work to whose it is to mend by one click (TRU-200)', async () => {
  const { requests } = await openHome([rowAt(0)])
  await home().click()
  const views = page.getByRole('list', { name: 'Views of Failed and returned' })
  await expect
    .element(views)
    .toMatchTextContent(/All\s*1\s*Beneficiary’s details\s*1.*Technical problem\s*1.*Returned\s*0/)
  await views.getByRole('button', { name: /Technical problem/ }).click()
  await expect.poll(() => requests.some((address) => address.includes('group=technical'))).toBe(true)
})
