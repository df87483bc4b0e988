import { expect, type Page } from '@playwright/test'

/** Nothing sticks out at the side of a small phone. */
export async function expectFits(page: Page, where: string): Promise<void> {
  // A list is drawn anew when the window becomes narrow.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, `${where} at 360 pixels`).toBeLessThanOrEqual(360)
}

/** Expects that no box cuts off its text. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(findCut), where).toEqual([])
}

function findCut(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((part) => part.childNodes.length > 0 && (part.textContent ?? '').trim() !== '')
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect()
      // Said, and not to be seen: such a box is a pixel small.
      if (width <= 1 || height <= 1) return false
      const { overflowX, overflowY } = getComputedStyle(part)
      return (
        (hides(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
        (hides(overflowY) && part.scrollHeight > part.clientHeight + 1)
      )
    })
    .map(
      (part) =>
        `${part.tagName.toLowerCase()}.${[...part.classList].join('.')} ‘${(part.textContent ?? '').trim().slice(0, 40)}’`,
    )
}
