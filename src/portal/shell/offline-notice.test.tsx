import { expect, it, vi } from 'vitest'
import { openPortal } from '../trial/trial-world.tsx'

const notice = 'The server is busy, or away for a moment.'

it('keeps what it shows while the server is away, says so, and recovers by itself', async () => {
  let isAway = false
  const busy = () => Response.json({ title: 'Busy' }, { status: 503, headers: { 'retry-after': '1' } })
  const { screen, asked } = await openPortal({
    answers: {
      'GET /search': () => (isAway ? busy() : { hits: [] }),
      'GET /feature_flags': () => (isAway ? busy() : { flags: {} }),
    },
  })
  const welcome = screen.getByRole('heading', { name: 'Welcome, Trial Maker' })
  await expect.element(welcome).toBeVisible()
  isAway = true
  await screen.getByRole('button', { name: 'Search' }).click()
  await screen.getByRole('combobox', { name: 'Search pages', exact: false }).fill('INV')
  await expect.element(screen.getByText(notice)).toBeVisible()
  await expect.element(welcome).toBeVisible()
  const before = asked.length
  isAway = false
  await expect.element(screen.getByText(notice)).not.toBeInTheDocument()
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before + 1))
})
