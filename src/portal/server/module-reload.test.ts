import { preload } from '#runtime/preload/preload.ts'
import { onFilesBack } from '#runtime/preload/recovered-files.ts'
import { Unfetched } from '#runtime/preload/unfetched-file.ts'
import { createElement, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coming } from '#runtime/preload/lazy-part.ts'
import { reloadOnceForModules } from './module-reload.ts'

const reload = vi.fn()
let build = 'main-a.js'
let isThere = true
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  build = 'main-a.js'
  isThere = true
  stop = reloadOnceForModules(
    reload,
    () => build,
    () => Promise.resolve(isThere),
  )
})
afterEach(() => {
  stop()
  sessionStorage.clear()
})

/** Fails like a module that cannot be loaded: the event first, then the promise. */
function fail(payload = new Error('Failed to fetch dynamically imported module')): Promise<never> {
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return Promise.reject(payload)
}

const want = (thrown?: Error) => fail(thrown).catch(() => undefined)

it('reloads the page when a part cannot be fetched, once per build (NAV-090)', async () => {
  await want()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
  await want()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
  build = 'main-b.js'
  await want()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('keeps the page while nobody answers, and reloads when somebody does', async () => {
  isThere = false
  await want()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
  isThere = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('has the parts tried again, without a reload, when somebody answers again', async () => {
  const message = vi.fn()
  const rest = onFilesBack(message)
  isThere = false
  await want(new Unfetched('/assets/page.js', false))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(message).not.toHaveBeenCalled()
  isThere = true
  await vi.advanceTimersByTimeAsync(2000)
  expect([message.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  rest()
})

it('has a part tried again that was asked for while nobody answered, and failed after somebody did', async () => {
  isThere = false
  const late = new Unfetched('/assets/late.js', false)
  await want(new Unfetched('/assets/page.js', false))
  await vi.advanceTimersByTimeAsync(1000)
  isThere = true
  await vi.advanceTimersByTimeAsync(2000)
  const message = vi.fn()
  const rest = onFilesBack(message)
  await want(late)
  await vi.advanceTimersByTimeAsync(1)
  expect([message.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  await want(new Unfetched('/assets/later.js', false))
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
  rest()
})

it.each([
  ['a form, which a press serves as well', '<form></form>', new Unfetched('/assets/part.js', false)],
  ['a dialog', '<div role="dialog"></div>', new Unfetched('/assets/part.js', true)],
])(
  'takes nothing away that was entered: %s stays, and the page is reloaded for the next part',
  async (_, open, thrown) => {
    const middle = document.body.appendChild(document.createElement('div'))
    middle.innerHTML = open
    await want(thrown)
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).not.toHaveBeenCalled()
    middle.remove()
    await want(thrown)
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

it('asks nobody whether the page may be left', async () => {
  const hold = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', hold)
  await want()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).not.toHaveBeenCalled()
  removeEventListener('beforeunload', hold)
})

it('keeps the page when what is fetched ahead of its use fails, but not when another part is wanted meanwhile', async () => {
  const never = () => new Promise<never>(() => {})
  void preload(() => fail(), never)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
  await want()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads for a part that was fetched ahead and is wanted before it fails', async () => {
  let end = () => {}
  const part = coming(async () => {
    await new Promise<void>((resolve) => (end = resolve))
    return fail()
  })
  void preload(part.fetch)
  const root = createRoot(document.createElement('div'), { onUncaughtError: () => {} })
  flushSync(() => root.render(createElement(Suspense, { fallback: null }, createElement(part.Part))))
  end()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
  // React renders the failure up to a third of a second later, during another test.
  root.unmount()
})
