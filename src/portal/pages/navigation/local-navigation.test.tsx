import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Served } from '../../definitions/fetch.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const withParts = ({ definitions, ...rest }: Served) => {
  const { pages } = definitions
  const shut = {
    ...pages['support'],
    id: 'shut',
    title: 'Shut',
    path: '/settings/shut',
    permission: 'users.write',
  }
  const own = { ...pages['profile'], parent: 'settings' }
  const terms = { ...pages['terms-of-use'], parent: 'settings' }
  const links = { local: true, pages: ['shut', 'terms-of-use', 'profile'] }
  const settings = { ...pages['settings'], links }
  return {
    ...rest,
    definitions: { ...definitions, pages: { ...pages, settings, shut, profile: own, 'terms-of-use': terms } },
  }
}

it('leads from the settings to the first part one may open, and lists its neighbours there (NAV-032)', async () => {
  const { screen } = await openPortal({ path: '/settings', definitions: withParts })
  const list = screen.getByRole('navigation', { name: 'Settings' })
  await expect
    .element(list.getByRole('link', { name: 'Terms of use' }))
    .toHaveAttribute('aria-current', 'page')
  expect(location.pathname).toBe('/terms-of-use')
  expect(list.getByRole('link', { name: 'Shut' }).query()).toBeNull()
  await list.getByRole('link', { name: 'Your profile' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await expect
    .element(list.getByRole('link', { name: 'Your profile' }))
    .toHaveAttribute('aria-current', 'page')
})

it('offers the settings in the sidebar only where a part of them is open', async () => {
  const sidebar = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const { screen } = await openPortal({ definitions: withParts })
  await expect.element(sidebar('Settings')).toBeVisible()
  await screen.unmount()
  await openPortal({
    definitions: (served) => {
      const { definitions, ...rest } = withParts(served)
      const settings = { ...definitions.pages.settings, links: { local: true, pages: ['shut'] } }
      return { ...rest, definitions: { ...definitions, pages: { ...definitions.pages, settings } } }
    },
  })
  await expect.element(sidebar('Home')).toBeVisible()
  expect(sidebar('Settings').query()).toBeNull()
})

it('puts the settings under headings, without those nobody may open; on a phone behind a button that says where one is', async () => {
  const grouped = (served: Served) => {
    const { definitions, ...rest } = withParts(served)
    const groups = [
      { title: 'Closed', pages: ['shut'] },
      { title: 'Texts', pages: ['terms-of-use'] },
      { title: 'You', pages: ['profile'] },
    ]
    const settings = { ...definitions.pages.settings, links: { local: true, groups } }
    return { ...rest, definitions: { ...definitions, pages: { ...definitions.pages, settings } } }
  }
  const { screen } = await openPortal({ path: '/settings', definitions: grouped })
  const list = screen.getByRole('navigation', { name: 'Settings' })
  await expect.element(list.getByRole('list', { name: 'Texts' }).getByRole('link')).toBeVisible()
  expect(
    list
      .getByRole('heading')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Texts', 'You'])
  await page.viewport(390, 844)
  const button = list.getByRole('button', { name: 'Terms of use' })
  await expect.element(list.getByRole('link', { name: 'Your profile' })).not.toBeInTheDocument()
  await button.click()
  await list.getByRole('list', { name: 'You' }).getByRole('link', { name: 'Your profile' }).click()
  await expect
    .element(list.getByRole('button', { name: 'Your profile' }))
    .toHaveAttribute('aria-expanded', 'false')
})
