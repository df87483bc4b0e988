import { expect, it } from 'vitest'
import { networkData } from '#server/network/data.ts'
import { changeInWords } from '#server/languages/change-in-words.ts'
import { whileReadBy } from '#server/languages/reader.ts'
import { factText } from '#server/notifications/fact-text.ts'
import { shippedWorld } from './server.ts'

const { definitions } = shippedWorld()
const { library } = definitions
const spanish = definitions.languages.of('es-MX')

it('says the summary of a login inside a waiting change to a reader of Spanish, work and groups included (TRU-555)', () => {
  const summary =
    'People in groups that have work are let in. Groups and work: Payers = Preparer, Owners = Administrator. Environments: UAT. Its directory writes people and groups here (SCIM).'
  const becomes = `Harbor: addresses at harbor.example sign in at https://login.example as portolan. Subject: sub; address: email (It says so of each address); name: name; groups: groups; scopes: openid. ${summary}`
  const read = whileReadBy(spanish, () =>
    changeInWords(library, { control: 'identity-provider-changed', says: '', was: '', becomes }),
  )
  expect(read.becomes).toMatch(/Payers = \S+, Owners = Administrador/)
  expect(read.becomes).not.toMatch(/People|Groups and work|Its directory|Environments|Preparer/)
})

it('says to each reader in their language why an order stands still, one that was stored in English too (TRU-556)', () => {
  const { stuck } = networkData().payouts
  const list = Object.fromEntries(
    library.options['stuck-reasons']!.options.map(({ value, label }) => [value, label]),
  )
  expect(list).toEqual(Object.fromEntries(Object.entries(stuck).map(([code, { says }]) => [code, says])))
  for (const why of ['unauthorized', stuck.unauthorized.says])
    expect(whileReadBy(spanish, () => factText(library, { why })('why'))).toBe(
      'La red no acepta nuestra firma.',
    )
  expect(factText(library, { why: 'unauthorized' })('why')).toBe(stuck.unauthorized.says)
})
