import { defineConfig } from '@playwright/test'
import { executablePath } from './chromium.ts'

export default defineConfig({
  testDir: 'browser',
  globalSetup: './browser/snapshot.setup.ts',
  outputDir: process.env.PORTOLAN_BROWSER_OUTPUT ?? '../node_modules/.cache/portolan/browser',
  // The timeouts only end tests that hang: two busy cores can slow a page for a long time, and there are no retries.
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
    // Without a graphics card the processor does its work, twice over. No page lives long enough to gain from
    // optimised scripts.
    launchOptions: { executablePath, args: ['--disable-gpu', '--js-flags=--no-opt --no-maglev'] },
    actionTimeout: 30_000,
    screenshot: 'off',
  },
})
