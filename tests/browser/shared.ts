import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/** Browser context that the tests of a worker share: it has loaded the portal and stores nothing else. */
export interface Shared {
  context?: BrowserContext
  asked?: string
  isSpent?: boolean
}

export async function discard(shared: Shared): Promise<void> {
  await shared.context?.close()
  shared.context = undefined
}

/** Returns the context of the previous test, if its options are the same and it can be reset. */
export async function lend(
  shared: Shared,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const requested = JSON.stringify(options)
  if (shared.context && !shared.isSpent && shared.asked === requested) return shared.context
  await discard(shared)
  const context = await browser.newContext(options)
  // A clock that was set stays set for all pages to come.
  const install = context.clock.install.bind(context.clock)
  context.clock.install = (time) => {
    shared.isSpent = true
    return install(time)
  }
  Object.assign(shared, { context, asked: requested, isSpent: false })
  return context
}

const stored = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/** Leaves one empty page, and nothing of the pages before it. */
export async function makeNew(context: BrowserContext, origin: string): Promise<void> {
  const before = context.pages()
  const page = await context.newPage()
  for (const one of before) await one.close()
  await context.unrouteAll()
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: stored })
  await session.detach()
}
