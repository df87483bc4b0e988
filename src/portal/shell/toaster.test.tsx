import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { toast } from './toaster.tsx'

wearTheme()

it.each([5_000, 60_000])('dismisses a notice after the %i ms that limits.json says (LIM-046)', async (ms) => {
  const says = `Stays for ${ms}`
  const { screen } = await openPortal({
    path: '/terms-of-use',
    definitions: ({ definitions, ...rest }) => {
      const { toast: stored, ...others } = definitions.limits
      const limits = ms === 5_000 ? definitions.limits : { ...others, toast: { ...stored, is: ms } }
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

it('stands on a phone between the head and the foot of a page, where nothing must be pressed', async () => {
  const { screen } = await openPortal({ path: '/terms-of-use' })
  await page.viewport(390, 844)
  await expect.element(screen.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  for (const says of ['One thing is done', 'Another is done as well']) toast({ says })
  await expect.element(page.getByText('Another is done as well')).toBeVisible()
  const findNotices = () => [...document.querySelectorAll('.bp6-toast')]
  await expect.poll(findNotices).toHaveLength(2)
  await vi.waitFor(() => {
    const [head, menu] = ['.ptl-shell__top', '.ptl-sidebar'].map((place) =>
      document.querySelector(place)!.getBoundingClientRect(),
    )
    const notices = findNotices()
    for (const one of notices) {
      const { top, bottom } = one.getBoundingClientRect()
      // The state of a page is below its head.
      expect(top).toBeGreaterThanOrEqual(head!.bottom + 200)
      expect(bottom).toBeLessThan(menu!.top - 128)
    }
    // Toasts live outside the shell, where its measures are unknown.
    const { bottom } = getComputedStyle(document.querySelector('.bp6-toast-container')!)
    expect(bottom).toBe(`${844 - menu!.top + 136}px`)
  })
})

it.each([
  [1440, 'beside'],
  [800, 'between the head and the foot of'],
] as const)('stands at %i pixels %s a sheet', async (width, place) => {
  await openPortal({ path: `/settings/identities/${crypto.randomUUID()}` })
  await page.viewport(width, 900)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const says = 'A notice with words enough to be as wide as notices become, and then some more'
  toast({ says })
  await expect.element(page.getByText(says)).toBeVisible()
  await vi.waitFor(() => {
    const box = (name: string) => document.querySelector(name)!.getBoundingClientRect()
    const notice = box('.bp6-toast')
    if (place === 'beside') expect(notice.right).toBeLessThanOrEqual(box('.ptl-over--sheet').left)
    else expect(notice.top).toBeGreaterThanOrEqual(box('.ptl-over .bp6-dialog-header').bottom)
    if (place !== 'beside') expect(notice.bottom).toBeLessThan(900 - 128)
  })
})
