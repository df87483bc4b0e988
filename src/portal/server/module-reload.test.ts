import { fetchAhead } from '#runtime/menu/fetch-ahead.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnceForModules } from './module-reload.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

const answers = () => Promise.resolve(true)

function fail(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event
}

it('reloads the page when a part cannot be fetched, once per build (NAV-090)', async () => {
  const reload = vi.fn()
  let build = 'main-a.js'
  const stop = reloadOnceForModules(reload, () => build, answers)
  expect(fail().defaultPrevented).toBe(true)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(fail().defaultPrevented).toBe(false)
  build = 'main-b.js'
  fail()
  await expect.poll(() => reload.mock.calls.length).toBe(2)
  stop()
})

it('keeps the page while nobody answers, and reloads when somebody does', async () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  let isThere = false
  const stop = reloadOnceForModules(
    reload,
    () => 'main-a.js',
    () => Promise.resolve(isThere),
  )
  fail()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
  isThere = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})

it('keeps the page when what is fetched ahead of its use fails', async () => {
  const reload = vi.fn()
  const asked = vi.fn(answers)
  const stop = reloadOnceForModules(reload, () => 'main-a.js', asked)
  await fetchAhead(() => Promise.reject(new Error(String(fail().defaultPrevented))))
  expect(fail().defaultPrevented).toBe(true)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(asked).toHaveBeenCalledTimes(1)
  stop()
})
