import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Bars } from './bars.tsx'
import './chart.css'

const bars = [{ label: '1 May 2026', short: '1 May', at: 0.5, reads: '3 payments' }]

const within = (width: number) => (
  <div className="ptl-chart" style={{ width }}>
    <Bars bars={bars} ticks={[{ at: 1, label: '6' }]} />
  </div>
)

it('fills its place again when that gets wider or narrower (HOME-007)', async () => {
  const screen = await render(within(400))
  const drawn = () => screen.container.querySelector('svg')?.getBoundingClientRect().width
  await expect.poll(drawn).toBe(400)
  await screen.rerender(within(620))
  await expect.poll(drawn).toBe(620)
  await screen.rerender(within(300))
  await expect.poll(drawn).toBe(300)
})
