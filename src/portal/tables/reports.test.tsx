import { expect, it, onTestFinished, vi } from 'vitest'
import { flags } from '#tests/fixtures/portal/answers.ts'
import { createPreferences } from '#tests/fixtures/portal/preferences.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const ready = '11111111-1111-4111-8111-111111111111'
const pending = '22222222-2222-4222-8222-222222222222'
const list = '/report_proxy/v1/reports'
const report = {
  id: ready,
  name: 'October',
  type: 'settlement',
  format: 'CSV',
  dataSelectionType: 'CREATED',
  from: '2026-10-01',
  until: '2026-10-31',
  zone: 'UTC',
  status: 'Ready',
  availability: 'ready',
  meaning: 'The file can be downloaded.',
  creator: 'Trial Maker',
  createdAt: '2026-11-01T08:00:00Z',
  files: [{ fileId: ready, name: 'October.csv', type: 'text/csv', size: 200 }],
}
const inTheMaking = {
  ...report,
  id: pending,
  name: 'November',
  status: 'Pending',
  availability: 'pending',
  files: [],
}

const answers = {
  'GET /feature_flags': { flags: { ...flags, rpd2Reports: true } },
  ...createPreferences().answers,
  [`GET ${list}`]: {
    content: [report, inTheMaking],
    page: { number: 0, size: 10, totalElements: 2, totalPages: 1 },
    counts: { all: 2, Ready: 1, Pending: 1 },
  },
}

it('fills the days of a report by one press, in the chosen time zone, and names it after them (TRU-666, TRU-667)', async () => {
  // In Berlin March has begun.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-28T23:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { screen } = await openPortal({ path: '/reports/create', answers })
  await screen.getByRole('radio', { name: /^Settlement/ }).click({ force: true })
  await screen.getByRole('group', { name: 'Days' }).getByRole('button', { name: 'Last month' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'From' })).toHaveValue('2026-02-01')
  await expect.element(screen.getByRole('textbox', { name: 'Until' })).toHaveValue('2026-02-28')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveValue('Settlement, Feb 1, 2026 to Feb 28, 2026')
  await screen.getByRole('button', { name: 'Today' }).click()
  await expect.element(name).toHaveValue('Settlement, Mar 1, 2026 to Mar 1, 2026')
  await name.fill('The first of March')
  await screen.getByRole('button', { name: 'Yesterday' }).click()
  await expect.element(name).toHaveValue('The first of March')
})

it('downloads a report from its row, and says why where that fails (TRU-668)', async () => {
  const { screen } = await openPortal({
    path: '/reports',
    answers: { ...answers, [`GET ${list}/${ready}/content`]: 503 },
  })
  const rows = screen.getByRole('table')
  await rows.getByRole('button', { name: 'Download: October' }).click()
  await expect
    .element(screen.getByText('The report could not be downloaded.', { exact: false }))
    .toBeVisible()
  expect(rows.getByRole('button', { name: 'Download: November' }).query()).toBeNull()
})
