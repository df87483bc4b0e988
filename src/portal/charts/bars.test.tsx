import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Bars } from './bars.tsx'
import './chart.css'

const day = (index: number) => ({
  label: `${index + 1} September 2026`,
  short: `29 sept ${index + 1}`,
  at: 0.5,
  reads: `${index + 1} payments`,
})

const chart = (count: number, width: number, dir = 'ltr') => (
  <div className="ptl-chart" style={{ width, fontFamily: 'sans-serif' }} dir={dir}>
    <Bars bars={Array.from({ length: count }, (_, index) => day(index))} ticks={[{ at: 1, label: '6' }]} />
  </div>
)

const boxesOf = (all: Iterable<Element>) =>
  [...all]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .toSorted((one, other) => one.left - other.left)

describe.each([1, 7, 30, 92])('with %i bars', (count) => {
  it.each([260, 328, 390, 608, 1100])(
    'fills a place of %i pixels; its labels lie beside each other and within it (HOME-007)',
    async (width) => {
      const { container } = await render(chart(count, width))
      const place = container.querySelector('.ptl-chart')!.getBoundingClientRect()
      const columns = boxesOf(container.querySelectorAll('.ptl-bars__column'))
      expect(columns).toHaveLength(count)
      expect(columns.at(-1)!.right).toBeCloseTo(place.right, 0)
      const labels = boxesOf(container.querySelectorAll('.ptl-bars__label'))
      expect(labels.length).toBeGreaterThanOrEqual(Math.min(count, 2))
      expect(labels[0]!.left).toBeGreaterThanOrEqual(place.left)
      expect(labels.at(-1)!.right).toBeLessThanOrEqual(place.right)
      for (const [at, { left }] of labels.entries())
        if (at > 0) expect(left - labels[at - 1]!.right).toBeGreaterThanOrEqual(8)
    },
  )
})

it('tells what a bar stands for while it is pointed at, within the chart at either end, in both directions (HOME-007)', async () => {
  for (const dir of ['ltr', 'rtl']) {
    const { container, unmount } = await render(chart(30, 390, dir))
    const place = container.querySelector('.ptl-chart')!.getBoundingClientRect()
    const columns = [...container.querySelectorAll('.ptl-bars__column')]
    for (const at of [0, 29]) {
      await page.elementLocator(columns[at]!).hover()
      const reading = page.getByText(`${at + 1} payments`, { exact: true })
      await expect.element(reading).toBeVisible()
      const box = reading.element().parentElement!.getBoundingClientRect()
      expect(box.left).toBeGreaterThanOrEqual(place.left)
      expect(box.right).toBeLessThanOrEqual(place.right)
    }
    await unmount()
  }
})
