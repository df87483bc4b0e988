import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { payment } from '#tests/fixtures/portal/payment.ts'
import { payingAnswers } from '#tests/fixtures/portal/paying.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { listen, type Spoken } from '#tests/fixtures/spoken.ts'

async function begin(answers: Readonly<Record<string, unknown>> = {}) {
  const { requests } = await openPortal({
    path: '/payments/create',
    answers: { ...payingAnswers, ...answers },
  })
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  return { spoken: listen(), requests }
}

const until = (spoken: Spoken, sentence: RegExp) =>
  expect.poll(() => spoken.sentences.some((one) => sentence.test(one))).toBe(true)

async function tab(spoken: Spoken, times: number) {
  for (let at = 0; at < times; at += 1) await spoken.press('{Tab}')
}

/** Goes from the first field to the review with the keyboard only. */
async function reachReview(spoken: Spoken) {
  await tab(spoken, 2)
  await spoken.press(' ')
  await spoken.press('{ArrowDown}')
  await tab(spoken, 1)
  await spoken.press('{Enter}')
  await until(spoken, /^Payment details, heading/)
  await tab(spoken, 3)
  await spoken.press('150')
  await until(spoken, /they receive/)
  await tab(spoken, 2)
  await spoken.press('Sup')
  await tab(spoken, 5)
  await spoken.press('{Enter}')
  await until(spoken, /^Review and send, heading/)
}

/** Removes the reference, which is new for each payment. */
const withoutReference = (sentence: string) => sentence.replace(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/, '…')

it('is heard in order, by keyboard alone, from the first choice to what was sent (TRU-264)', async () => {
  const { spoken, requests } = await begin()
  await reachReview(spoken)
  const about = 'MXN · …2456 · Mexico · Business to business · Sep 1, 2026 UTC, radio button'
  expect((await spoken.take()).map(withoutReference)).toEqual([
    'Into: main',
    'Into: Breadcrumbs, navigation',
    'Payments, link',
    'Into: Beneficiary, radiogroup, required',
    `Talleres del Valle ${about}, not chosen`,
    `Talleres del Valle ${about}, chosen`,
    `Elbe Maschinenbau ${about}, chosen`,
    'Continue, button',
    'Payment details, heading',
    'Announced: Enter an amount.',
    'Funds source, combo box, Prefunded, 10,000.00 USD available',
    'Into: Amount, group',
    'Into: Amount that stays as typed, radiogroup',
    'Send exactly, radio button, chosen',
    'You send, edit text, required, USD',
    'Announced: Wait for the quote, or read beside the amount what keeps it away.',
    'Announced: You send 150.00 USD, they receive 2,567.24 MXN. This rate holds for 15 minutes.',
    'They receive, edit text, 2,567.24, MXN',
    'Purpose, combo box, Choose one',
    'Purpose, combo box, Supplier payment',
    'Memo (optional), edit text, The beneficiary sees it, in capitals. At most 140 characters',
    'Internal ID, edit text, required, …, Your own reference for this payment. At most 36 characters',
    'Cost centre (optional), edit text, Your own code of letters and digits, such as OPS-12. The beneficiary does not see it. At most 255 characters',
    'Back, button',
    'Continue, button',
    'Review and send, heading',
  ])
  await tab(spoken, 5)
  expect(await spoken.take()).toEqual([
    'Into: Beneficiary, region',
    'Change: Beneficiary, button',
    'Details of Elbe Maschinenbau, button',
    'Into: Payment Details, region',
    'Change: Payment Details, button',
    'Back, button',
    'Send 150.00 USD, button',
  ])
  await spoken.press('{Enter}')
  await expect.poll(() => requests.some((one) => one.startsWith('POST /payout_proxy/payments'))).toBe(true)
  await expect.poll(() => location.pathname).toBe(`/payments/${payment.payment_id}`)
  await expect.element(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  await spoken.hear(/^Payment sent/)
  expect(await spoken.take()).toEqual([
    'Payment sent. You sent 1,000.50 USD. Supplier one receives 17,123.45 MXN. This page follows it; you can leave it at any time., group',
  ])
})

it('hears that it was refused, with the focus on what is said, why and what to do (TRU-265)', async () => {
  const refusal = { title: 'Not enough funds', message: 'Fund the account, then try again.' }
  const { spoken } = await begin({
    'POST /payout_proxy/payments': Response.json(refusal, { status: 409 }),
  })
  await reachReview(spoken)
  await tab(spoken, 5)
  await spoken.take()
  await spoken.press('{Enter}')
  await until(spoken, /Not enough funds/)
  await tab(spoken, 1)
  expect(await spoken.take()).toEqual([
    'Not enough funds, group, Fund the account, then try again.',
    'Try again, button',
  ])
})

it('hears what is missing, at a summary that leads to the field (TRU-265)', async () => {
  const { spoken } = await begin()
  await tab(spoken, 3)
  await spoken.take()
  await spoken.press('{Enter}')
  await until(spoken, /attention/)
  await tab(spoken, 1)
  await spoken.press('{Enter}')
  expect(await spoken.take()).toEqual([
    'One answer needs your attention, group',
    'Beneficiary: Choose one., link',
    'Into: Beneficiary, radiogroup, required, wrong, Choose one.',
    'Talleres del Valle MXN · …2456 · Mexico · Business to business · Sep 1, 2026 UTC, radio button, not chosen',
  ])
})
