import { checkUuid } from '#values/uuid.ts'
import type { FaultName } from '#definition/wire.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import { Refused, refused, refusedField } from '../../app/refused.ts'
import type { Entry } from '../../entries/entry-storage.ts'
import { inOrder } from '../../onboarding/in-order.ts'
import { connectionEntries as entries, isTaken, type EntryKind, type StoredEntries } from './entry-storage.ts'
import { achServices, exchanges, holidays, type EntryRules } from './kinds.ts'

const idOf = ({ params }: CallRequest): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined

const find = async <Kind extends EntryKind>(request: CallRequest, kind: Kind) => {
  const id = idOf(request)
  return (id && (await entries.find(request.trx, kind, id))) || refused('not-found')
}

const list = async <Kind extends EntryKind, Input, Code extends FaultName, Shown>(
  { trx, query }: CallRequest,
  { kind, show }: EntryRules<Kind, Input, Code, Shown>,
) => ({ body: inOrder((await entries.list(trx, kind)).map(show), query) })

const read = async <Kind extends EntryKind, Input, Code extends FaultName, Shown>(
  request: CallRequest,
  { kind, show }: EntryRules<Kind, Input, Code, Shown>,
) => {
  const entry = await find(request, kind)
  return entry instanceof Refused ? entry : { body: show(entry) }
}

interface Named {
  noun: string
  called: string
}

const describeChange = ({ noun, called }: Named, verb: string, { id, details, version }: Entry) => ({
  action: `${noun}.${verb}`,
  objectType: called,
  objectId: id,
  details: { name: details.name, version },
})

const answerStored = <Kind extends EntryKind, Shown>(
  entry: Entry<StoredEntries[Kind]>,
  rules: Named & { show(entry: Entry<StoredEntries[Kind]>): Shown },
  verb: string,
) => ({ body: rules.show(entry), audit: describeChange(rules, verb, entry) })

const create = async <Kind extends EntryKind, Input, Code extends FaultName, Shown>(
  request: CallRequest,
  rules: EntryRules<Kind, Input, Code, Shown>,
  input: Input,
) => {
  const details = await rules.validate(request, input)
  if (details instanceof Refused) return details
  const entry = await entries.insert(request.trx, request.tenant, rules.kind, details)
  return entry ? answerStored(entry, rules, 'create') : refusedField('connection-name-taken', rules.names)
}

const update = async <Kind extends EntryKind, Input, Code extends FaultName, Shown>(
  request: CallRequest,
  rules: EntryRules<Kind, Input, Code, Shown>,
  { version, wanted }: { version: number; wanted: Input },
) => {
  const existing = await find(request, rules.kind)
  if (existing instanceof Refused) return existing
  const details = await rules.validate(request, wanted)
  if (details instanceof Refused) return details
  await entries.alone(request.trx, request.tenant, rules.kind)
  const wished = { id: existing.id, details, version }
  if (await isTaken(request.trx, rules.kind, wished))
    return refusedField('connection-name-taken', rules.names)
  const entry = await entries.replace(request.trx, rules.kind, wished)
  return entry ? answerStored(entry, rules, 'update') : refused('connection-changed')
}

const versionApart = <Body extends { version: number }>({ version, ...requested }: Body) => ({
  version,
  wanted: requested,
})

const drop = async (request: CallRequest, rules: Named & { kind: EntryKind }) => {
  const id = idOf(request)
  if (!id) return refused('not-found')
  const entry = await entries.drop(request.trx, rules.kind, id)
  return entry ? { body: {}, audit: describeChange(rules, 'delete', entry) } : refused('deleted-already')
}

/** Exchanges, ACH services and holidays: lists of one shape with rules of their own. */
export const connectionEntryHandlers = (): Handlers => ({
  'exchanges.list': (request) => list(request, exchanges),
  'exchanges.read': (request) => read(request, exchanges),
  'exchanges.create': (request) => create(request, exchanges, request.body),
  'exchanges.update': (request) => update(request, exchanges, versionApart(request.body)),
  'exchanges.delete': (request) => drop(request, exchanges),
  'achServices.list': (request) => list(request, achServices),
  'achServices.read': (request) => read(request, achServices),
  'achServices.create': (request) => create(request, achServices, request.body),
  'achServices.update': (request) => update(request, achServices, versionApart(request.body)),
  'achServices.delete': (request) => drop(request, achServices),
  'holidays.list': (request) => list(request, holidays),
  'holidays.read': (request) => read(request, holidays),
  'holidays.create': (request) => create(request, holidays, request.body),
  'holidays.update': (request) => update(request, holidays, versionApart(request.body)),
  'holidays.delete': (request) => drop(request, holidays),
})
