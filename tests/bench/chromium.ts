import { chromium, type Browser, type Page } from 'playwright'
import { executablePath } from '../chromium.ts'

/** A browser with a window loads pages of its own beside each of ours, and times them both. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch(executablePath === undefined ? {} : { executablePath })

/** Opens a new page whose processor is slowed down by this factor. */
export async function openPage(browser: Browser, slower = 1): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}
