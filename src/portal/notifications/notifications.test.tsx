import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { paymentId, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

wearTheme()

const path = `/users/${userId}/notifications`
const on = { 'GET /feature_flags': { flags: { notificationCenter: true } } }

const noteOf = (place: number, more: object = {}) => ({
  id: `44444444-4444-4444-8444-${String(place).padStart(12, '0')}`,
  event_type: 'PAYMENT_COMPLETED',
  title: `Payment ${place} completed`,
  message: '17,123.45 MXN reached Supplier one.',
  page: 'payment',
  path: place === 1 ? `/payments/${paymentId}` : `/payments/${paymentId.slice(0, -4)}${1000 + place}`,
  created_at: '2026-03-04T12:00:00.000Z',
  read: false,
  archived: false,
  mayReturn: false,
  delivery: 'delivered',
  ...more,
})

type Note = ReturnType<typeof noteOf>

/** Server that stores notifications and answers with pages of 30. */
function inbox(notes: Note[]) {
  let all = notes
  const changes: unknown[] = []
  const bodyOf = (init?: RequestInit) => JSON.parse(String(init?.body)) as Record<string, unknown>
  const list = (_: URL, init?: RequestInit) => {
    const { tab, paginationKey = '0' } = bodyOf(init)
    const own = all.filter((one) => one.archived === (tab === 'archive'))
    const at = Number(paginationKey)
    return {
      notifications: own.slice(at, at + 30),
      paginationKeys: own.length > at + 30 ? { next: String(at + 30) } : {},
      totalCount: own.length,
      currentPage: at / 30 + 1,
      totalPage: Math.ceil(own.length / 30),
      unreadCount: all.filter((one) => !one.archived && !one.read).length,
    }
  }
  const change = (_: URL, init?: RequestInit) => {
    const body = bodyOf(init) as { ids: string[]; change: string }
    changes.push(body)
    if (body.change === 'delete') all = all.filter(({ id }) => !body.ids.includes(id))
    const made: Record<string, object> = {
      read: { read: true },
      archive: { archived: true, mayReturn: true },
    }
    all = all.map((one) => (body.ids.includes(one.id) ? { ...one, ...made[body.change] } : one))
    return { changed: body.ids.length, unreadCount: all.filter((one) => !one.archived && !one.read).length }
  }
  return { changes, answers: { ...on, [`POST ${path}`]: list, [`PATCH ${path}`]: change } }
}

const openPanel = async (answers: Readonly<Record<string, unknown>>) => {
  const { screen } = await openPortal({ answers })
  await screen.getByRole('button', { name: /^Notifications/ }).click()
  return { screen, panel: screen.getByRole('dialog', { name: 'Notifications' }) }
}

it('has no notifications, and asks for none, while they are switched off (FLG-013)', async () => {
  const { screen, requests } = await openPortal({ answers: { 'GET /feature_flags': { flags: {} } } })
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Notifications/ }).elements()).toHaveLength(0)
  expect(requests.filter((one) => one.includes('notifications'))).toEqual([])
})

it('counts what is unread on the bell, and shows it under New and Archive beside any page (NOT-001, NOT-002, NOT-005, FLG-013)', async () => {
  const { answers } = inbox([
    noteOf(1),
    noteOf(2, { read: true }),
    noteOf(3),
    noteOf(4, { archived: true, mayReturn: true }),
  ])
  const { screen, panel } = await openPanel(answers)
  await expect.element(screen.getByLabelText('Notifications, 2 unread')).toBeInTheDocument()
  await expect.element(panel.getByText('3 notifications')).toBeVisible()
  const tabs = panel.getByRole('tablist', { name: 'Notifications' })
  expect(
    tabs
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['New', 'Archive'])
  panel.getByRole('tab', { name: 'New' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(panel.getByText('1 notification')).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'Payment 4 completed' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

it('moves nothing in the head when the count comes', async () => {
  const { answers } = inbox([noteOf(1)])
  const list = `POST ${path}` as const
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = async (url: URL, init?: RequestInit) => promise.then(() => answers[list]?.(url, init))
  const { screen } = await openPortal({ answers: { ...answers, [list]: late } })
  const parts = () =>
    [...document.querySelectorAll('.ptl-search, .ptl-bell, .ptl-bell > .bp6-icon')].map(
      (part) => part.getBoundingClientRect().left,
    )
  await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  const before = parts()
  resolve()
  await expect.element(screen.getByLabelText('Notifications, 1 unread')).toBeInTheDocument()
  expect(before).toHaveLength(3)
  expect(parts()).toEqual(before)
})

it('leads to the record, which reads the notification (NOT-001)', async () => {
  const { answers, changes } = inbox([noteOf(1)])
  const { panel } = await openPanel(answers)
  await panel.getByRole('link', { name: 'Payment 1 completed' }).click()
  await vi.waitFor(() => expect(location.pathname).toBe(`/payments/${paymentId}`))
  await expect.element(panel).not.toBeInTheDocument()
  await vi.waitFor(() => expect(changes).toEqual([{ ids: [noteOf(1).id], change: 'read' }]))
})

it('keeps what happened to one payment together, is acted on together, and says how long ago it was (TRU-635)', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-04T14:05:00.000Z'))
  const before = noteOf(2, {
    title: 'Payment 1 approved',
    path: noteOf(1).path,
    created_at: '2026-03-03T12:00:00.000Z',
  })
  const { answers, changes } = inbox([noteOf(1), noteOf(3), before])
  const { panel } = await openPanel(answers)
  const first = panel.getByRole('listitem').first()
  await expect.element(first).toMatchTextContent(/Payment 1 completed.*Payment 1 approved.*Mar 3, 2026/)
  await expect.element(first.getByTitle(/Mar 4, 2026/)).toMatchTextContent(/2 hours ago/)
  await panel
    .getByRole('group', { name: 'Payment 1 completed' })
    .getByRole('button', { name: 'Archive' })
    .click()
  await expect.poll(() => changes).toEqual([{ ids: [noteOf(1).id, before.id], change: 'archive' }])
  now.mockRestore()
})

it('shows no way to a page the person may not open, and one without a page as it is (NOT-001)', async () => {
  const { panel } = await openPanel(
    inbox([noteOf(1, { page: 'activity-logs' }), noteOf(2, { page: undefined, path: undefined })]).answers,
  )
  await expect.element(panel.getByText(/Payment 1 completed/)).toBeVisible()
  expect(panel.getByRole('link').elements()).toHaveLength(0)
})

it('marks as read, archives and deletes, and the bell follows (NOT-007)', async () => {
  const { answers, changes } = inbox([noteOf(1), noteOf(2), noteOf(3)])
  const { screen, panel } = await openPanel(answers)
  const actionsOf = (place: number) => panel.getByRole('group', { name: `Payment ${place} completed` })
  await actionsOf(1).getByRole('button', { name: 'Mark as read' }).click()
  await expect.element(screen.getByLabelText('Notifications, 2 unread')).toBeInTheDocument()
  await actionsOf(2).getByRole('button', { name: 'Archive' }).click()
  await expect.element(panel.getByText('2 notifications')).toBeVisible()
  await actionsOf(3).getByRole('button', { name: 'Delete' }).click()
  await expect.element(panel.getByText('1 notification')).toBeVisible()
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
  expect(changes).toMatchObject([{ change: 'read' }, { change: 'archive' }, { change: 'delete' }])
  await panel.getByRole('tab', { name: 'Archive' }).click()
  await expect.element(actionsOf(2).getByRole('button', { name: 'Move to New' })).toBeVisible()
})

it('loads 30 at a time until everything is there (NOT-004, LIM-020)', async () => {
  const { panel } = await openPanel(
    inbox(Array.from({ length: 61 }, (_, place) => noteOf(place + 1))).answers,
  )
  const count = () => panel.getByRole('link').elements().length
  const press = async (name: string) => {
    const more = panel.getByRole('button', { name })
    await expect.element(more).toBeInTheDocument()
    more.element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.poll(count).toBe(30)
  await press('Load more (30 of 61)')
  await expect.poll(count).toBe(60)
  await press('Load more (60 of 61)')
  await expect.poll(count).toBe(61)
  expect(panel.getByRole('button', { name: /Load more/ }).elements()).toHaveLength(0)
})

it('says what will be there when nothing is', async () => {
  const { answers } = inbox([])
  const empty = await openPanel(answers)
  await expect.element(empty.panel.getByText('Nothing here')).toBeVisible()
  await expect.element(empty.panel.getByText(/payments that wait for your decision/)).toBeVisible()
})

it('says that a change was refused, and keeps what it shows', async () => {
  const refusal = Response.json(
    { status: 409, code: 'X', title: 'Not now', message: 'Try again later.' },
    { status: 409 },
  )
  const { answers } = inbox([noteOf(1)])
  const broken = { ...answers, [`PATCH ${path}`]: refusal }
  const { panel } = await openPanel(broken)
  await panel.getByRole('button', { name: 'Delete' }).click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/Not now/)
  await expect.element(panel.getByText(/Payment 1 completed/)).toBeVisible()
})

it('offers to try again when the list did not load', async () => {
  let isBroken = true
  const { answers } = inbox([noteOf(1)])
  const list = answers[`POST ${path}`] as (address: URL, init?: RequestInit) => unknown
  const { panel } = await openPanel({
    ...answers,
    [`POST ${path}`]: (address: URL, init?: RequestInit) => (isBroken ? 422 : list(address, init)),
  })
  await expect.element(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  isBroken = false
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByText(/Payment 1 completed/)).toBeVisible()
})
