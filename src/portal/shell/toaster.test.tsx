import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from '../trial/trial-world.tsx'
import { toast } from './toaster.tsx'

it.each([5_000, 60_000])('dismisses a notice after the %i ms that limits.json says (LIM-046)', async (ms) => {
  const says = `Stays for ${ms}`
  const { screen } = await openPortal({
    path: '/terms-of-use',
    definitions: ({ definitions, ...rest }) => {
      const { toast: kept, ...others } = definitions.limits
      const limits = ms === 5_000 ? definitions.limits : { ...others, toast: { ...kept, is: ms } }
      return { ...rest, definitions: { ...definitions, limits } }
    },
  })
  await expect.element(screen.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  toast({ says })
  await expect.element(page.getByText(says)).toBeVisible()
  expect(timers.mock.calls.map(([, after]) => after)).toContain(ms)
  timers.mockRestore()
})
