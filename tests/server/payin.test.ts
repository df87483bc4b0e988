import { beforeAll, expect, it } from 'vitest'
import { keyOf } from '#server/payin/feature.ts'
import { describeAnyEngine } from './engines.ts'
import { approveTask } from './onboarding.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'
import type { Environment } from '#server/store/environment.ts'

const LUMEN = 'Lumen Marketplace Inc.'
const UNVERIFIED = '/payin/unverifiedPaymentMethod'
const METHODS = '/payin/customerPaymentMethods'
const key = () => crypto.randomUUID()

it('has a public key for production, for staging and for everything else, from the configuration alone (LIM-016)', () => {
  const keys = { production: 'pk_p', staging: 'pk_s', test: 'pk_t' }
  const of = (environment: Environment) => keyOf(keys, environment)
  expect((['prod', 'staging', 'stest', 'uat', 'dev'] as const).map(of)).toEqual([
    'pk_p',
    'pk_s',
    'pk_s',
    'pk_t',
    'pk_t',
  ])
  expect(keyOf({}, 'prod')).toBeUndefined()
})

describeAnyEngine('payin', (makeStore) => {
  let world: World
  let admin: Caller
  let stranger: Caller

  beforeAll(async () => {
    const store = await makeStore('seeded')
    world = await openWorld(store)
    await approveTask(store, LUMEN, 'your-finance')
    admin = await signIn(world.app, 'admin@lumen.example')
    stranger = await signIn(world.app, 'admin@harbor.example')
  })

  const account = { accountHolderName: 'Lumen', accountType: 'CHECKING', routingNumber: '021000021' }
  const add = (accountNumber: string) =>
    admin.call('POST', UNVERIFIED, { body: { tenantName: LUMEN, ...account, accountNumber }, key: key() })
  const confirm = (descriptorCode: string) =>
    admin.call('POST', '/payin/verifiedPaymentMethod', { body: { descriptorCode } })
  const methods = async (person = admin) =>
    ((await person.call('GET', METHODS)).body as { content: { id: string; verified: boolean }[] }).content

  it('knows the organisation once, and prepares the form of the provider (API-152, API-153, ONB-002)', async () => {
    const first = await admin.call('POST', '/payin/customer', { body: {} })
    const again = await admin.call('POST', '/payin/customer', { body: {} })
    expect([first.status, again.body]).toEqual([200, first.body])
    const intent = await admin.call('POST', '/payin/setupIntent', { body: {} })
    expect(intent.body).toMatchObject({ ...(first.body as object), clientSecret: expect.any(String) })
    const other = await stranger.call('POST', '/payin/customer', { body: {} })
    expect(other.body).not.toEqual(first.body)
  })

  it('takes an account once, keeps its last digits only, and proves it by the deposit (API-154, API-156, LIM-013)', async () => {
    const added = await add('000123456789')
    expect(added.body).toMatchObject({ last4: '6789', verified: false })
    expect(JSON.stringify(added.body)).not.toContain('123456789')
    expect(codeOf(await add('000123456789'))).toBe('ACCOUNT_TWICE')
    expect((await add('12')).status).toBe(400)
    expect(codeOf(await confirm('SM0000'))).toBe('DEPOSIT_CODE_WRONG')
    expect((await confirm('sm6789')).body).toMatchObject({ verified: true })
    expect(await methods()).toMatchObject([{ last4: '6789', verified: true }])
    expect(await methods(stranger)).toEqual([])
    expect(codeOf(await confirm('SM6789'))).toBe('NOTHING_WAITS')
  })

  it('takes no account and no code while the task is locked, as its page is not there then (ONB-022, ONB-025)', async () => {
    const body = { tenantName: 'Harbor Tea Traders', ...account, accountNumber: '000123456789' }
    const code = { descriptorCode: 'SM6789' }
    for (const answer of [
      await stranger.call('POST', UNVERIFIED, { body, key: key() }),
      await stranger.call('POST', '/payin/verifiedPaymentMethod', { body: code }),
    ]) {
      expect([answer.status, codeOf(answer)]).toEqual([409, 'ONBOARDING_CLOSED'])
      expect(answer.body).toMatchObject({
        clientMessage: '‘Direct debit’ is locked and cannot be changed now. Nothing was saved.',
      })
    }
    expect(await methods(stranger)).toEqual([])
  })

  it('forgets a method where it stands, once (API-155, API-157)', async () => {
    const waiting = (await add('000555512345')).body as { id: string }
    const [proven] = await methods()
    const drop = (path: string, id: string, person = admin) => person.call('DELETE', path, { query: { id } })
    expect((await drop(METHODS, waiting.id)).status).toBe(409)
    expect((await drop(UNVERIFIED, waiting.id, stranger)).status).toBe(409)
    expect((await drop(UNVERIFIED, waiting.id)).status).toBe(200)
    expect((await drop(METHODS, proven!.id)).status).toBe(200)
    const twice = await drop(METHODS, proven!.id)
    expect([twice.status, codeOf(twice)]).toEqual([409, 'DELETED_ALREADY'])
  })

  it('is off for organisations without the card-payment integration (FLG-020)', async () => {
    const northwind = await signIn(world.app, 'admin@northwind.example')
    const answer = await northwind.call('POST', '/payin/setupIntent', { body: {} })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'CARD_PAYMENT_OFF'])
  })
})
