import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { pageAt } from '#engine/page/page-at.ts'
import { partsOf } from '#engine/page/page-parts.ts'
import type { Page } from '#definition/generated/page.ts'
import { checkDefinitions } from '#server/definitions/definitions-check.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'

const { library } = checkDefinitions(readDefinitions(definitionsRoot))

const pagesAt = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, { id: path, path } as unknown as Page]))

it('finds at every address the page that the router would find there (TRU-593)', () => {
  const { pages } = library
  const routes = Object.values(pages).map(({ id, path }) => ({
    id,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
  }))
  const addresses = Object.values(pages).map(({ path }) => path.replaceAll(/\{\w+\}/g, 'some-thing'))
  expect(addresses.length).toBeGreaterThan(100)
  for (const address of [...addresses, '/nowhere', '/', '/payments/'])
    expect(pageAt(address, pages)?.id, address).toBe(matchRoutes(routes, address)?.at(-1)?.route.id)
})

it('takes the address that names more of it, however it is written (TRU-593)', () => {
  const pages = pagesAt('/payments/{id}', '/payments/new', '/payments')
  const found = ['/payments/new', '/Payments/New/', '/payments/1', '/payments', '/payments/1/2'].map(
    (address) => pageAt(address, pages)?.id,
  )
  expect(found).toEqual(['/payments/new', '/payments/new', '/payments/{id}', '/payments', undefined])
})

it('draws a page with the parts it names, also in its tabs (TRU-593)', () => {
  const tabs = { parameter: 'tab', items: [{ id: 'all', label: 'All', table: 'payments' }] }
  expect(partsOf({ id: 'one', path: '/one', details: 'one', tabs } as unknown as Page)).toEqual([
    'details',
    'table',
  ])
})
