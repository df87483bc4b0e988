import { Button } from '@blueprintjs/core'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { DropDown } from './drop-down.tsx'

const shown = (preloaded?: () => Promise<unknown>) => (
  <DropDown content={() => <p>Seven columns</p>} {...(preloaded ? { preload: preloaded } : {})}>
    <Button text="Columns" />
  </DropDown>
)
const show = (preloaded?: () => Promise<unknown>) => render(shown(preloaded))

it('opens by key and press, and gives the focus back to its button', async () => {
  const screen = await show()
  const button = screen.getByRole('button', { name: 'Columns' })
  const content = screen.getByText('Seven columns')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(content).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await vi.waitFor(() => expect(document.activeElement?.closest('.bp6-overlay')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  await expect.element(content).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(content).toBeVisible()
  await button.click()
  await expect.element(content).not.toBeInTheDocument()
})

it('is closed by Escape also before it has come', async () => {
  let come = () => {}
  const screen = await show(() => new Promise<void>((resolve) => (come = resolve)))
  const button = screen.getByRole('button', { name: 'Columns' })
  await button.click()
  await userEvent.keyboard('{Escape}')
  come()
  await button.click()
  come()
  await expect.element(screen.getByText('Seven columns')).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Seven columns')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('opens when it is asked for again, though what was asked before fails meanwhile', async () => {
  const requested: PromiseWithResolvers<void>[] = []
  const preloaded = () =>
    requested[requested.push(Promise.withResolvers<void>()) - 1]?.promise ?? Promise.resolve()
  const screen = await show(preloaded)
  const button = screen.getByRole('button', { name: 'Columns' })
  await button.click()
  await userEvent.keyboard('{Escape}')
  const before = requested.splice(0)
  await button.click()
  for (const { reject } of before) reject(new Error('offline'))
  await vi.waitFor(() => expect(requested).not.toHaveLength(0))
  await screen.rerender(shown(preloaded))
  for (const { resolve } of requested) resolve()
  await expect.element(screen.getByText('Seven columns')).toBeVisible()
})

it('leaves the page as it is when what drops down cannot be fetched', async () => {
  const preloaded = vi.fn(() => Promise.reject(new Error('offline')))
  const screen = await show(preloaded)
  const button = screen.getByRole('button', { name: 'Columns' })
  await button.click()
  await vi.waitFor(() => expect(preloaded).toHaveBeenCalled())
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByText('Seven columns')).not.toBeInTheDocument()
})
