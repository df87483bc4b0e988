import { enter, workIn } from './entrance.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test('the environment switcher changes what every call names (API-003)', async ({ page, world }) => {
  await workIn(page, 'uat')
  await enter(page, world, people.traveller)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(page.getByRole('status', { name: /Loading/ })).toBeHidden()
  await page.getByRole('button', { name: 'Environment: UAT. Change it' }).click()
  const production = page.getByRole('option', { name: 'Production' })
  await expect(production).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/') && calls.push(request.url()))
  await production.click()
  await expect(page.getByRole('button', { name: 'Environment: Production. Change it' })).toBeVisible()
  await expect.poll(() => calls.filter((url) => url.includes('payments')).length).toBeGreaterThan(0)
  for (const url of calls) expect(new URL(url).searchParams.get('env_name')).toBe('prod')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Environment: Production. Change it' })).toBeVisible()
})

test('every call carries a bearer token, which no script can read, and the environment, under /api/v1; the user menu says who is here, changes the colours for good and names the version (API-001, API-002, API-003, LIM-048)', async ({
  page,
  world,
}) => {
  const calls: { path: string; environment: string | null; authorization: string }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!['fetch', 'xhr'].includes(request.resourceType()) || /^\/(auth|definitions|assets)/.test(pathname))
      return
    const { authorization = '' } = request.headers()
    calls.push({ path: pathname, environment: searchParams.get('env_name'), authorization })
  })
  await enter(page, world, people.sender)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  expect(calls.length).toBeGreaterThan(3)
  for (const { path, environment, authorization } of calls) {
    expect(path).toMatch(/^\/api\/v1\//)
    expect(authorization).toMatch(/^Bearer .{100}/)
    expect(environment).toBe('test')
  }

  await test.step('the token is in no storage a script could read', async () => {
    const found = await page.evaluate(async () => ({
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }))
    const everything = JSON.stringify(found)
    for (const { authorization } of calls)
      expect(everything).not.toContain(authorization.slice('Bearer '.length))
    expect(everything).not.toMatch(/eyJ[\w-]{10,}\./)
    expect(found).toMatchObject({ cookies: '', databases: 0, caches: 0 })
  })

  await page.getByRole('button', { name: /your menu/ }).click()
  const menu = page.getByRole('region', { name: 'You', exact: true })
  await expect(menu).toContainText(people.sender)
  await expect(menu).toContainText('1.173.0')
  await page.getByRole('radio', { name: 'Dark' }).click()
  const fading = await page.evaluate(() =>
    document.getAnimations().filter((one) => one instanceof CSSTransition),
  )
  expect(fading, 'nothing fades for whoever asked for no motion').toHaveLength(0)
  await expect(page.locator('body')).toHaveClass(/bp6-dark/)
  await page.reload()
  await expect(page.locator('body')).toHaveClass(/bp6-dark/)
})
