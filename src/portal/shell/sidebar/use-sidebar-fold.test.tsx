import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useSidebarFold } from './use-sidebar-fold.ts'

function Fold() {
  const [isFolded, fold] = useSidebarFold()
  return <button onClick={fold}>{isFolded ? 'Unfold' : 'Fold'}</button>
}

it('follows the room there is, as when a tablet is turned, until the person chooses', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Fold />)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent('Fold')
  await page.viewport(800, 1200)
  await expect.element(button).toHaveTextContent('Unfold')
  await button.click()
  await expect.element(button).toHaveTextContent('Fold')
  await page.viewport(1200, 800)
  await button.click()
  await expect.element(button).toHaveTextContent('Unfold')
  await page.viewport(1300, 800)
  await expect.element(button).toHaveTextContent('Unfold')
})
