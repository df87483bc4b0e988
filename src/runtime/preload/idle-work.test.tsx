import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from '../boundary/skeleton.tsx'
import { runWhenIdle } from './idle-work.ts'

/** Idle callbacks of the browser, run by the test. */
function idleMoments() {
  const requested = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => requested.set((last += 1), work) && last)
  vi.stubGlobal('cancelIdleCallback', (one: number) => requested.delete(one))
  return () => {
    const works = [...requested.values()]
    requested.clear()
    for (const work of works) work()
  }
}

afterEach(() => void vi.unstubAllGlobals())

it('begins when the page stands: not while a part of it is grey, nor while another one still is', async () => {
  const pass = idleMoments()
  const work = vi.fn()
  runWhenIdle(work)
  const screen = await render(
    <>
      <Skeleton key="rows" says="Loading the rows" />
      <Skeleton key="card" says="Loading the card" />
    </>,
  )
  pass()
  await screen.rerender(<Skeleton key="card" says="Loading the card" />)
  pass()
  expect(work).not.toHaveBeenCalled()
  await screen.rerender(<p>All is here.</p>)
  expect(work).not.toHaveBeenCalled()
  pass()
  pass()
  expect(work).toHaveBeenCalledTimes(1)
})

it('waits again when something grey follows before the browser is idle', async () => {
  const pass = idleMoments()
  const work = vi.fn()
  const screen = await render(<Skeleton key="page" says="Loading the page" />)
  runWhenIdle(work)
  await screen.rerender(<p>Nearly.</p>)
  await screen.rerender(<Skeleton key="rows" says="Loading the rows" />)
  pass()
  expect(work).not.toHaveBeenCalled()
  await screen.rerender(<p>All is here.</p>)
  pass()
  expect(work).toHaveBeenCalledTimes(1)
})

it('is called off', () => {
  const pass = idleMoments()
  const work = vi.fn()
  runWhenIdle(work)()
  pass()
  expect(work).not.toHaveBeenCalled()
})
