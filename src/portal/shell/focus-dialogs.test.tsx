import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

it('gives the focus to a dialog by its name, and back to what it was opened from', async () => {
  await openPortal()
  const search = page.getByRole('button', { name: /^Search/ })
  await expect.element(search).toBeVisible()
  ;(search.element() as HTMLElement).focus()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveFocus()
})
