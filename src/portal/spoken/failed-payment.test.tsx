import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { configuration } from '#tests/fixtures/portal/answers.ts'
import { payment } from '#tests/fixtures/portal/payment.ts'
import { openSpoken } from '#tests/fixtures/portal/spoken-portal.tsx'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

const rowAt = (at: number) => ({
  payment_id: idOf(at),
  state: 'open',
  payment_state: 'FAILED',
  group: at === 0 ? 'technical' : 'account',
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
  beneficiaryId: idOf(90),
  beneficiaryName: `Supplier ${at + 1}`,
  beneficiaryVersion: 4,
})

function open(path: string, resend?: unknown) {
  let rows = [0, 1].map(rowAt)
  return openSpoken({
    path,
    roles: ['direct.payments.write', 'direct.identities.write'],
    until: path === '/home' ? 'Failed or returned, not sent again yet' : 'Supplier 1',
    answers: {
      'GET /configuration': { ...configuration, settings: {} },
      'GET /home_page/waiting': {
        items: [
          {
            id: 'to-fix',
            label: 'Failed or returned, not sent again yet',
            says: 'The money is with you.',
            count: 2,
            path: '/payments?kind=to-fix',
          },
        ],
      },
      'GET /payments_to_fix': ({ searchParams }: URL) => {
        const group = searchParams.get('group')
        const content = rows.filter((row) => !group || row.group === group)
        return {
          content,
          counts: { all: rows.length, account: 1, payment: 0, technical: 1, support: 0, returned: 0 },
          page: { number: 0, size: 30, totalElements: content.length, totalPages: 1 },
        }
      },
      [`POST /payments/${idOf(0)}/resend`]:
        resend ??
        (() => {
          rows = rows.slice(1)
          return { ...payment, payment_id: idOf(99) }
        }),
    },
  })
}

it('hears a failed payment found, why it failed, and that it was sent again, by keyboard alone (TRU-484)', async () => {
  const { spoken, sent } = await open('/home')
  await spoken.reach(/Failed or returned/)
  await spoken.take()
  await spoken.press('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Supplier 1' }).first()).toBeVisible()
  expect(await spoken.takePolitely()).toEqual(['main'])
  await spoken.reach(/^Technical/)
  await spoken.press('{Enter}')
  await spoken.hear(/^Announced/)
  expect(await spoken.takePolitely()).toEqual([
    'Refresh, button',
    'Send a payment, button',
    'Failed and returned, tab',
    'Into: Failed and returned, region',
    'All 2, button',
    'Beneficiary’s details 1, button',
    'The payment itself 0, button',
    'Technical problem 1, button',
    'Announced: 1 payment with this filter.',
  ])
  await spoken.reach(/^Send again/)
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  expect(await spoken.takePolitely()).toEqual([
    'Ask support 0, button',
    'Returned 0, button',
    'Search payments, search text, Beneficiary or reference',
    'Into: List, group',
    'Add filter, button, closed',
    'Columns, button, closed, Rows and columns',
    'Views, button, closed, Saved views',
    'Needs fixing Technical problem, button, closed',
    'Remove the filter Needs fixing, button',
    'Clear all, button',
    'Select all on this page, tick box, not chosen',
    'Select Supplier 1, tick box, not chosen',
    'Supplier 1, link',
    'Send again: Supplier 1, button',
    'Send 10.10 USD to Supplier 1 again?, dialog',
  ])
  await spoken.reach(/^Send again/)
  await spoken.press('{Enter}')
  await expect.poll(() => sent.length).toBe(1)
  await spoken.hear(/new payment was made/)
  await spoken.returned()
  // The row disappears before or after the dialog, so the focus is on the list or the page.
  const after = await spoken.takePolitely()
  const isPlace = (sentence: string) => /^(?:Into: )?main$|^Failed and returned, region$/.test(sentence)
  expect(after.some(isPlace)).toBe(true)
  expect(after.filter((sentence) => !isPlace(sentence))).toEqual([
    'Close, button',
    'Cancel, button',
    'Send again, button',
    'Announced: A new payment was made of it. If a second person approves payments, it waits for them.',
  ])
})

it('hears why it was not sent again (TRU-484)', async () => {
  const refusal = { title: 'Not enough funds', message: 'Fund the account, then try again.' }
  const { spoken, sent } = await open('/payments?kind=to-fix', () => Response.json(refusal, { status: 409 }))
  await spoken.reach(/^Send again/)
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  await spoken.reach(/^Send again/)
  await spoken.take()
  await spoken.press('{Enter}')
  await expect.poll(() => sent.length).toBe(1)
  await spoken.hear(/Not enough funds/)
  expect(await spoken.takePolitely()).toEqual([
    'alert',
    'Announced: Not enough fundsFund the account, then try again.',
  ])
})
