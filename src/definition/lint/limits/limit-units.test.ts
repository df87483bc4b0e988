import { expect, it } from 'vitest'
import { expectFound, flow, placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

it('finds a limit that counts something else', () => {
  expectFound('flows/add-holiday.flow.json', [
    [
      '/steps/0/fields/0/limit',
      'fileBytes',
      "'fileBytes' counts bytes; here characters are counted. Name a limit of characters.",
    ],
  ])
  const at = `${placeOf(flow, 'steps', 'payment-details')}/fields/9`
  expect(findingsWith(flow, { [`${at}/limit`]: 'memoLength', [`${at}/most`]: 'fileBytes' })).toEqual(
    expect.arrayContaining([
      `${flow} ${at}/limit: 'memoLength' counts characters; here bytes are counted. Name a limit of bytes.`,
      `${flow} ${at}/most: 'fileBytes' counts bytes; here entries are counted. Name a limit of entries.`,
    ]),
  )
})

it('finds it wherever a limit is named', () => {
  expectFound('tables/activity.table.json', [
    [
      '/download/advised',
      'toast',
      "'toast' counts milliseconds; here entries are counted. Name a limit of entries.",
    ],
  ])
  expectFound('roles.json', [
    [
      '/roles/Organization Administrator/most',
      'toast',
      "'toast' counts milliseconds; here entries are counted. Name a limit of entries.",
    ],
  ])
  expectFound('calls/batches.create.call.json', [
    ['/bodyBytes', 'batchRows', "'batchRows' counts entries; here bytes are counted. Name a limit of bytes."],
  ])
  expectFound('pages/batches.page.json', [
    ['/intro/after', 'batchRows', "'batchRows' counts entries; here milliseconds are counted."],
  ])
})
