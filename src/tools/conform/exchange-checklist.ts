import { randomUUID } from 'node:crypto'
import { readVerdict, type ExchangeAccountRequest } from '#server/network/exchanges/exchange-controller.ts'
import { offered } from './offered-capabilities.ts'
import { isStatus, shown, type Broken, type Promises, type Subject } from './subject.ts'

const requestOf = (subject: Subject): ExchangeAccountRequest => ({
  requestId: randomUUID(),
  organisationId: subject.payoutOf().organisationId,
  exchange: 'conformity-exchange',
  environment: 'test',
  accountName: 'Conformity Test',
  apiKey: 'invalid-conformity-key',
  apiSecret: 'invalid-conformity-secret',
})

const put = ({ call }: Subject, { requestId }: { requestId: string }, body: object) =>
  call('PUT', `/exchanges/accounts/${requestId}`, JSON.stringify(body))

const isInvalid = async (subject: Subject): Promise<Broken> => {
  const request = requestOf(subject)
  const answer = await put(subject, request, request)
  if (answer.status !== 200) return shown(answer)
  const read = readVerdict(request.requestId, answer.body)
  if ('why' in read) return `${read.why} ${shown(answer)}`
  return read.content.verdict === 'INVALID' ? undefined : 'It takes a key that no exchange gave.'
}

const isUnreadable = async (subject: Subject): Promise<Broken> => {
  const { apiSecret: _, ...rest } = requestOf(subject)
  return isStatus(await put(subject, rest, rest), 422)
}

/** Requirements on a network that reaches exchanges. */
export const exchangePromises: Promises = [
  ['A key that no exchange gave is invalid, by its verdict', offered('exchanges', isInvalid)],
  ['What is no account at an exchange is refused with 422', offered('exchanges', isUnreadable)],
]
