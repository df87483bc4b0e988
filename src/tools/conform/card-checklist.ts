import { randomUUID } from 'node:crypto'
import { readCustomer, readMethodOf, type DebitAccountRequest } from '#server/network/cards/contract.ts'
import { offered } from './offered-capabilities.ts'
import { isStatus, shown, type Broken, type Promises, type Subject } from './subject.ts'

const NUMBER = '000123456789'
const LAST4 = '6789'

const put = ({ call }: Subject, path: string, body: object) => call('PUT', path, JSON.stringify(body))

/** Creates a customer of its own for the test. */
const customerOf = async (subject: Subject) => {
  const { organisationId, organisation } = subject.payoutOf()
  const holder = { organisationId, environment: 'test' as const }
  const answer = await put(subject, `/cards/customers/test/${organisationId}`, { ...holder, organisation })
  const read = answer.status === 200 ? readCustomer(answer.body) : { why: shown(answer) }
  return 'why' in read ? read.why : { ...holder, ...read.content }
}

const isOneCustomer = async (subject: Subject): Promise<Broken> => {
  const [first, again] = [await customerOf(subject), await customerOf(subject)]
  if (typeof first === 'string') return first
  if (typeof again === 'string') return again
  return first.customerId === again.customerId
    ? undefined
    : `There are two: ${first.customerId} and ${again.customerId}.`
}

const accountOf = (
  customer: Exclude<Awaited<ReturnType<typeof customerOf>>, string>,
): DebitAccountRequest => ({
  ...customer,
  accountId: randomUUID(),
  accountHolderName: 'Conformity Test',
  accountType: 'CHECKING',
  routingNumber: '021000021',
  accountNumber: NUMBER,
})

const isTakenAndRemoved = async (subject: Subject): Promise<Broken> => {
  const customer = await customerOf(subject)
  if (typeof customer === 'string') return customer
  const account = accountOf(customer)
  const answers = [1, 2].map(() => put(subject, `/cards/accounts/${account.accountId}`, account))
  for (const answer of await Promise.all(answers)) {
    const read = answer.status === 200 ? readMethodOf({ last4: LAST4 }, answer.body) : { why: shown(answer) }
    if ('why' in read) return read.why
    if (JSON.stringify(answer.body).includes(NUMBER)) return 'It says the whole number of the account.'
    const { methodId } = read.content
    const removal = { ...customer, methodId, status: 'REMOVED' }
    const removed = await put(subject, `/cards/methods/${methodId}`, removal)
    const gone =
      removed.status === 200
        ? readMethodOf({ methodId, last4: LAST4 }, removed.body)
        : { why: shown(removed) }
    if ('why' in gone) return gone.why
    if (gone.content.status !== 'REMOVED') return `It was removed, and is ${gone.content.status}.`
  }
  return undefined
}

const isUnreadable = async (subject: Subject): Promise<Broken> => {
  const customer = await customerOf(subject)
  if (typeof customer === 'string') return customer
  const { accountNumber: _, ...rest } = accountOf(customer)
  return isStatus(await put(subject, `/cards/accounts/${rest.accountId}`, rest), 422)
}

/** Requirements on a network that takes cards and debits. */
export const cardPromises: Promises = [
  ['An organisation is one customer, however often it is made known', offered('cards', isOneCustomer)],
  [
    'An account to be debited is told by its last digits alone, and removed when it is to be',
    offered('cards', isTakenAndRemoved),
  ],
  ['What is no account to be debited is refused with 422', offered('cards', isUnreadable)],
]
