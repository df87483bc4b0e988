import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { payments } from '#tests/fixtures/portal/answers.ts'
import { createPreferences } from '#tests/fixtures/portal/preferences.ts'
import { grant, openPortal } from '#tests/fixtures/portal/world.tsx'

const list = 'POST /payout_proxy/payments/filter'
const created = () => document.querySelector('tbody time')?.textContent ?? ''
const rowHeight = () => Math.round(document.querySelector('tbody tr')!.getBoundingClientRect().height)

const choose = (name: string) => (page.getByText(name, { exact: true }).element() as HTMLElement).click()

/** Opens the list of payments for a person with preferences; returns it with the time zone of the request. */
async function openList(chosen: Readonly<Record<string, unknown>>) {
  const server = createPreferences(chosen)
  const zones: (string | null)[] = []
  const answer = (_: URL, init?: RequestInit) => {
    zones.push(new Headers(init?.headers).get('x-timezone'))
    return payments
  }
  await openPortal({
    path: '/payments',
    answers: { ...server.answers, [list]: answer },
    session: { ...grant(), preferences: server.first },
  })
  await vi.waitFor(() => expect(created()).not.toBe(''))
  return { server, zones }
}

it('shows every date in the zone a person chose, and rows as close as they chose, from the first moment on (TRU-428, TRU-430)', async () => {
  const { zones } = await openList({ zoneFrom: 'CHOSEN', zone: 'Asia/Tokyo', density: 'COMPACT' })
  expect(created()).toBe('Mar 4, 2026, 21:00 GMT+9')
  expect(new Set(zones)).toEqual(new Set(['Asia/Tokyo']))
  expect(rowHeight()).toBe(32)
})

it('follows what is saved at once, on the whole page; the zone is found among all by its words (TRU-428, TRU-578)', async () => {
  const { server, zones } = await openList({})
  expect(created()).not.toContain('GMT+9')
  expect(rowHeight()).toBe(40)
  history.pushState(null, '', '/settings/preferences')
  dispatchEvent(new PopStateEvent('popstate'))
  await page.getByRole('button', { name: 'Edit all' }).click()
  await expect.element(page.getByText('Always the same', { exact: true })).toBeVisible()
  choose('Always the same')
  const zone = page.getByRole('combobox', { name: 'Time zone', exact: true })
  await zone.fill('tokyo as')
  await expect.element(page.getByRole('option')).toHaveTextContent('Asia/Tokyo')
  await userEvent.keyboard('{Enter}')
  await expect.element(zone).toHaveValue('Asia/Tokyo')
  choose('Compact')
  choose('Off')
  await page.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(server.saved).toHaveLength(1))
  expect(server.saved[0]).toEqual({
    zoneFrom: 'CHOSEN',
    zone: 'Asia/Tokyo',
    density: 'COMPACT',
    begins: 'LAST',
    singleKeys: 'OFF',
  })
  await page.getByRole('link', { name: 'Payments' }).first().click()
  await vi.waitFor(() => expect(created()).toBe('Mar 4, 2026, 21:00 GMT+9'))
  expect(zones.at(-1)).toBe('Asia/Tokyo')
  expect(rowHeight()).toBe(32)
  await userEvent.keyboard('?')
  expect(page.getByRole('dialog').query()).toBeNull()
})

it('says plainly, before it is saved, that somebody will begin where real money moves (TRU-429)', async () => {
  const server = createPreferences()
  await openPortal({ path: '/settings/preferences', answers: server.answers })
  await page.getByRole('button', { name: 'Edit all' }).click()
  await expect.element(page.getByText('Always in the same environment')).toBeVisible()
  choose('Always in the same environment')
  const warning = page
    .getByLabelText('Where you begin', { exact: false })
    .getByText('Real money moves in production.', { exact: false })
  expect(warning.query()).toBeNull()
  await page.getByRole('combobox', { name: 'Environment', exact: true }).selectOptions('UAT')
  await expect.element(warning).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Environment', exact: true }).selectOptions('Production')
  await expect.element(warning).toBeVisible()
})

it('switches single keys back, and says so, where that could not be kept (TRU-343)', async () => {
  await openPortal({ path: '/payments', answers: { [list]: payments, 'PUT /preferences': 500 } })
  await vi.waitFor(() => expect(created()).not.toBe(''))
  await userEvent.keyboard('?')
  const single = page.getByRole('checkbox', { name: 'Single-key shortcuts' })
  await page.getByText('Single-key shortcuts').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(single).toBeChecked()
})
