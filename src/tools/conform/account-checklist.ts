import { objectOf } from '#values/object.ts'
import { readCredit, readHolder, readReversal } from '#server/network/credit/contract.ts'
import { sayWrong } from '#server/network/http/contract-parts.ts'
import type { HeardMessage } from './receiver.ts'
import type { Broken, Promises, Subject, Tried } from './subject.ts'

const TOLERANCE = 300
const AGAIN_MS = 20_000

const KINDS = {
  'account.credit': { read: readCredit, id: 'creditId', happens: 'money come in' },
  'account.reversal': { read: readReversal, id: 'reversalId', happens: 'money taken back' },
} as const

type Kind = keyof typeof KINDS

const contentOf = ({ body }: HeardMessage): { type?: unknown; data?: unknown } => {
  try {
    return objectOf(JSON.parse(body))
  } catch {
    return {}
  }
}

const shown = ({ body }: HeardMessage): string => `It said ${body}.`.slice(0, 300)

/** Names the account and the reference of the bank, by which a message is taken once. */
const subjectOf = (data: unknown, reference: unknown): string => {
  const { organisationId, environment } = objectOf(data)
  return JSON.stringify([environment, organisationId, reference])
}

const whyUnread = (kind: Kind, message: HeardMessage): Broken => {
  const { data } = contentOf(message)
  if (message.id === undefined) return `A message was not signed with the secret. ${shown(message)}`
  if (!readHolder(data)) return `It names no organisation and environment. ${shown(message)}`
  const read = KINDS[kind].read(data, { now: Date.now(), tolerance: TOLERANCE })
  return 'wrong' in read ? `${sayWrong(read.wrong)} ${shown(message)}` : undefined
}

const referencesOf = (kind: Kind, messages: readonly HeardMessage[]): ReadonlyMap<string, HeardMessage[]> =>
  Map.groupBy(messages, (message) => {
    const { data } = contentOf(message)
    return subjectOf(data, objectOf(data)[KINDS[kind].id])
  })

const isTaken = (messages: readonly HeardMessage[]): boolean =>
  messages.some(({ answered }) => answered === 200)

/** Finds a reference that has two amounts, or that was not said again after a 503. */
const whyNotOnce = (kind: Kind, messages: readonly HeardMessage[]): Broken => {
  for (const same of referencesOf(kind, messages).values()) {
    if (new Set(same.map(({ body }) => JSON.stringify(contentOf({ ...same[0]!, body }).data))).size > 1)
      return `One reference says two things. ${shown(same[0]!)}`
    if (new Set(same.map(({ id }) => id)).size > 1)
      return `One reference has messages of several IDs. ${shown(same[0]!)}`
    if (!isTaken(same)) return `A message that was answered with 503 did not come again. ${shown(same[0]!)}`
  }
  return undefined
}

const areSent =
  (kind: Kind) =>
  async ({ receiver }: Subject): Tried => {
    const isOf = (message: HeardMessage) => contentOf(message).type === kind
    const heard = receiver?.heard.filter(isOf) ?? []
    if (!receiver || heard.length === 0)
      return { untried: `Say --listen PORT, and have ${KINDS[kind].happens} at the bank while this runs.` }
    const messages = await receiver.waitUntil(
      (all) => [...referencesOf(kind, all.filter(isOf)).values()].every(isTaken),
      AGAIN_MS,
    )
    const sent = messages.filter(isOf)
    const unread = sent.map((message) => whyUnread(kind, message)).find((why) => why !== undefined)
    return unread ?? whyNotOnce(kind, sent)
  }

/** A reversal is no credit with a minus: it has a reference of its own. */
const haveOwnReferences = async ({ receiver }: Subject): Tried => {
  const of = (kind: Kind) => (receiver?.heard ?? []).filter((message) => contentOf(message).type === kind)
  const reversals = referencesOf('account.reversal', of('account.reversal'))
  if (reversals.size === 0) return { untried: 'No message said that money was taken back.' }
  const credits = referencesOf('account.credit', of('account.credit'))
  const both = [...reversals].find(([reference]) => credits.has(reference))
  return both && `A credit has the same reference. ${shown(both[1][0]!)}`
}

/** The promises of a network that says what came into an account, and what the bank took back (TRU-826). */
export const accountPromises: Promises = [
  [
    'Money that comes in is told by messages that can be read, once by its reference',
    areSent('account.credit'),
  ],
  [
    'Money that the bank takes back is told by messages that can be read, once by its reference',
    areSent('account.reversal'),
  ],
  ['Money that is taken back has a reference of its own', haveOwnReferences],
]
