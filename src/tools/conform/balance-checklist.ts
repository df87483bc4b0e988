import { readBalances } from '#server/network/balance/contract.ts'
import type { AccountHolder } from '#server/network/credit/contract.ts'
import { offered } from './offered-capabilities.ts'
import { isStatus, shown, type Broken, type Promises, type Subject } from './subject.ts'

const CLOCK = { tolerance: 300 }

/** Returns the holder of the test: an organisation that the adapter may not know. */
const holderOf = (subject: Subject): AccountHolder => {
  const { organisationId } = subject.payoutOf()
  return { organisationId, environment: 'test' }
}

const ask = ({ call }: Subject, { environment, organisationId }: AccountHolder) =>
  call('GET', `/balances/${environment}/${organisationId}`)

const areRead = async (subject: Subject): Promise<Broken> => {
  const holder = holderOf(subject)
  const answer = await ask(subject, holder)
  if (answer.status === 404) return undefined
  if (answer.status !== 200) return shown(answer)
  const read = readBalances(holder, answer.body, { ...CLOCK, now: Date.now() })
  return 'why' in read ? `${read.why} ${shown(answer)}` : undefined
}

const isUnsigned = async (subject: Subject): Promise<Broken> => {
  const { environment, organisationId } = holderOf(subject)
  const path = `/balances/${environment}/${organisationId}`
  return isStatus(await subject.call('GET', path, '', { isUnsigned: true }), 401)
}

/** The promises of a network that serves balances. */
export const balancePromises: Promises = [
  [
    'Balances can be read and are those of the organisation that is asked for, or it is answered with 404',
    offered('balances', areRead),
  ],
  ['Balances are told to nobody who does not sign', offered('balances', isUnsigned)],
]
