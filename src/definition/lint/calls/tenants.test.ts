import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const named = 'calls/allowlist.read.call.json'
const sent = 'calls/banks.create.call.json'
const ofProvider = 'calls/providerClients.list.call.json'
const plain = 'calls/views.list.call.json'

it('asks a call whose path, body or permission leaves it open whose records it is about (TRU-459)', () => {
  const refuses = 'nothing refuses another than that of the caller'
  expect(findingsWith(named, { '/tenant': undefined })).toEqual([
    `${named}: Its path names an organisation, and ${refuses}: write 'tenant' as 'path'.`,
  ])
  expect(findingsWith(sent, { '/tenant': 'own' })).toEqual([
    `${sent} /tenant: Its body says a 'tenantName', and ${refuses}: write 'tenant' as 'body'.`,
  ])
  expect(findingsWith(ofProvider, { '/tenant': undefined })).toEqual([
    `${ofProvider}: Its permission is for people of the provider, and it does not say whose records it is about: add 'tenant', 'clients' or 'own'.`,
  ])
  expect(findingsWith(ofProvider, { '/tenant': 'own' })).toEqual([])
})

it('takes no word for it where nothing leaves that open, and no refusal that the call does not list (TRU-459)', () => {
  expect(findingsWith(plain, { '/tenant': 'clients' })).toEqual([
    `${plain} /tenant: Only people of the provider reach its clients, and others have its permission. Take 'tenant' out.`,
  ])
  expect(findingsWith(plain, { '/tenant': 'own' })).toEqual([
    `${plain} /tenant: Nothing leaves open whose records it is about. Take 'tenant' out.`,
  ])
  expect(findingsWith(sent, { '/faults/0': 'bank-exists' })).toContain(
    `${sent} /tenant: It refuses with 'tenant-differs', which 'faults' does not list: add it there.`,
  )
})
