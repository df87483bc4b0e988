import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { openBrowser, openPage } from './chromium.ts'
import { differenceOf, median, say, tableOf, type Part } from './figures.ts'
import { buildPages, servePages } from './site.ts'

const engines: Readonly<Record<string, string>> = {
  'hand-written.tsx': 'hand-written, Blueprint inputs',
  'portolan.tsx': 'Portolan',
  'rjsf.tsx': 'rjsf, plain, live validation',
  'form-js.ts': 'form-js (validates late)',
  'json-forms.tsx': 'JSON Forms, vanilla',
  'survey.tsx': 'SurveyJS',
}
const pages = Object.keys(engines)
const own = 'hand-written.tsx'
const ours = 'portolan.tsx'
const sizes = [20, 100, 300] as const
const rounds = Number(process.env.PORTOLAN_BENCH_ROUNDS ?? 3)
/** The less a press costs, the more of them it takes to tell two engines apart. */
const turnsOf = (size: number): number => Math.min(15, Math.max(5, 300 / size))
const presses = 8
const visits = 12
const throttle = 4
const frame = 1000 / 60
const golden = (Math.sqrt(5) - 1) / 2

interface Contestant {
  readonly name: string
  readonly page: Page
  readonly session: CDPSession
}

/** Some engines mark required fields after the label. */
const exactOrRequired = { exact: false }

async function openForm(browser: Browser, name: string, address: string): Promise<Contestant> {
  const page = await openPage(browser)
  const session = await page.context().newCDPSession(page)
  await page.goto(address)
  await page.waitForFunction(() => window.usableAt !== undefined)
  // This answer shows the conditional fields, so that all engines draw the same questions.
  await page.getByLabel('Field 3', exactOrRequired).first().click()
  // Some engines lose letters that come faster than they answer.
  await page.keyboard.type('open', { delay: 150 })
  await page.getByLabel('Field 4', exactOrRequired).first().click()
  await page.keyboard.type('warming up')
  return { name, page, session }
}

/** Milliseconds from each press to its paint; the first is a start and does not count. */
async function turn({ page, session }: Contestant, first: number): Promise<number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.evaluate(() => (window.keys = []))
  for (let press = 0; press <= presses; press += 1) {
    // People do not press in step with the screen, but the awaited paint does end in step with it. The waits cover
    // all moments of a frame in turn.
    await wait((((first + press) * golden) % 1) * frame)
    const key = press % 2 === 0 ? 'a' : 'Backspace'
    await page.keyboard.down(key)
    await page.waitForFunction((done) => window.keys.length > done, press)
    // A finger lifts long after the paint; a robot that lifts at once has two events painted in one.
    await page.keyboard.up(key)
  }
  await page.keyboard.press('Backspace')
  const keys = await page.evaluate(() => window.keys.slice())
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return keys.slice(1, presses + 1)
}

async function usableAfter(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(address)
  await page.waitForFunction(() => window.usableAt !== undefined)
  const at = await page.evaluate(() => window.usableAt ?? Number.NaN)
  await page.close()
  return at
}

/** Everybody goes first as often as the others. */
const inTurn = <T>(all: readonly T[], first: number): readonly T[] =>
  all.map((_, at) => all[(at + first) % all.length]!)

/** Key press to paint and usable after navigation, of the same questions in each engine, interleaved. */
export async function measureForms(): Promise<Part> {
  const site = await servePages(await buildPages(pages))
  const browser = await openBrowser()
  /** Of each engine and size, turn by turn. */
  const keys = new Map<string, number[][]>()
  const usable = new Map<string, number[]>()
  const keep = <T>(kept: Map<string, T[]>, name: string, found: T) =>
    kept.set(name, [...(kept.get(name) ?? []), found])
  for (let round = 0; round < rounds; round += 1)
    for (const size of sizes) {
      const address = (page: string) => `${site.address}/${page}?n=${size}`
      const open: Contestant[] = []
      for (const page of pages) open.push(await openForm(browser, page, address(page)))
      for (let at = 0; at < turnsOf(size); at += 1)
        for (const one of inTurn(open, at + round))
          keep(keys, `${one.name} ${size}`, await turn(one, (round * turnsOf(size) + at) * presses))
      for (const { page } of open) await page.close()
      if (size === 100)
        for (let time = 0; time < visits; time += 1)
          for (const page of inTurn(pages, time))
            keep(usable, page, await usableAfter(browser, address(page)))
    }
  await browser.close()
  site.close()
  const turnsBy = (page: string, size: number) => keys.get(`${page} ${size}`) ?? []
  const pressOf = (page: string, size: number) => median(turnsBy(page, size).flat())
  const cell = (page: string, size: number) => {
    const found = pressOf(page, size)
    return `${say(found)} (${say(found / pressOf(own, size), 2)})`
  }
  /** Engines take turns at the same time. Differences below twice the standard error count as equal. */
  const besideFastest = (size: number) => {
    const [fastest = own] = pages
      .filter((page) => page !== ours)
      .toSorted((one, other) => pressOf(one, size) - pressOf(other, size))
    const theirs = turnsBy(fastest, size)
    const { mean, error } = differenceOf(
      turnsBy(ours, size).map((turn, at) => [median(turn), median(theirs[at] ?? [])]),
    )
    const verdict = Math.abs(mean) < 2 * error ? 'not told apart' : mean < 0 ? 'ahead' : 'behind'
    return `${size} fields ${mean < 0 ? '−' : '+'}${say(Math.abs(mean), 2)} ± ${say(error, 2)} (${fastest.split('.')[0]}; ${verdict})`
  }
  const ownUsable = median(usable.get(own) ?? [])
  return {
    title: 'Form',
    says: `Key press to next paint at ${throttle} × CPU throttle, ms (ratio to the hand-written form of this run), ${sizes.map((size) => rounds * turnsOf(size) * presses).join(', ')} real key presses each, at all moments of a frame, in turns of ${presses} on pages that stand open side by side (${rounds} times anew); Portolan less the fastest peer, turn by turn, mean ± standard error: ${sizes.map(besideFastest).join(', ')}; usable after navigation with 100 fields, unthrottled, ms, ${rounds * visits} visits.`,
    table: tableOf([
      [
        'engine',
        ...sizes.map((size) => `${size} fields`),
        'usable after navigation, 100 fields',
        'JavaScript, kB gzip',
      ],
      ...pages.map((page) => {
        const at = median(usable.get(page) ?? [])
        return [
          engines[page] ?? page,
          ...sizes.map((size) => cell(page, size)),
          `${say(at, 0)} (${say(at / ownUsable, 2)})`,
          say(site.weightOf(page), 0),
        ]
      }),
    ]),
  }
}
