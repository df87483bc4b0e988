import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'pages/home.page.json'
const table = 'tables/payments.table.json'
const asks = { call: 'users.read', with: { id: 'session.organisation.id', userId: 'session.user.id' } }

it('knows the calls a page asks, and what they are asked with', () => {
  const facts = {
    me: { ...asks, call: 'users.raed' },
    other: { ...asks, with: { ...asks.with, id: 'session.organization.id' } },
    session: asks,
    bare: { call: 'users.read', with: { id: 'session.organisation.id' } },
  }
  const found = findingsWith(file, { '/facts': facts })
  expect(found).toContain(`${file} /facts/me/call: There is no call 'users.raed'. Did you mean 'users.read'?`)
  expect(found.join('\n')).toContain("Did you mean 'session.organisation.id'?")
  expect(found).toContain(`${file} /facts/session: 'session' is known already: call the fact something else.`)
  expect(found).toContain(
    `${file} /facts/bare/with: The call 'users.read' needs 'userId', which is not sent. Write under 'body' or 'with' where it comes from.`,
  )
})

it('opens a page by what is known before it is open', () => {
  const rule = { says: 'The person is active.', when: { '==': [{ var: 'me.status' }, 'ACTIVE'] } }
  const found = findingsWith(file, { '/facts': { me: asks }, '/gate': 'isActive', '/rules/isActive': rule })
  expect(found).toContain(
    `${file} /gate: 'isActive' reads 'me.status', which is known only once the page is open. Name a rule that does not read it.`,
  )
})

it('knows where banners lead and what they print', () => {
  const rule = { says: 'The person is active.', when: { '==': [{ var: 'me.status' }, 'ACTIVE'] } }
  const banner = { when: 'isActiv', tone: 'none', title: '{me.emial}', link: { label: 'Go', page: 'suport' } }
  for (const [home, banners, path] of [
    [file, [banner], '/banners/0'],
    [table, { every: true, items: [banner] }, '/banners/items/0'],
  ] as const) {
    const found = findingsWith(home, { '/facts': { me: asks }, '/rules/isActive': rule, '/banners': banners })
    expect(found).toContain(`${home} ${path}/when: There is no rule 'isActiv'. Did you mean 'isActive'?`)
    expect(found).toContain(`${home} ${path}/link/page: There is no page 'suport'. Did you mean 'support'?`)
    expect(found.join('\n')).toContain("Did you mean 'me.email'?")
  }
})

it('keeps places in the sidebar and first links apart', () => {
  const navigation = { label: 'Also home', icon: 'home', order: 1 }
  expect(findingsWith('pages/support.page.json', { '/navigation': navigation })).toContain(
    "pages/support.page.json /navigation/order: 'home' already stands at place 1. Write another number.",
  )
  expect(findingsWith('pages/profile.page.json', { '/redirect': 'first' })).toContain(
    "pages/profile.page.json /redirect: It leads to the first of its links and has none: name pages under 'links'.",
  )
  expect(
    findingsWith('pages/settings.page.json', { '/links/groups/0/pages/-': 'profil' }).join('\n'),
  ).toContain("There is no page 'profil'. Did you mean 'profile'?")
})
