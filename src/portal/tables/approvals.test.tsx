import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { configuration, user } from '#tests/fixtures/portal/answers.ts'
import { decisionAt, idOf } from '#tests/fixtures/portal/decision.ts'
import { checker, maker, payment } from '#tests/fixtures/portal/payment.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

wearTheme()

interface Item {
  readonly call: string
  readonly id: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Opens a list of waiting approvals, some of which the server decides when requested. */
async function open(
  count: number,
  refuse: (id: string) => string | undefined = () => undefined,
  changes: Readonly<Record<number, object>> = {},
) {
  let waiting = Array.from({ length: count }, (_, at) => ({ ...decisionAt(at), ...changes[at] }))
  const sent: { items: readonly Item[] }[] = []
  const roles = ['direct.payments.read', 'cloud.payments.authorization.write'].map((name) => ({ name }))
  const list = ({ searchParams }: URL) => {
    const [number, size] = [Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? 10)]
    return {
      content: waiting.slice(number * size, (number + 1) * size),
      counts: { toDecide: waiting.length, others: 2 },
      page: { number, size, totalElements: waiting.length, totalPages: Math.ceil(waiting.length / size) },
    }
  }
  const decide = (_: URL, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { items: readonly Item[] }
    sent.push(body)
    const outcomes = body.items.map(({ call, id }) => {
      const message = refuse(id)
      return { call, id, done: message === undefined, ...(message === undefined ? {} : { message }) }
    })
    waiting = waiting.filter(({ id }) => outcomes.every((one) => one.id !== id))
    return { outcomes }
  }
  const readStored = ({ pathname }: URL) => {
    const row = decisionAt(Number(pathname.slice(-12)))
    return {
      ...payment,
      payment_id: row.id,
      internalId: row.internalId,
      payment_state: 'PENDING_APPROVAL',
      timeline: [],
      initiatedBy: checker,
      approval: {
        approvalId: row.id,
        created_at: row.askedAt,
        user_email: checker.email,
        environment: 'uat',
        payment_id: row.id,
        meta: {},
        expires_at: row.until,
        status: waiting.some(({ id }) => id === row.id) ? 'pending' : 'approved',
        rejection_reasons: [],
      },
    }
  }
  const single = Object.fromEntries(
    waiting.flatMap(({ id }) => [
      [`GET /payments/${id}`, readStored],
      [
        `POST /payments/${id}/approve`,
        (address: URL) => {
          waiting = waiting.filter((row) => row.id !== id)
          return readStored(new URL(address.href.replace('/approve', '')))
        },
      ],
      [`GET /audit/payment/${id}`, { events: [] }],
    ]),
  )
  const portal = await openPortal({
    path: '/home',
    answers: {
      'GET /decisions': list,
      'POST /bulk': decide,
      'GET /configuration': { ...configuration, settings: { payment_authorization: 'true' } },
      [`GET /organizations/${user.orgId}/users/${user.id}`]: { ...user, roles },
      ...single,
    },
  })
  const place = portal.screen
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Approvals/ })
  return { ...portal, place, sent }
}

const bar = () => page.getByRole('region', { name: 'Selected items' })
const boxOf = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })

it('approves ten by four clicks, bound to what is seen of each, and says how many and how much (TRU-150, TRU-151)', async () => {
  const { place, sent } = await open(10)
  await expect.element(place).toMatchTextContent(/Approvals\s*10 waiting/)
  let clicks = 0
  const click = async (what: ReturnType<typeof page.getByRole>) => {
    await what.click()
    clicks += 1
  }
  await click(place)
  await click(page.getByRole('checkbox', { name: 'Select all on this page' }))
  await expect.element(bar()).toMatchTextContent(/10 selected · 90\.90 USD and 10\.10 EUR/)
  await click(bar().getByRole('button', { name: 'Approve 10' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/Approve 10 items\?.*90\.90 USD and 10\.10 EUR in all/)
  await click(dialog.getByRole('button', { name: 'Approve 10 items' }))
  await expect.element(page.getByText('Approve: 10 items done.')).toBeVisible()
  expect(clicks).toBe(4)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.items).toEqual(
    Array.from({ length: 10 }, (_, at) => ({
      call: 'payments.approve',
      id: idOf(at),
      body: { fingerprint: `seen-${at}` },
    })),
  )
  await expect.element(page.getByText('Nothing waits for you')).toBeVisible()
})

it('leaves out one whose price moved, says so in its row, and names it with the others that are left (TRU-197)', async () => {
  const { place, sent } = await open(3, undefined, {
    1: { flags: ['price-moved'], requote: { quoteId: idOf(1) } },
  })
  await place.click()
  await expect.element(page.getByRole('row', { name: /Payee 2/ })).toMatchTextContent(/Price moved/)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await bar().getByRole('button', { name: 'Approve 2', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/1 item of the selection does not allow it now/)
  await dialog.getByRole('button', { name: 'Approve 2 items' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/2 items done\. 1 item left\..*Payee 2: It does not allow ‘Approve’ now/)
  await expect.element(boxOf('Payee 2')).toBeChecked()
  expect(sent[0]?.items.map(({ id }) => id)).toEqual([idOf(0), idOf(2)])
})

it('names one that somebody else decided meanwhile, with why, and goes on with the others (TRU-151)', async () => {
  const says = 'Trial Maker already approved this payment.'
  const { place } = await open(3, (id) => (id === idOf(1) ? says : undefined))
  await place.click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await bar().getByRole('button', { name: 'Reject 3' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Not ours.')
  await dialog.getByRole('button', { name: 'Reject 3 items' }).click()
  const message = page.getByRole('alert')
  await expect.element(message).toMatchTextContent(`Reject: 2 items done. 1 item left.Payee 2: ${says}`)
})

it('selects by the keyboard: Space, and Shift with an arrow key for more (TRU-150)', async () => {
  const { place } = await open(5)
  await place.click()
  await boxOf('Payee 2').click()
  await expect.element(bar()).toMatchTextContent(/1 selected · 10\.10 USD/)
  const link = page.getByRole('link', { name: 'Payee 2', exact: true })
  link.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(bar()).not.toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(bar()).toMatchTextContent(/3 selected · 30\.30 USD/)
  await expect.element(boxOf('Payee 4')).toBeChecked()
  await expect.element(boxOf('Payee 1')).not.toBeChecked()
})

it('selects a range with Shift, all that match on however many pages, and nothing again (TRU-150)', async () => {
  const { place } = await open(164)
  await place.click()
  await boxOf('Payee 2').click()
  await boxOf('Payee 5').click({ modifiers: ['Shift'] })
  await expect.element(bar()).toMatchTextContent(/4 selected/)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await bar().getByRole('button', { name: 'Select all 164 that match' }).click()
  await expect.element(bar()).toMatchTextContent(/164 selected · 1,646\.30 USD and 10\.10 EUR/)
  await bar().getByRole('button', { name: 'Clear' }).click()
  await expect.element(bar()).not.toBeInTheDocument()
})

it('says what sets a payment apart, and counts what others decide (TRU-147, TRU-148)', async () => {
  const { place } = await open(2)
  await place.click()
  const row = page.getByRole('row').filter({ hasText: 'Payee 1' })
  await expect.element(row).toMatchTextContent(/First payment.*Above usual/)
  await expect.element(page.getByRole('button', { name: /^Waiting for others/ })).toMatchTextContent(/2$/)
})

it('opens the next after a decision, and leads back to the list (TRU-149)', async () => {
  const { place } = await open(2)
  await place.click()
  await page.getByRole('link', { name: 'Payee 1', exact: true }).click()
  const sheet = page.getByRole('dialog').first()
  await expect.element(sheet).toMatchTextContent(/1 of 2 waiting/)
  await sheet.getByRole('button', { name: 'Approve', exact: true }).click()
  const confirm = page.getByRole('dialog').last()
  await confirm.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(page.getByText('1 of 1 waiting')).toBeVisible()
  await expect.element(page.getByText('T-2', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(page.getByRole('link', { name: 'Payee 2', exact: true })).toBeVisible()
  expect(maker.id).not.toBe(checker.id)
})

it('keeps what is selected in sight on a phone, with nothing under the bar (TRU-150)', async () => {
  const { place } = await open(64)
  await page.viewport(390, 844)
  await place.click()
  await boxOf('Payee 1').click()
  await expect.element(bar()).toBeVisible()
  const row = page.getByRole('row').last().element()
  const pages = page.getByRole('navigation', { name: 'Pages' }).element()
  document.documentElement.scrollTo({ top: document.documentElement.scrollHeight })
  const foot = bar().element().getBoundingClientRect()
  for (const above of [row, pages]) expect(above.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top)
})
