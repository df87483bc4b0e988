import { expect, it } from 'vitest'
import { tasks } from '#tests/fixtures/portal/home-answers.ts'
import { onboardingAnswers } from '#tests/fixtures/portal/onboarding.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const withTasks = (answer: unknown) => ({ ...onboardingAnswers(), 'GET /home_page/tasks': answer })
const link = { name: 'Onboarding' }

it('takes onboarding out of the sidebar once the organisation is let in, and leaves it among the settings (TRU-665)', async () => {
  const { screen } = await openPortal({
    path: '/settings',
    answers: withTasks({ ...tasks, onboarding: 'APPROVED' }),
  })
  const main = screen.getByRole('navigation', { name: 'Main' })
  await expect.element(screen.getByRole('main').getByRole('link', link)).toBeVisible()
  expect(main.getByRole('link', link).query()).toBeNull()
  await screen.getByRole('main').getByRole('link', link).click()
  await expect.poll(() => location.pathname).toBe('/onboarding')
})

it.each([
  ['while it is under way', { ...tasks, onboarding: 'IN_PROGRESS' }],
  ['while it is in review', { ...tasks, onboarding: 'IN_REVIEW' }],
  ['where nobody could say', 500],
])('keeps onboarding in the sidebar %s (TRU-665)', async (_, answer) => {
  const { screen } = await openPortal({ path: '/settings', answers: withTasks(answer) })
  const main = screen.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', link).click()
  await expect.element(main.getByRole('link', { ...link, exact: true })).toHaveAttribute('aria-current')
})
