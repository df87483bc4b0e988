import { expect, it } from 'vitest'
import { configuration } from '#tests/fixtures/portal/answers.ts'
import { decisionAt } from '#tests/fixtures/portal/decision.ts'
import { checker, payment } from '#tests/fixtures/portal/payment.ts'
import { openSpoken } from '#tests/fixtures/portal/spoken-portal.tsx'

function open(refuse = false) {
  let waiting = [0, 1, 2].map(decisionAt)
  const stored = ({ pathname }: URL) => {
    const row = decisionAt(Number(/-(\d{12})/.exec(pathname)?.[1] ?? 0))
    const isWaiting = waiting.some(({ id }) => id === row.id)
    return {
      ...payment,
      payment_id: row.id,
      internalId: row.internalId,
      beneficiary: { ...payment.beneficiary, nickName: row.internalId, displayName: row.internalId },
      payment_state: isWaiting ? 'PENDING_APPROVAL' : 'INITIATED',
      timeline: [],
      initiatedBy: checker,
      approval: {
        approvalId: row.id,
        created_at: payment.createdAt,
        user_email: checker.email,
        environment: 'uat',
        payment_id: row.id,
        meta: {},
        expires_at: row.until,
        status: isWaiting ? 'pending' : 'approved',
        rejection_reasons: [],
      },
    }
  }
  const decide = (_: URL, init?: RequestInit) => {
    const { items } = JSON.parse(String(init?.body)) as { items: { call: string; id: string }[] }
    const outcomes = items.map(({ call, id }) => ({
      call,
      id,
      done: !refuse,
      ...(refuse && { message: 'Somebody else decided it meanwhile.' }),
    }))
    if (!refuse) waiting = waiting.filter(({ id }) => items.every((one) => one.id !== id))
    return { outcomes }
  }
  return openSpoken({
    path: '/approvals',
    roles: ['direct.payments.read', 'cloud.payments.authorization.write'],
    until: 'Payee 2',
    answers: {
      'GET /configuration': { ...configuration, settings: { payment_authorization: 'true' } },
      'GET /decisions': () => ({
        content: waiting,
        counts: { toDecide: waiting.length, others: 2 },
        page: { number: 0, size: 15, totalElements: waiting.length, totalPages: 1 },
      }),
      'POST /bulk': decide,
      ...Object.fromEntries(
        waiting.flatMap(({ id }) => [
          [`GET /payments/${id}`, stored],
          [`GET /audit/payment/${id}`, { payment_id: id, events: [] }],
          [
            `POST /payments/${id}/approve`,
            (address: URL) => {
              waiting = waiting.filter((row) => row.id !== id)
              return stored(new URL(address.href.replace('/approve', '')))
            },
          ],
        ]),
      ),
    },
  })
}

it('hears one payment looked at and approved, and the next, by keyboard alone (TRU-483)', async () => {
  const { spoken, sent } = await open()
  await spoken.reach(/^Payee 1.*link/)
  await spoken.take()
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  await spoken.hear(/of 3 waiting/)
  expect(await spoken.takePolitely()).toEqual(['1,000.50 USD to T-1, dialog', 'Announced: 1 of 3 waiting'])
  await spoken.reach(/^Approve/)
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  expect(await spoken.takePolitely()).toEqual([
    'Close, button',
    'Into: What waits, navigation',
    'Back to the list, button',
    'Previous, button, unavailable',
    'Next, button',
    'More, button, closed',
    'Payment Details, tab',
    'Into: Your decision, region',
    'Download invoice-7.pdf, button',
    'Approve, button',
    'Approve 1,000.50 USD?, dialog',
  ])
  await spoken.reach(/^Approve/)
  await spoken.press('{Enter}')
  await expect.poll(() => sent.length).toBe(1)
  await spoken.hear(/^Announced: 1,000\.50 USD to T-2/)
  await spoken.hear(/1 of 2/)
  await spoken.hear(/^(?:Payment|1,000\.50 USD) .*, dialog$/)
  await spoken.hear(/approved and on its way/)
  // The dialog gets the focus again, before or after its name changes; announcements come as they are
  // answered.
  const isDialog = (sentence: string) =>
    /^(?:Payment to approve|1,000\.50 USD to T-\d), dialog$/.test(sentence)
  const after = await spoken.takePolitely()
  expect(after.some(isDialog)).toBe(true)
  expect(after.filter((sentence) => !isDialog(sentence)).toSorted()).toEqual([
    'Announced: 1 of 2 waiting',
    'Announced: 1,000.50 USD to T-2',
    'Announced: 2 waiting',
    'Announced: The payment is approved and on its way.',
    'Approve 1,000.50 USD, button',
    'Cancel, button',
    'Close, button',
  ])
  // The decision is announced first, then the next record, whatever else the list announces.
  const heardAt = (sentence: string) => after.indexOf(`Announced: ${sentence}`)
  expect(heardAt('1,000.50 USD to T-2')).toBeGreaterThan(heardAt('The payment is approved and on its way.'))
  expect(heardAt('1 of 2 waiting')).toBeGreaterThan(heardAt('The payment is approved and on its way.'))
})

it('hears several selected and approved at once (TRU-483)', async () => {
  const { spoken, sent } = await open()
  await spoken.reach(/^Select Payee 1/)
  await spoken.take()
  await spoken.press(' ')
  await spoken.press('{Shift>}{ArrowDown}{/Shift}')
  await spoken.hear(/Announced/)
  expect(await spoken.takePolitely()).toEqual([
    'Select Payee 1, tick box, chosen',
    'Payee 2, link',
    'Announced: 2 selected · 20.20 USD',
  ])
  await spoken.reach(/^Approve 2/)
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  expect(await spoken.takePolitely()).toEqual([
    'Copy Internal ID, button',
    'Review: Payee 2, link',
    'Into: Selected items, region',
    'Into: With the selection, group',
    'Approve 2, button',
    'Approve 2 items?, dialog',
  ])
  await spoken.reach(/^Approve/)
  await spoken.press('{Enter}')
  await expect.poll(() => sent.length).toBe(1)
  await spoken.hear(/Announced/)
  await spoken.hear(/Payee 3/)
  expect(await spoken.takePolitely()).toEqual([
    'Close, button',
    'Cancel, button',
    'Approve 2 items, button',
    'Into: main',
    'Into: Approvals, region',
    'Payee 3, link',
    'Announced: Approve: 2 items done.',
  ])
})

it('hears that a decision was refused, and why (TRU-483)', async () => {
  const { spoken, sent } = await open(true)
  await spoken.reach(/^Select Payee 1/)
  await spoken.press(' ')
  await spoken.reach(/^Approve 1/)
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  await spoken.reach(/^Approve/)
  await spoken.take()
  await spoken.press('{Enter}')
  await expect.poll(() => sent.length).toBe(1)
  await spoken.hear(/meanwhile/)
  expect(await spoken.takePolitely()).toEqual([
    'Into: main',
    'Into: Approvals, region',
    'alert',
    'Announced: Approve: 0 items done. 1 item left.Payee 1: Somebody else decided it meanwhile.Close',
  ])
})
