import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const create = 'calls/views.create.call.json'
const update = 'calls/presets.update.call.json'
const list = 'calls/invoices.list.call.json'

it('asks a call to list what its limit, its unique value and its version refuse with (TRU-522)', () => {
  expect(findingsWith(create, { '/limit/fault': 'too-many-view' })).toEqual([
    `${create} /limit/fault: There is no fault 'too-many-view'. Did you mean 'too-many-views'?`,
  ])
  expect(findingsWith(update, { '/unique/fault': 'view-name-taken' })).toEqual([
    `${update} /unique/fault: It refuses with 'view-name-taken', which 'faults' does not list: add it there. Did you mean 'preset-name-taken'?`,
  ])
  expect(findingsWith(update, { '/versioned/fault': 'preset-change' })).toEqual([
    `${update} /versioned/fault: There is no fault 'preset-change'. Did you mean 'preset-changed'?`,
  ])
})

it('takes a limit that counts records, and a fault that prints no more than it knows (TRU-522)', () => {
  expect(findingsWith(create, { '/limit/most': 'viewsPerPersn' })).toContain(
    `${create} /limit/most: There is no limit 'viewsPerPersn'. Did you mean 'viewsPerPerson'?`,
  )
  expect(findingsWith(list, { '/pageSize': 'usualDays' })).toContain(
    `${list} /pageSize: 'usualDays' counts days; here entries are counted. Name a limit of entries.`,
  )
  const removed = 'calls/passkeys.add.call.json'
  const patch = { '/limit/fault': 'too-many-requests', '/faults/-': 'too-many-requests' }
  expect(findingsWith(removed, patch)).toContain(
    `${removed} /limit/fault: 'too-many-requests' prints {wait}; a limit only knows {most}. Write {most}.`,
  )
})

it('finds what is unique, and the version that was seen, in what is sent (TRU-522)', () => {
  expect(findingsWith(create, { '/unique/field': 'nam', '/unique/within/0': 'tabel' })).toEqual([
    `${create} /unique/field: There is no name in what is sent 'nam'. Did you mean 'name'?`,
    `${create} /unique/within/0: There is no name in what is sent 'tabel'. Did you mean 'table'?`,
  ])
  expect(findingsWith(create, { '/versioned': { fault: 'view-name-taken' } })).toEqual([
    `${create} /versioned: There is no name in what is sent 'version'. Write one of table, name, isShared, isDefault, query, columns.`,
  ])
})

it('lets a list have pages only where its query and its answer have them (TRU-522)', () => {
  const whole = 'calls/views.list.call.json'
  expect(findingsWith(whole, { '/pageSize': 'pageSize' })).toEqual([
    `${whole} /pageSize: Its query takes no 'page', so nobody asks for another page. Add it to the query.`,
  ])
  expect(findingsWith(list, { '/answer': 'invoice' })).toContain(
    `${list} /pageSize: Its answer says no 'page', so nobody knows that there is another one. Add it to the answer.`,
  )
})
