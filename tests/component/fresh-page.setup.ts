import { cleanup } from 'vitest-browser-react'
import { afterEach, vi } from 'vitest'

const { title } = document
const address = location.href
const roots = [document.documentElement, document.body]
const attributes = roots.map((root) => [...root.attributes].map(({ name, value }) => [name, value] as const))

/** Two busy cores can starve a page for much longer than the second that is waited otherwise. */
const PATIENCE_MS = 30_000
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (callback, options) => waitFor(callback, options ?? PATIENCE_MS)

/** All files share one page, so each test resets it to the state of a first visit. */
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  roots.forEach((root, at) => {
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
    for (const [name, value] of attributes[at] ?? []) root.setAttribute(name, value)
  })
  document.title = title
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  history.replaceState(null, '', address)
})
