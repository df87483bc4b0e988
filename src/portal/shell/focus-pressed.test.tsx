import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

/** Imitates Safari, and Firefox on a Mac: a press focuses no button or link and removes the focus. */
function pressLikeSafari() {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  addEventListener('mousedown', press)
  onTestFinished(() => removeEventListener('mousedown', press))
}

it('gives the focus back to the button that was pressed, in a browser that gives it none', async () => {
  pressLikeSafari()
  await openPortal()
  const search = page.getByRole('button', { name: /^Search/ })
  await search.click()
  await expect.element(page.getByRole('combobox', { name: /^Search pages/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveFocus()
})
