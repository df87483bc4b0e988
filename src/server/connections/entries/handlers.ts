import { checkUuid } from '#values/uuid.ts'
import type { CallAnswer, CallRequest, Handler, Handlers } from '../../app/call.ts'
import { Refused, refused, refusedField } from '../../app/refused.ts'
import type { Entry } from '../../entries/keep.ts'
import { inOrder } from '../../onboarding/in-order.ts'
import { connectionEntries as entries, isTaken } from './keep.ts'
import { entryKinds, type EntryRules } from './kinds.ts'

/** ACH services are kept under a name as well, which their answer spells otherwise. */
const toAnswer = ({ id, details, version }: Entry, { kind }: EntryRules) => {
  const { name, ...others } = details
  return { ...others, ...(kind === 'ach-service' ? {} : { name }), id, version }
}

const idOf = ({ params }: CallRequest): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined

const find = async (request: CallRequest, { kind }: EntryRules) => {
  const id = idOf(request)
  return (id && (await entries.find(request.trx, kind, id))) || refused('not-found')
}

const told = (entry: Entry, rules: EntryRules, verb: string) => ({
  action: `${rules.noun}.${verb}`,
  objectType: rules.called,
  objectId: entry.id,
  details: { name: entry.details.name, version: entry.version },
})

const kept = (entry: Entry, rules: EntryRules, verb: string): CallAnswer => ({
  body: toAnswer(entry, rules),
  audit: told(entry, rules, verb),
})

const create = async (request: CallRequest, rules: EntryRules): Promise<CallAnswer> => {
  const details = await rules.judge(request, request.body)
  if (details instanceof Refused) return details
  const entry = await entries.insert(request.trx, request.tenant, rules.kind, details)
  return entry ? kept(entry, rules, 'create') : refusedField('connection-name-taken', rules.names)
}

const update = async (request: CallRequest, rules: EntryRules): Promise<CallAnswer> => {
  const known = await find(request, rules)
  if (known instanceof Refused) return known
  const { version, ...wanted } = request.body
  const details = await rules.judge(request, wanted)
  if (details instanceof Refused) return details
  await entries.alone(request.trx, request.tenant, rules.kind)
  const wished = { id: known.id, details, version: Number(version) }
  if (await isTaken(request.trx, rules.kind, wished))
    return refusedField('connection-name-taken', rules.names)
  const entry = await entries.replace(request.trx, rules.kind, wished)
  return entry ? kept(entry, rules, 'update') : refused('connection-changed')
}

const drop = async (request: CallRequest, rules: EntryRules): Promise<CallAnswer> => {
  const id = idOf(request)
  if (!id) return refused('not-found')
  const entry = await entries.drop(request.trx, rules.kind, id)
  return entry ? { body: {}, audit: told(entry, rules, 'delete') } : refused('deleted-already')
}

const handlersOf = (rules: EntryRules): Record<string, Handler> => ({
  [`${rules.noun}.list`]: async ({ trx, query }) => ({
    body: inOrder(
      (await entries.list(trx, rules.kind)).map((entry) => toAnswer(entry, rules)),
      query,
    ),
  }),
  [`${rules.noun}.read`]: async (request) => {
    const entry = await find(request, rules)
    return entry instanceof Refused ? entry : { body: toAnswer(entry, rules) }
  },
  [`${rules.noun}.create`]: (request) => create(request, rules),
  [`${rules.noun}.update`]: (request) => update(request, rules),
  [`${rules.noun}.delete`]: (request) => drop(request, rules),
})

/** Exchanges, ACH services and holidays: lists of one shape with rules of their own. */
export const connectionEntryHandlers = (): Handlers =>
  Object.assign({}, ...entryKinds.map(handlersOf)) as Handlers
