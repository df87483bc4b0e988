import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'
import type { World } from './world.ts'

export const BANK = '/salesforce_proxy/onboarding/bank'
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'

export interface Bank {
  bankId: string
  bankName: string
  accountNumber: string
  bankStatus: string
  verification: string
  defaultBank: boolean
  redemptionAccount: boolean
  proofOfOwnership?: { fileId: string; name: string }[]
}

/** Calls about bank accounts of Harbor, which has none yet. */
export const openBanks = async (world: World, store: Store) => {
  const harbor = await signIn(world.app, 'admin@harbor.example')
  const viewer = await signIn(world.app, 'viewer@harbor.example')
  const proof = async (content: string | Buffer = PDF, name = 'letter.pdf', person = harbor) => {
    const answer = await uploadFile(world.app, person, '/file', { name, type: 'application/pdf', content })
    return (answer.body as { fileId: string }).fileId
  }
  const createBody = async (changes: object = {}) => ({
    bankName: 'First Bank',
    accountName: 'Harbor Tea Traders',
    accountNumber: '123456789',
    accountNumberConfirmation: '123456789',
    routingNumber: '021000021',
    bankAddress: { street: '1 Main Street', city: 'New York', state: 'NY', country: 'US', zipCode: '10001' },
    holderAddress: { street: '2 Tea Lane', city: 'Rotterdam', country: 'NL', zipCode: '3011' },
    products: ['Stablecoin'],
    proofOfOwnership: [await proof()],
    ...changes,
  })
  const add = async (changes: object = {}, person = harbor, tenantName = 'Harbor Tea Traders') =>
    person.call('POST', BANK, { body: { tenantName, ...(await createBody(changes)) }, key: randomUUID() })
  const added = async (changes: object = {}): Promise<Bank> => {
    const { status, body } = await add(changes)
    if (status !== 200) throw new Error(`No bank: ${JSON.stringify(body)}`)
    return body as Bank
  }
  const change = (body: object, person = harbor, tenantName = 'Harbor Tea Traders') =>
    person.call('PATCH', BANK, { body: { tenantName, ...body }, key: randomUUID() })
  const remove = ({ bankId }: Pick<Bank, 'bankId'>, person = harbor) =>
    change({ bankId, bankStatus: 'Deactivated' }, person)
  const list = async (person: Caller = harbor) =>
    (await person.call('GET', BANK)).body as {
      content: Bank[]
      products: { name: string; isCovered: boolean }[]
    }
  const empty = () =>
    asSystem(store, async (trx) => {
      const of = sql`org_id = (select id from organisations where name = 'Harbor Tea Traders')`
      await sql`delete from account_entries where object_type in ('ISSUE', 'REDEMPTION') and ${of}`.execute(
        trx,
      )
      await sql`delete from account_bookings where object_type in ('ISSUE', 'REDEMPTION') and ${of}`.execute(
        trx,
      )
      await sql`delete from balances where account_type = 'WALLET' and ${of}`.execute(trx)
      await sql`delete from stablecoin_transactions where ${of}`.execute(trx)
      await sql`delete from bank_accounts where ${of}`.execute(trx)
    })
  const marked = (answer: { body: unknown }) =>
    ((answer.body as { fields?: { path: string; message: string }[] }).fields ?? []).map(
      ({ path, message }) => [path, message],
    )
  return { harbor, viewer, add, added, change, empty, list, marked, proof, remove, bodyWith: createBody }
}
