import type { Browser } from 'playwright'
import { openBrowser, openPage } from './chromium.ts'
import { median, percentile, say, tableOf, type Part } from './figures.ts'
import { buildPages, servePages } from './site.ts'

const engines: Readonly<Record<string, string>> = {
  'bare-table.tsx': 'bare TanStack Table + virtual',
  'portolan-table.tsx': 'Portolan',
  'ag-grid.tsx': 'AG Grid community',
}
const pages = Object.keys(engines)
const sizes = [10_000, 100_000] as const
const rounds = Number(process.env.PORTOLAN_BENCH_ROUNDS ?? 9)
const frames = 120

async function look(browser: Browser, address: string): Promise<{ rows: number; frames: number[] }> {
  const page = await openPage(browser)
  await page.goto(address)
  await page.waitForFunction(() => window.usableAt !== undefined)
  const rows = await page.evaluate(() => window.usableAt ?? Number.NaN)
  await page.evaluate((many) => {
    const { scrollThrough } = window as unknown as { scrollThrough: (frames: number) => void }
    scrollThrough(many)
  }, frames)
  await page.waitForFunction((many) => window.frameTimes.length >= many, frames)
  const found = await page.evaluate(() => window.frameTimes.slice(1))
  await page.close()
  return { rows, frames: found }
}

/** First rows and scrolling of the same rows in each table, interleaved. */
export async function measureTables(): Promise<Part> {
  const site = await servePages(await buildPages(pages))
  const browser = await openBrowser()
  const first = new Map<string, number[]>()
  const scroll = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1)
    for (const size of sizes)
      for (const page of pages) {
        const found = await look(browser, `${site.address}/${page}?n=${size}`)
        const place = `${page} ${size}`
        first.set(place, [...(first.get(place) ?? []), found.rows])
        scroll.set(place, [...(scroll.get(place) ?? []), percentile(found.frames, 0.95)])
      }
  await browser.close()
  site.close()
  const cell = (kept: Map<string, number[]>, page: string, size: number) => {
    const own = median(kept.get(`bare-table.tsx ${size}`) ?? [])
    const found = median(kept.get(`${page} ${size}`) ?? [])
    return `${say(found)} (${say(found / own, 2)})`
  }
  const heads = sizes.map((size) => size.toLocaleString('en-US'))
  return {
    title: 'Table',
    says: `From navigation to the first rows, and the 95th percentile of ${frames} frames while scrolling 400 px a frame, ms (ratio to bare TanStack + virtual of this run); medians of ${rounds} interleaved rounds.`,
    table: tableOf([
      ['table', ...heads.map((n) => `first rows, ${n}`), ...heads.map((n) => `scroll frame p95, ${n}`)],
      ...pages.map((page) => [
        engines[page] ?? page,
        ...sizes.map((size) => cell(first, page, size)),
        ...sizes.map((size) => cell(scroll, page, size)),
      ]),
    ]),
  }
}
