import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PagePart } from '../pages/page-part.tsx'
import { addressOf, allFlags, allProducts, everybody } from '../pages/every-page.ts'
import { standsAt } from '../pages/page-thing.tsx'

const meta: Meta = { title: 'Galleries/Saved files', tags: ['!dev'] }
export default meta

const administrator = everybody.find(({ id }) => id === 'administrator')
const saved: HTMLAnchorElement[] = []

/** Records saved files instead of saving them. */
function noteSaved(): () => void {
  const { createElement } = document
  const noting = (name: string) => {
    const made = createElement.call(document, name)
    if (made instanceof HTMLAnchorElement)
      made.addEventListener('click', (event) => {
        event.preventDefault()
        saved.push(made)
      })
    return made
  }
  saved.length = 0
  document.createElement = noting
  return () => {
    document.createElement = createElement
  }
}

/** Opens the address of a document, which the portal saves at once; the book lists no story of it. */
export const Looked: StoryObj = {
  name: 'A document is saved by a press alone',
  tags: ['TRU-754'],
  beforeEach: noteSaved,
  render: () => (
    <PagePart
      page="attachment"
      at={addressOf('attachment')}
      roles={administrator?.roles ?? []}
      flags={allFlags}
      products={allProducts}
      sample={() => 'invoice-7.pdf'}
      now={standsAt}
    />
  ),
  play: async ({ canvas }) => {
    if (import.meta.env.MODE !== 'test') return
    const { userEvent } = await import('vitest/browser')
    const again = await canvas.findByRole('button', { name: 'Download again' })
    await expect(saved).toHaveLength(0)
    await userEvent.click(again)
    await expect(await canvas.findByText(/^invoice-7\.pdf was downloaded/)).toBeVisible()
    await expect(saved.map(({ download }) => download)).toEqual(['invoice-7.pdf'])
    const file = await fetch(saved[0]?.href ?? '')
    await expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  },
}
