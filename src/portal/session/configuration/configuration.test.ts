import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { configuration } from '#tests/fixtures/portal/answers.ts'
import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { configurationQuery } from './configuration.ts'

const minute = 60_000
const { limits } = testDefinitions().definitions
const freshMs = Number(limits.configurationCache?.is)

function loadedAgo(age: number) {
  const client = vi.fn(() => Promise.resolve(configuration))
  const query = configurationQuery({ client, environment: 'uat', freshMs, report: () => {} })
  const queries = new QueryClient()
  queries.setQueryData(query.queryKey, configuration, { updatedAt: Date.now() - age })
  return { client, query, queries }
}

it('takes what was loaded in advance as fresh for 5 minutes, not for 3, then asks again (API-028, API-169, LIM-023, LIM-024, LIM-025)', async () => {
  expect([freshMs, Number(limits.prefetchStale?.is)]).toEqual([300_000, 300_000])
  const young = loadedAgo(4.9 * minute)
  await young.queries.fetchQuery(young.query)
  expect(young.client).not.toHaveBeenCalled()
  const old = loadedAgo(5.1 * minute)
  await old.queries.fetchQuery(old.query)
  expect(old.client).toHaveBeenCalledOnce()
})

it('is not asked again for mount or focus, even when it is old (API-029, API-030)', () => {
  const { client, query, queries } = loadedAgo(60 * minute)
  queries.mount()
  const stop = new QueryObserver(queries, query).subscribe(() => {})
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  expect(client).not.toHaveBeenCalled()
  stop()
  queries.unmount()
  focusManager.setFocused(undefined)
})
