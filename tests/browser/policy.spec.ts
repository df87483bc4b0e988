import { expect, test } from './world.ts'

test.use({ allowed: [/violates the following Content Security Policy directive 'script-src/] })

test('the policy of every page allows nothing inline and nothing evaluated', async ({ page }) => {
  for (const path of ['/login', '/auth/login']) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).not.toContain('unsafe-')
  }
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "run"'
    document.head.append(script)
    return document.title === 'run'
  })
  expect(hasRun).toBe(false)
})
