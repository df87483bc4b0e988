import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pageTemplates, templateOf } from '#definition/page-template.ts'
import { findingsWith, realChecked } from './broken-definitions.ts'

const { library } = realChecked
const pages = Object.values(library.pages)
const byTemplate = Map.groupBy(pages, (page) => templateOf(page, library))
const idsOn = (template: (typeof pageTemplates)[number]) =>
  (byTemplate.get(template) ?? []).map(({ id }) => id).toSorted()

it('puts every page that leads nowhere else on one of the five templates (TRU-513)', () => {
  const onNone = (byTemplate.get(undefined) ?? []).filter(
    ({ redirect, redirectWhen }) => redirect === undefined || redirectWhen !== undefined,
  )
  expect(onNone).toEqual([])
  expect([...byTemplate.keys()].filter((one) => one !== undefined).toSorted()).toEqual(
    [...pageTemplates].toSorted(),
  )
  expect(idsOn('dashboard')).toEqual([
    'attachment',
    'client-view-open',
    'home',
    'onboarding',
    'onboarding-inquiry',
    'onboarding-review',
    'onboarding-tasks',
    'passkey-add',
    'second-factor-settings',
    'settings',
    'support',
    'wallet-balance',
  ])
  expect(idsOn('settings')).toEqual(expect.arrayContaining(['organisation-settings', 'payment-settings']))
  expect(idsOn('list')).toEqual(expect.arrayContaining(['payments', 'accounts', 'rewards', 'users']))
  expect(idsOn('details')).toEqual(expect.arrayContaining(['payment', 'batch', 'profile', 'terms-of-use']))
  expect(idsOn('wizard')).toEqual(expect.arrayContaining(['send-payment', 'wallet-add', 'batch-payment']))
  expect(idsOn('wizard').length + idsOn('details').length + idsOn('list').length).toBeGreaterThan(150)
})

it('refuses a page that stands on none (TRU-513)', () => {
  const file = 'pages/terms-of-use.page.json'
  expect(findingsWith(file, { '/document': undefined }).join('\n')).toContain('Nothing stands on this page')
})

it('takes the heading of a page from a template, or from what is no page: before a session, in place of one, on paper (TRU-513)', () => {
  const root = fileURLToPath(new URL('../../src/', import.meta.url))
  const headed = globSync('{portal,runtime}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.endsWith('.test.tsx') && readFileSync(root + file, 'utf8').includes('<h1'),
  )
  expect(headed.toSorted()).toEqual([
    'portal/pages/single/bare-page.tsx',
    'portal/payments/details/receipt.tsx',
    'runtime/template/page-head.tsx',
  ])
  const heads = globSync('{portal,runtime}/**/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(root + file, 'utf8').includes('<PageHead'),
  )
  expect(heads.filter((file) => !file.startsWith('runtime/template/'))).toEqual(['portal/cards/welcome.tsx'])
})
