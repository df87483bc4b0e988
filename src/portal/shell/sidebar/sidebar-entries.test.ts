import { expect, it } from 'vitest'
import type { Page } from '#definition/generated/page.ts'
import { entryAt } from './sidebar-entries.ts'

const page = (id: string, path: string, more: Partial<Page> = {}): Page => ({
  $schema: '',
  id,
  title: id,
  purpose: 'Proof.',
  path,
  ...more,
})
const pages = Object.fromEntries(
  [
    page('settings', '/settings'),
    page('people', '/settings/people', { parent: 'settings' }),
    page('network', '/network', { parent: 'settings' }),
    page('member', '/network/members/{id}', { parent: 'network' }),
    page('member-add', '/add/member', { over: 'member', as: 'dialog' }),
    page('support', '/support'),
  ].map((one) => [one.id, one]),
)
const entries = ['settings', 'people'].map((id) => ({ id, path: pages[id]!.path, label: id, icon: 'cog' }))

it.each([
  ['/settings', 'settings'],
  ['/settings/organisation', 'settings'],
  ['/settings/people/7', 'people'],
  ['/network/members/7', 'settings'],
  ['/add/member', 'settings'],
  ['/support', undefined],
  ['/settingsx', undefined],
])('marks where %s belongs in the sidebar', (pathname, entry) => {
  expect(entryAt(entries, pathname, pages)?.id).toBe(entry)
})
