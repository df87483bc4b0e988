import { useState, type ReactNode } from 'react'
import { expect, screen, waitFor, userEvent } from 'storybook/test'
import { sayScreens } from '#values/generated/say-screens.ts'

/** Number of cells drawn at once: more would slow each other down. */
const TOGETHER = 12

export interface DrawnCell {
  readonly name: string
  readonly draw: () => ReactNode
}

/** Draws the cells of a gallery a few at a time, so that a test sees each of them. */
export function OneByOne({ cells }: { readonly cells: readonly DrawnCell[] }) {
  const [first, setFirst] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setFirst(first + TOGETHER)}>
        Next of {cells.length}
      </button>
      {cells.slice(first, first + TOGETHER).map(({ name, draw }) => (
        <div key={name} data-cell={name} inert>
          {draw()}
        </div>
      ))}
    </>
  )
}

/** Selector of placeholders: content that loads, failed to load, or does not exist. */
const INSTEAD = '.ptl-skeleton, [aria-busy=true], .ptl-empty--load-failed, .ptl-empty--no-results'

/** Steps through all cells, and names those that end without content. */
export async function cellsWithoutContent(
  canvasElement: HTMLElement,
): Promise<{ readonly count: number; readonly found: readonly string[] }> {
  const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-cell]')]
  const isMissing = (cell: HTMLElement) =>
    cell.querySelector(INSTEAD) !== null || cell.textContent.includes(sayScreens('somethingWrong'))
  const missing = () => shown().flatMap((cell) => (isMissing(cell) ? [cell.dataset['cell'] ?? ''] : []))
  const found: string[] = []
  let count = 0
  for (; shown().length > 0; await userEvent.click(screen.getByRole('button', { name: /^Next of/ }))) {
    count += shown().length
    await waitFor(() => expect(missing()).toEqual([])).catch(() => found.push(...missing()))
  }
  return { count, found }
}
