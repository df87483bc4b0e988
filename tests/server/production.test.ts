import { expect, it } from 'vitest'
import { readVariables } from '#server/deployment/read.ts'
import { checkAddresses, checkPeople } from '../../src/tools/start/production.ts'
import { sentenceOf } from '../../src/tools/start/sentence.ts'
import { addExamplePeople } from './example-people.ts'
import { describeAnyEngine } from './engines.ts'

const message = {
  PORTOLAN_ENV: 'production',
  PORTOLAN_URL: 'https://portal.test',
  PORTOLAN_NETWORK: 'simulated',
}
const refusalOf = (env: Record<string, string>) => {
  try {
    checkAddresses(readVariables(env))
    return 'It starts.'
  } catch (error) {
    return sentenceOf(error)
  }
}

it('production starts with a safe address and its network named, and a demonstration without either (TRU-002)', () => {
  expect(refusalOf(message)).toBe('It starts.')
  expect(refusalOf({})).toBe('It starts.')
})

it.each([
  [{ PORTOLAN_URL: '' }, /^In production PORTOLAN_URL has to be the https address that people use\.$/],
  [{ PORTOLAN_URL: 'http://portal.test' }, /PORTOLAN_URL has to be the https address/],
  [{ OIDC_ISSUER: 'http://login.test' }, /^In production OIDC_ISSUER has to be an https address\.$/],
  [
    { PORTOLAN_NETWORK: '' },
    /^The only network there is is the simulated one, .+ Set PORTOLAN_NETWORK=simulated/,
  ],
])('production with %o is refused in a sentence (TRU-002)', (changes, sentence) => {
  expect(refusalOf({ ...message, ...changes })).toMatch(sentence)
})

describeAnyEngine('production', (makeStore) => {
  it('refuses people of the demonstration, and a database that nobody could enter (TRU-002)', async () => {
    const seeded = await makeStore('seeded')
    await expect(checkPeople(seeded)).rejects.toThrow(/people of the demonstration/)
    const empty = await makeStore('empty')
    await expect(checkPeople(empty)).rejects.toThrow(/no organisation, so nobody could sign in/)
    await addExamplePeople(empty)
    await expect(checkPeople(empty)).resolves.toBeUndefined()
  })
})
