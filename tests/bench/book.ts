import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from 'playwright'
import { openBrowser } from './chromium.ts'
import { median, say, tableOf, type Part } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = process.env.PORTOLAN_CACHE ?? join(root, 'node_modules/.cache/portolan')
const built = join(cache, 'bench-book')
/** The book may stand anywhere. */
const FOLDER = '/some/folder/'
const FIRST = 'fields-text--sheet'
const PLAIN = 'foundations-words--page'
const SHEETS = /--sheet$|^(?:cells|cards|pages|foundations-templates)--/
const ALL = '&globals=look:all;width:all;direction:all;zoom:all'
/** Ratio to the median of its kind from which a sheet is named as an outlier. */
const OUTLIER = 1.5
/** Time limit of one sheet. A sheet that exceeds it is named, and the others are still measured. */
const LONGEST_MS = 60_000
/** A browser remembers more with every page; the next one begins afresh after so many sheets. */
const GROUP = 8

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** Serves the built files in a folder, and records requests outside of it and for missing files. */
async function serveBook() {
  const missed = new Set<string>()
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://book')
    const file = join(built, pathname.slice(FOLDER.length) || 'index.html')
    if (!pathname.startsWith(FOLDER) || !existsSync(file) || !statSync(file).isFile()) {
      missed.add(pathname)
      answer.writeHead(404).end()
      return
    }
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}${FOLDER}`, missed, close: () => server.close() }
}

/** Returns true if everything visible of a sheet is drawn and nothing of it is still loading. */
function isDrawn(): boolean {
  if (!document.querySelector('main.book')) return false
  const inSight = (part: Element) => {
    const box = part.getBoundingClientRect()
    return box.width > 0 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
  }
  const screens = [...document.querySelectorAll('.book-cell__screen')]
  const isEmpty = (screen: Element | undefined) =>
    !screen || (screen.textContent === '' && !screen.querySelector('input, svg'))
  const waiting = '.book-state:not(#state-loading, #state-error) .ptl-skeleton'
  // A page of words has no states.
  if (document.querySelector('main.book--page')) return true
  return (
    !isEmpty(screens[0]) &&
    !screens.some((screen) => isEmpty(screen) && screen.parentElement && inSight(screen.parentElement)) &&
    ![...document.querySelectorAll(waiting)].some(inSight)
  )
}

/** Reads the processor seconds of the page's thread, which exclude other work on the machine. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

async function withPage<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  try {
    return await use(page, session)
  } finally {
    await context.close()
  }
}

/** Draws a reference page of fixed parts beside each sheet, to measure the speed of the machine at that moment. */
function drawReference(): void {
  for (let round = 0; round < 12; round += 1) {
    const box = document.createElement('div')
    for (let row = 0; row < 1500; row += 1) {
      const part = document.createElement('p')
      part.textContent = `Row ${row} of ${round}`
      box.append(part)
    }
    document.body.append(box)
    box.getBoundingClientRect()
    box.remove()
  }
}

const measureReference = (browser: Browser) =>
  withPage(browser, async (page, session) => {
    await page.goto('about:blank')
    const before = await workOf(session)
    await page.evaluate(drawReference)
    return (await workOf(session)) - before
  })

interface Drawn {
  readonly milliseconds: number
  readonly work: number
}

const draw = (browser: Browser, address: string) =>
  withPage(browser, async (page, session): Promise<Drawn> => {
    await page.goto(address, { waitUntil: 'commit' })
    const frame = address.includes('iframe.html')
      ? page.mainFrame()
      : await page
          .locator('#storybook-preview-iframe')
          .elementHandle()
          .then((element) => element?.contentFrame())
    if (!frame) throw new Error(`There is no page at ${address}.`)
    await frame.waitForFunction(isDrawn, undefined, { timeout: LONGEST_MS, polling: 'raf' })
    return { milliseconds: await page.evaluate(() => performance.now()), work: await workOf(session) }
  })

function buildBook(): readonly string[] {
  const args = ['build', '--quiet', '--config-dir', 'stories/.storybook', '-o', built]
  const { status } = spawnSync('node_modules/.bin/storybook', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The book could not be built.')
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, unknown>>
  }
  return Object.keys(entries).filter((id) => SHEETS.test(id))
}

const kindOf = (id: string) => (/^(?:pages|foundations)-?/.test(id) ? 'a page' : 'a field, a cell, a card')

interface Measured extends Drawn {
  readonly id: string
  readonly kind: string
  /** Its work by that of the reference. */
  readonly ratio: number
}

function rowsOf(measured: readonly Measured[]): string[][] {
  const kinds = [...new Set(measured.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const those = measured.filter((one) => one.kind === kind)
    const drawn = those.filter(({ ratio }) => !Number.isNaN(ratio))
    const usual = median(drawn.map(({ ratio }) => ratio))
    const dearest = Math.max(...drawn.map(({ ratio }) => ratio))
    const slow = those.filter(({ ratio }) => !(ratio <= OUTLIER * usual) || ratio === dearest)
    const row = (name: string, { milliseconds, work, ratio }: Drawn & { readonly ratio: number }) => [
      name,
      say(work, 2),
      say(ratio),
      say(milliseconds / 1000, 2),
    ]
    const whole = {
      work: median(drawn.map(({ work }) => work)),
      ratio: usual,
      milliseconds: median(drawn.map(({ milliseconds }) => milliseconds)),
    }
    return [
      row(`${kind}: median of ${those.length}`, whole),
      ...(those.length > 3 ? slow.map((one) => row(`${kind}: ${one.id}`, one)) : []),
    ]
  })
}

interface Sheet {
  readonly kind: string
  readonly id: string
  readonly address: string
}

const ofSheet = (id: string): readonly Sheet[] => {
  const address = `iframe.html?id=${id}&viewMode=story`
  const all = { kind: `${kindOf(id)}, all states at once`, id, address: address + ALL }
  return [{ kind: kindOf(id), id, address }, all]
}

/** Draws some sheets in a browser of their own, each beside the reference, and writes down each at once. */
async function drawGroup(sheets: readonly Sheet[], base: string): Promise<readonly Measured[]> {
  const browser = await openBrowser()
  const measured: Measured[] = []
  await measureReference(browser)
  for (const { kind, id, address } of sheets) {
    const reference = await measureReference(browser)
    const drawn = await draw(browser, base + address).catch((problem: unknown) => String(problem))
    if (typeof drawn === 'string') {
      console.log(`${kind}: ${id}: not drawn: ${drawn.split('\n')[0]}`)
      measured.push({ kind, id, work: Number.NaN, milliseconds: Number.NaN, ratio: Number.NaN })
      continue
    }
    const one = { ...drawn, kind, id, ratio: drawn.work / reference }
    console.log(`${kind}: ${id}: ${say(one.work, 2)} s, ${say(one.ratio)} ×`)
    measured.push(one)
  }
  await browser.close()
  return measured
}

/** Measures the time until the sheets of the built book are drawn, from a folder of a plain server. */
export async function measureBook(): Promise<Part> {
  const sheets = buildBook()
  const book = await serveBook()
  const first = {
    kind: 'the first sheet, with the book around it',
    id: FIRST,
    address: `?path=/story/${FIRST}`,
  }
  const words = {
    kind: 'a page of words, as any page costs',
    id: PLAIN,
    address: `iframe.html?id=${PLAIN}&viewMode=story`,
  }
  const all = [first, first, first, words, words, words, ...sheets.flatMap(ofSheet)]
  const measured: Measured[] = []
  for (let at = 0; at < all.length; at += GROUP)
    measured.push(...(await drawGroup(all.slice(at, at + GROUP), book.address)))
  book.close()
  if (book.missed.size > 0) throw new Error(`Not found below ${FOLDER}: ${[...book.missed].join(', ')}.`)
  return {
    title: 'Sheets of the book',
    says: `The built book in the folder ${FOLDER} of a plain server, nothing in the cache: until what is in sight of a sheet is drawn and nothing of it waits. Processor seconds of its thread; those by the processor seconds of a reference that is drawn beside each (18,000 paragraphs); seconds by the clock, which count what else the machine did. Sheets of more than ${OUTLIER} × the median of their kind are named, and the dearest of each kind. 2 s for the first and 3 s for any are promised on two cores that do nothing else.`,
    table: tableOf([['sheet', 'processor, s', 'by the reference', 'clock, s'], ...rowsOf(measured)]),
  }
}
