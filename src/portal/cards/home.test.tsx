import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decisions, tasks, waiting } from '#tests/fixtures/portal/home-answers.ts'
import { claims, organisation } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const card = (name: string) => page.getByRole('region', { name, exact: true })
const orgOf = (...products: string[]) => ({
  [`GET /organizations/${claims.orgId}`]: { ...organisation, products },
})
const headings = () =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent)

it('shows each card where its flag is on, and by default only the payments summary (FLG-018)', async () => {
  const flags = (on: Record<string, boolean>) => ({ answers: { 'GET /feature_flags': { flags: on } } })
  const bare = await openPortal(flags({}))
  await expect.element(card('Payments summary').getByText('585,212.75 USD')).toBeVisible()
  expect(headings()).toEqual(['Waiting for you', 'Payments summary'])
  await bare.screen.unmount()
  const one = await openPortal(flags({ homeExchangeRate: true, homePaymentsSummary: false }))
  await expect.element(card('Exchange rate')).toBeVisible()
  expect(headings()).toEqual(['Waiting for you', 'Exchange rate'])
  await one.screen.unmount()
})

it('counts what waits, each count leading to its list', async () => {
  await openPortal()
  const link = card('Waiting for you').getByRole('link')
  await expect.element(link.first()).toHaveAttribute('href', waiting.items[0]?.path)
  await expect.element(link.first()).toHaveTextContent('3 Payments for you to approve')
  expect(link.elements()).toHaveLength(2)
})

it('says calmly that nothing waits', async () => {
  await openPortal({ answers: { 'GET /home_page/waiting': { items: [] } } })
  await expect
    .element(card('Waiting for you').getByText('Nothing is waiting for you.', { exact: false }))
    .toBeVisible()
})

it('says what is left of onboarding, and that it is under review (HOME-011)', async () => {
  const begun = await openPortal()
  const banner = card('Finish onboarding')
  await expect.element(banner.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/onboarding')
  await begun.screen.unmount()
  const answers = (onboarding: string) => ({ answers: { 'GET /home_page/tasks': { ...tasks, onboarding } } })
  const review = await openPortal(answers('IN_REVIEW'))
  await expect.element(card('We are reviewing your organisation')).toBeVisible()
  await review.screen.unmount()
  await openPortal(answers('APPROVED'))
  await expect.element(card('Tasks')).toBeVisible()
  expect(banner.query()).toBeNull()
})

it('lists the tasks, the open ones as links (HOME-012)', async () => {
  await openPortal()
  const list = card('Tasks')
  await expect.element(list.getByText('1 of 2 done.')).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'Finish onboarding' })).toBeVisible()
  await expect.element(list.getByText('Read what to know before you start', { exact: false })).toBeVisible()
})

it('drops the tasks once all are done, and the explorer of a stablecoin that the organisation does not have (TRU-740)', async () => {
  const allDone = { ...tasks, tasks: tasks.tasks.map((one) => ({ ...one, done: true })) }
  await openPortal({ answers: { 'GET /home_page/tasks': allDone, ...orgOf('payments_direct') } })
  await expect.element(card('Support')).toBeVisible()
  expect(headings()).not.toContain('Tasks')
  expect(headings()).not.toContain('Stablecoin explorer')
})

it('shows an approver what has the least time left, each row leading to its decision (TRU-741)', async () => {
  const [row] = decisions.content
  const answer = (content: readonly unknown[]) => ({ 'GET /decisions': { ...decisions, content } })
  const { screen } = await openPortal({ answers: answer([row]) })
  const queue = card('Next to decide')
  await expect
    .element(queue.getByRole('link', { name: 'Taller Azul' }))
    .toHaveAttribute('href', `/approvals/payments/${row?.id}`)
  await expect.element(queue).toMatchTextContent(/900\.00 GBP20,700\.00 MXN/)
  await expect.element(queue.getByText('By program Nightly, payroll', { exact: true })).toBeVisible()
  await expect.element(queue.getByText('First payment', { exact: true })).toBeVisible()
  await screen.unmount()
  await openPortal({ answers: answer([]) })
  await expect.element(card('Support')).toBeVisible()
  await expect.element(queue).not.toBeInTheDocument()
})

it('labels the time left of an approval on a phone, where no column names it (TRU-881)', async () => {
  const [row] = decisions.content
  await openPortal({ answers: { 'GET /decisions': { ...decisions, content: [row] } } })
  await page.viewport(390, 844)
  const queue = card('Next to decide')
  await expect.element(queue.getByRole('link', { name: 'Taller Azul' })).toBeVisible()
  const time = queue.element().querySelector('.ptl-rows__time')!
  await expect.poll(() => getComputedStyle(time, '::before').content).toBe('"Time left"')
  await page.viewport(1280, 844)
  await expect.poll(() => getComputedStyle(time, '::before').content).toBe('none')
})

it('opens the wizard from a preset and notes that it was used (HOME-013)', async () => {
  const { requests } = await openPortal()
  await card('Payment presets').getByRole('link', { name: 'Rent of the office' }).click()
  await expect.poll(() => location.pathname).toContain('/payments/presets/44444444')
  await expect.poll(() => requests.some((one) => one.includes('/update_last_used'))).toBe(true)
})

it('offers support (HOME-009)', async () => {
  await openPortal()
  await expect.element(card('Support').getByText('Have its payment ID ready', { exact: false })).toBeVisible()
  await expect.element(card('Support').getByRole('link')).toHaveAttribute('href', '/support')
})

it('links the ledgers of the environment, and is not there without an address (HOME-010)', async () => {
  const link = card('Stablecoin explorer').getByRole('link')
  const answers = orgOf('payments_direct', 'stablecoin')
  const fixture = await openPortal({ path: '/home?env_name=uat', answers })
  await expect.element(link.first()).toHaveAttribute('href', expect.stringContaining('testnet'))
  await fixture.screen.unmount()
  const real = await openPortal({ path: '/home?env_name=prod', answers })
  await expect.element(link.first()).toHaveAttribute('href', expect.not.stringContaining('testnet'))
  await real.screen.unmount()
  await openPortal({
    answers,
    definitions: ({ definitions, ...rest }) => ({
      ...rest,
      definitions: { ...definitions, options: { ...definitions.options, explorers: undefined } },
    }),
  })
  await expect.element(card('Support')).toBeVisible()
  expect(card('Stablecoin explorer').query()).toBeNull()
})
