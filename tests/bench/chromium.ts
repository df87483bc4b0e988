import { chromium, type Browser, type Page } from 'playwright'
import { executablePath } from '../chromium.ts'

/** A browser with a window loads pages of its own beside each of ours, and times them both. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch(executablePath === undefined ? {} : { executablePath })

/** A fresh page whose processor is as many times slower. */
export async function openPage(browser: Browser, slower = 1): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}
