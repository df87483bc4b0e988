import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ServicesContext } from '../../field/services.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { TimeLeft } from './time-left.tsx'

const end = Date.parse('2026-11-03T12:00:00Z')

it("counts the time left by the server's clock, and says when it is over (APR-010)", async () => {
  let now = end - 26 * 3_600_000
  const services = { ...testServices({}), serverNow: () => now }
  const screen = await render(
    <ServicesContext value={services}>
      <TimeLeft until="2026-11-03T12:00:00Z" />
    </ServicesContext>,
  )
  await expect.element(screen.getByText('1 day 02:00:00')).toBeVisible()
  now = end - 90_000
  await expect.element(screen.getByText('01:30')).toBeVisible()
  now = end
  await expect.element(screen.getByText('Expired')).toBeVisible()
})
