import type { BrowserContext, Page } from 'playwright'
import { percentile, say, tableOf, type Part } from './figures.ts'

/** One action of a person, and the condition that shows its end. */
interface Act {
  readonly name: string
  readonly does: (page: Page) => Promise<unknown>
}

interface Taken {
  readonly act: string
  readonly ms: number
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number
}

const throttle = 4
const rounds = 3
/** Lower bound of the measurement: browsers report no shorter events, so those count as this. */
const least = 16

const click = (
  name: string,
  role: 'button' | 'link' | 'tab' | 'combobox' | 'menuitem',
  first = false,
): Act => ({
  name: `${role} ‘${name}’`,
  does: (page) => {
    const found = page.getByRole(role, { name })
    return (first ? found.first() : found).click()
  },
})
const press = (key: string, name = `key ${key}`): Act => ({ name, does: (page) => page.keyboard.press(key) })
const type = (text: string, name: string): Act[] => [...text].map((key) => press(key, name))
const mark = (label: string): Act => ({
  name: `choice ‘${label}’`,
  // The rows of a table say the same words as its filters.
  does: (page) => page.locator('label').getByText(label, { exact: true }).first().click(),
})
const colours = (label: string): Act => ({
  name: `colours ‘${label}’`,
  does: (page) => page.getByText(label, { exact: true }).click(),
})
const enter = (label: string): Act => ({
  name: `field ‘${label}’`,
  does: (page) => page.getByLabel(label, { exact: true }).click(),
})
const next: Act = { name: 'Continue', does: (page) => page.locator('.ptl-foot__primary').click() }

const visits: Readonly<Record<string, { readonly ready: string; readonly acts: readonly Act[] }>> = {
  '/home': {
    ready: '.ptl-placed h2',
    acts: [
      press('Control+k', 'open the search'),
      ...type('pay', 'type in the search'),
      press('ArrowDown'),
      press('Escape', 'close the search'),
      click('Operator One', 'button'),
      press('Escape', 'close the menu'),
      click('Notifications', 'button'),
      click('Archive', 'tab'),
      press('Escape', 'close the notifications'),
      click('Fold the navigation', 'button'),
      click('Unfold the navigation', 'button'),
      click('Payments', 'link', true),
    ],
  },
  '/payments': {
    ready: 'tbody tr',
    acts: [
      click('Add filter', 'button'),
      click('Created', 'menuitem'),
      click('Choose created on or after in a calendar', 'button'),
      press('Escape', 'close the calendar'),
      press('Escape', 'close the filter'),
      click('Add filter', 'button'),
      click('State', 'menuitem'),
      mark('Completed'),
      click('Done', 'button'),
      click('Sending amount', 'button'),
      click('Next page', 'button'),
      click('Columns', 'button'),
      press('Escape', 'close the columns'),
      click('Views', 'button'),
      press('Escape', 'close the views'),
      click('Views', 'button'),
      click('Save as a new view', 'menuitem'),
      { name: 'type a name', does: (page) => page.getByRole('dialog').getByLabel('Name').press('a') },
      press('Escape', 'close the view'),
      click('your menu', 'button'),
      colours('Dark'),
      colours('Light'),
      press('Escape', 'close the menu'),
      click('Download', 'button'),
      {
        name: 'close the download',
        does: async (page) => {
          await page.getByRole('dialog').waitFor()
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'detached' })
        },
      },
      click('Batch', 'tab'),
      click('Individual', 'tab'),
      { name: 'open a row', does: (page) => page.locator('tbody tr a').first().click() },
    ],
  },
  '/payments/single-payment/step/identity-selection': {
    ready: '.ptl-foot__primary',
    acts: [
      mark('Someone else'),
      mark('Our organisation'),
      next,
      click('Add a beneficiary', 'button'),
      mark('Business'),
      mark('Bank'),
      click('Country', 'combobox'),
      ...type('ge', 'type in a list'),
      press('Enter', 'choose from a list'),
      next,
      click('Back', 'button'),
    ],
  },
}

async function perform(context: BrowserContext, address: string, path: string): Promise<Taken[]> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    // Every round starts without a draft.
    localStorage.clear()
    const timings: { id: number; ms: number }[] = []
    Object.assign(window, { timings })
    new PerformanceObserver((list) => {
      for (const { interactionId: id, duration: ms } of list.getEntries() as EventTiming[])
        if (id > 0) timings.push({ id, ms })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(address + path)
  const { ready, acts } = visits[path] ?? { ready: 'h1', acts: [] }
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const taken: Taken[] = []
  for (const { name, does } of acts) {
    await page.evaluate(() => Object(window).timings.splice(0))
    await does(page)
    // The entries come after the paint they measure.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 100)),
        ),
    )
    const found = await page.evaluate(() => Object(window).timings as { ms: number }[])
    taken.push({ act: name, ms: Math.max(least, ...found.map(({ ms }) => ms)) })
  }
  await page.close()
  return taken
}

/**
 * Measures the time from a press to the next paint for common actions, with real keys and clicks on a slower
 * processor.
 */
export async function measureInteractions(context: BrowserContext, address: string): Promise<Part> {
  const rows: string[][] = []
  for (const path of Object.keys(visits)) {
    const taken: Taken[] = []
    for (let round = 0; round < rounds; round += 1) taken.push(...(await perform(context, address, path)))
    const worst = taken.toSorted((one, other) => other.ms - one.ms)[0]
    const all = taken.map(({ ms }) => ms)
    rows.push([
      path,
      String(all.length),
      say(percentile(all, 0.5), 0),
      say(percentile(all, 0.98), 0),
      `${say(worst?.ms, 0)} (${worst?.act})`,
    ])
  }
  return {
    title: 'Interactions',
    says: `From a key or click to the next paint at ${throttle} × CPU throttle, ms, as the browser's own event timing tells it (in steps of 8, ${least} at least); the same acts ${rounds} times.`,
    table: tableOf([['route', 'interactions', 'median', 'p98', 'worst'], ...rows]),
  }
}
