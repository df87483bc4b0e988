import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { drawLater } from './draw-later.ts'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => drawLater(() => setOpen(true))}>Open</button>
      {isOpen && <p>Thirty notifications</p>}
    </>
  )
}

afterEach(() => void vi.unstubAllGlobals())

it('draws nothing of what a press opens before the press is painted', async () => {
  const screen = await render(<Opener />)
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  screen.container.querySelector('button')?.click()
  // All that React would draw before the next frame.
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  for (let turn = 0; turn < 9; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  expect(screen.container.textContent).toBe('Open')
  for (const frame of frames) frame()
  await expect.element(screen.getByText('Thirty notifications')).toBeVisible()
})

it('is called off', async () => {
  const drawn: string[] = []
  drawLater(() => drawn.push('called off'))()
  await new Promise<void>((resolve) => drawLater(() => resolve()))
  expect(drawn).toEqual([])
})
