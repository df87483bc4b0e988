import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'

const candidates = [process.env.PORTOLAN_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome']

export const openBrowser = (): Promise<Browser> => {
  const executablePath = candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
  return chromium.launch(executablePath === undefined ? {} : { executablePath })
}

/** A fresh page whose processor is as many times slower. */
export async function openPage(browser: Browser, slower = 1): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}
