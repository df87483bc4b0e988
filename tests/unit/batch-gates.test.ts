import { expect, it } from 'vitest'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'

const { library } = judgeDefinitions(readDefinitions(definitionsRoot))
const pages = Object.values(library.pages)

it('keeps every page of batches, and their tab, behind their switch (BAT-038)', () => {
  const ofBatches = pages.filter(({ path }) => path.startsWith('/batch-payment'))
  expect(ofBatches.length).toBeGreaterThanOrEqual(5)
  for (const { id, feature } of ofBatches) expect([id, feature]).toEqual([id, 'isBatchUploadOn'])
  const tabs = pages
    .flatMap(({ tabs: own }) => own?.items ?? [])
    .flatMap((tab) => [tab, ...(tab.tabs?.items ?? [])])
  const gates = tabs.filter(({ table }) => table === 'batches').map(({ gate }) => gate)
  expect(gates).toEqual(['isBatchUploadOn'])
})
