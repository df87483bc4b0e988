import { expect, it } from 'vitest'
import { readVariables } from '#server/deployment/variables-reader.ts'
import {
  checkAddresses,
  checkNetworkAddress,
  checkNetworkPays,
  checkPeople,
} from '../../src/tools/start/production.ts'
import { createAdapterServer } from '#server/network/adapter/adapter-server.ts'
import { networkData } from '#server/network/data.ts'
import { createSimulator } from '#server/network/simulator/simulator.ts'
import { closeAtEnd } from './closing.ts'
import { sentenceOf } from '../../src/tools/start/sentence.ts'
import { addExamplePeople } from './example-people.ts'
import { describeAnyEngine } from './engines.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

const message = {
  PORTOLAN_ENV: 'production',
  PORTOLAN_URL: 'https://portal.test',
  PORTOLAN_NETWORK: 'https://network.test',
  PORTOLAN_NETWORK_SECRET: SECRET,
}
const refusalOf = (env: Record<string, string>) => {
  try {
    const given = readVariables(env)
    checkNetworkAddress(given)
    checkAddresses(given)
    return 'It starts.'
  } catch (error) {
    return sentenceOf(error)
  }
}

it.each([
  [{ PORTOLAN_NETWORK: 'https://network.test/v1/', PORTOLAN_NETWORK_SECRET: SECRET }, 'It starts.'],
  [{ PORTOLAN_NETWORK: 'http://127.0.0.1:4600', PORTOLAN_NETWORK_SECRET: SECRET }, 'It starts.'],
  [{ PORTOLAN_NETWORK: 'https://network.test' }, /names a network\. Set PORTOLAN_NETWORK_SECRET/],
  [{ PORTOLAN_NETWORK_SECRET: SECRET }, /is set, and no network to use it with/],
  [{ PORTOLAN_NETWORK: 'simulated' }, /PORTOLAN_NETWORK .*has to be an https address/],
  [{ PORTOLAN_NETWORK: 'http://network.test' }, /PORTOLAN_NETWORK .*has to be an https address/],
  [{ PORTOLAN_NETWORK: 'https://network.test/?a=1' }, /PORTOLAN_NETWORK .*has to be an https address/],
  [{ PORTOLAN_NETWORK_SECRET: 'whsec_c2hvcnQ=' }, /PORTOLAN_NETWORK_SECRET .*24 to 64 bytes/],
])('names its network by %o, or is told what is wrong (TRU-284)', (env, sentence) => {
  expect(refusalOf({ ...env })).toMatch(sentence)
  if (sentence === 'It starts.') expect(refusalOf({ ...message, ...env })).toBe(sentence)
})

it('production starts with a safe address and its network named, and a demonstration without either (TRU-002)', () => {
  expect(refusalOf(message)).toBe('It starts.')
  expect(refusalOf({})).toBe('It starts.')
})

it.each([
  [{ PORTOLAN_URL: '' }, /^In production PORTOLAN_URL has to be the https address that people use\.$/],
  [{ PORTOLAN_URL: 'http://portal.test' }, /PORTOLAN_URL has to be the https address/],
  [{ OIDC_ISSUER: 'http://login.test' }, /^In production OIDC_ISSUER has to be an https address\.$/],
  [
    { PORTOLAN_NETWORK: '', PORTOLAN_NETWORK_SECRET: '' },
    /Without PORTOLAN_NETWORK the network is a simulator, which pays nobody\. Set it to the https address/,
  ],
])('production with %o is refused in a sentence (TRU-002)', (changes, sentence) => {
  expect(refusalOf({ ...message, ...changes })).toMatch(sentence)
})

it('production refuses a network that says it pays nobody, and waits for one that says nothing yet (TRU-423)', async () => {
  const now = () => new Date()
  const simulator = createAdapterServer(createSimulator(networkData, now), { secret: SECRET, now })
  const url = await simulator.listen({ port: 0, host: '127.0.0.1' })
  closeAtEnd(() => simulator.close())
  const refusal = (env: Record<string, string>) =>
    checkNetworkPays(readVariables({ ...message, ...env })).then(() => 'It starts.', sentenceOf)
  expect(await refusal({ PORTOLAN_NETWORK: url })).toMatch(
    /^PORTOLAN_NETWORK is a simulator, which pays nobody/,
  )
  expect(await refusal({ PORTOLAN_NETWORK: url, PORTOLAN_ENV: 'demonstration' })).toBe('It starts.')
  expect(await refusal({ PORTOLAN_NETWORK: 'http://127.0.0.1:1' })).toBe('It starts.')
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
