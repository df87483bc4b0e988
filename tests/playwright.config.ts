import { defineConfig } from '@playwright/test'
import { executablePath } from './chromium.ts'

export default defineConfig({
  testDir: 'browser',
  globalSetup: './browser/snapshot.setup.ts',
  outputDir: process.env.PORTOLAN_BROWSER_OUTPUT ?? '../node_modules/.cache/portolan/browser',
  // Only end what hangs: two busy cores can starve a page for a long time, and nothing is tried again.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Without a graphics card its work is done by the processor, twice over; and no page stands long enough to pay back
    // what making its scripts quicker takes.
    launchOptions: { executablePath, args: ['--disable-gpu', '--js-flags=--no-opt --no-maglev'] },
    actionTimeout: 30_000,
    screenshot: 'off',
  },
})
