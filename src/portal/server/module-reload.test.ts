import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnceForModules } from './module-reload.ts'

afterEach(() => sessionStorage.clear())

function fail(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event
}

it('reloads the page when a part cannot be fetched, once per build (NAV-090)', () => {
  const reload = vi.fn()
  let build = 'main-a.js'
  const stop = reloadOnceForModules(reload, () => build)
  expect(fail().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(fail().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  build = 'main-b.js'
  fail()
  expect(reload).toHaveBeenCalledTimes(2)
  stop()
})
