import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Served } from '../../definitions/fetch.ts'
import { flags } from '#tests/fixtures/portal/answers.ts'
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
  const links = {
    local: true as const,
    groups: [
      { title: 'Closed', pages: ['shut'] },
      { title: 'Texts', says: 'What you agreed to.', pages: ['shut', 'terms-of-use', 'profile'] },
    ],
  }
  const settings = { ...pages['settings'], links }
  return {
    ...rest,
    definitions: { ...definitions, pages: { ...pages, settings, shut, profile: own, 'terms-of-use': terms } },
  }
}

it('lists the settings by what they are about, without those nobody may open, and above each its neighbours (NAV-032, TRU-605)', async () => {
  const { screen } = await openPortal({ path: '/settings', definitions: withParts })
  const texts = screen.getByRole('region', { name: 'Texts' })
  await expect.element(texts.getByText('What you agreed to.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Closed' }).query()).toBeNull()
  expect(texts.getByRole('link', { name: 'Shut' }).query()).toBeNull()
  await texts.getByRole('link', { name: 'Terms of use' }).click()
  const line = screen.getByRole('navigation', { name: 'Texts' })
  await expect
    .element(line.getByRole('link', { name: 'Terms of use' }))
    .toHaveAttribute('aria-current', 'page')
  await line.getByRole('link', { name: 'Your profile' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await line.getByRole('link', { name: 'Settings' }).click()
  await expect.element(texts).toBeVisible()
})

it('offers the settings in the sidebar only where a part of them is open', async () => {
  const sidebar = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const { screen } = await openPortal({ definitions: withParts })
  await expect.element(sidebar('Settings')).toBeVisible()
  await screen.unmount()
  await openPortal({
    definitions: (served) => {
      const { definitions, ...rest } = withParts(served)
      const links = { local: true as const, groups: [{ title: 'Closed', pages: ['shut'] }] }
      const settings = { ...definitions.pages.settings, links }
      return { ...rest, definitions: { ...definitions, pages: { ...definitions.pages, settings } } }
    },
  })
  await expect.element(sidebar('Home')).toBeVisible()
  expect(sidebar('Settings').query()).toBeNull()
})

it('finds the beneficiaries and what stands beside them at their own place, not in the settings (TRU-605)', async () => {
  const { screen } = await openPortal({
    path: '/settings/identities',
    answers: { 'GET /feature_flags': { flags: { ...flags, beneficiaries: true } } },
  })
  const beside = screen.getByRole('navigation', { name: 'Beneficiaries' })
  await expect
    .element(beside.getByRole('link', { name: 'Identities' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(beside.getByRole('link', { name: 'Beneficiaries' })).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect
    .element(main.getByRole('link', { name: 'Beneficiaries' }))
    .toHaveAttribute('aria-current', 'page')
  await main.getByRole('link', { name: 'Settings' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(screen.getByRole('main').getByRole('link', { name: 'Identities' }).query()).toBeNull()
})

it('says once where one is: no breadcrumbs repeat the link that leads on to the page (TRU-900)', async () => {
  const { screen } = await openPortal({
    path: '/profile',
    definitions: (served) => {
      const { definitions, ...rest } = withParts(served)
      const { profile, settings, shut } = definitions.pages
      const about = {
        ...shut,
        permission: 'self.read',
        id: 'about',
        title: 'About you',
        path: '/settings/about',
        parent: 'settings',
        redirect: '/profile',
      }
      const links = { local: true as const, groups: [{ title: 'Texts', pages: ['terms-of-use', 'about'] }] }
      const pages = {
        ...definitions.pages,
        about,
        profile: { ...profile, parent: 'about' },
        settings: { ...settings, links },
      }
      return { ...rest, definitions: { ...definitions, pages } }
    },
  })
  const line = screen.getByRole('navigation', { name: 'Texts' })
  await expect.element(line.getByRole('link', { name: 'About you' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).query()).toBeNull()
})

it('names a place once: no breadcrumb of a page that leads on to the next one (TRU-913)', async () => {
  const { screen } = await openPortal({
    path: '/settings/texts/one',
    definitions: (served) => {
      const { definitions, ...rest } = withParts(served)
      const { pages } = definitions
      const { profile, shut } = pages
      const terms = { ...pages['terms-of-use'], parent: 'texts' }
      const links = { local: true as const, pages: ['terms-of-use', 'profile'] }
      const texts = {
        ...shut,
        permission: 'self.read',
        id: 'texts',
        title: 'Texts',
        path: '/settings/texts',
        redirect: 'first',
        links,
      }
      const one = {
        ...shut,
        permission: 'self.read',
        id: 'one',
        title: 'One text',
        path: '/settings/texts/one',
        parent: 'terms-of-use',
      }
      const changed = {
        ...pages,
        texts,
        one,
        'terms-of-use': terms,
        profile: { ...profile, parent: 'texts' },
      }
      return { ...rest, definitions: { ...definitions, pages: changed } }
    },
  })
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect.element(way.getByRole('link', { name: 'Terms of use' })).toBeVisible()
  expect(
    way
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Terms of use', 'One text'])
})
