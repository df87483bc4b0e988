import type { CallId, FaultName, Request } from '#definition/wire.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import {
  refuseChanged,
  refuseTakenValue,
  type ResourceRequest,
  type UniqueValues,
} from '../../app/resource.ts'
import type { LimitDefinitions } from '../../definitions/limit.ts'
import { inOrder } from '../../onboarding/in-order.ts'
import { connectionEntries as entries, createEntries, type Entries, type EntryKind } from './entry-storage.ts'
import { achServices, exchanges, holidays, type EntryRules } from './kinds.ts'
import { idOf } from '../../app/values/record-id.ts'

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

/** A request that names its call. */
type RequestNamed<Id extends CallId> = CallRequest & ResourceRequest<Id>

const create = async <Id extends CallId, Kind extends EntryKind, Input, Code extends FaultName, Shown>(
  request: RequestNamed<Id>,
  { entries: resource, rules }: Noun<Kind, Input, Code, Shown>,
  input: Input,
  values: UniqueValues<Id>,
) => {
  const details = await rules.validate(request, input)
  if (details instanceof Refused) return details
  const entry = await resource.create(request, values, () =>
    entries.insert(request.trx, request.tenant, rules.kind, details),
  )
  if (entry instanceof Refused) return entry
  return entry ? { body: rules.show(entry) } : refuseTakenValue(request)
}

const update = async <Id extends CallId, Kind extends EntryKind, Input, Code extends FaultName, Shown>(
  request: RequestNamed<Id>,
  { entries: resource, rules }: Noun<Kind, Input, Code, Shown>,
  { version, wanted }: { version: number; wanted: Input },
  values: UniqueValues<Id>,
) => {
  const existing = await find(request, rules.kind)
  if (existing instanceof Refused) return existing
  const details = await rules.validate(request, wanted)
  if (details instanceof Refused) return details
  const { id } = existing
  const entry = await resource.change(request, { id, values }, () =>
    entries.replace(request.trx, rules.kind, { id, details, version }),
  )
  if (entry instanceof Refused) return entry
  return entry ? { body: rules.show(entry) } : refuseChanged(request)
}

const versionApart = <Body extends { version: number }>({ version, ...requested }: Body) => ({
  version,
  wanted: requested,
})

const drop = async (request: CallRequest, { kind }: { kind: EntryKind }) => {
  const id = idOf(request)
  if (!id) return refused('not-found')
  const entry = await entries.drop(request.trx, kind, id)
  if (!entry) return refused('deleted-already')
  return { body: {}, record: { name: entry.details.name, version: entry.version } }
}

/** One kind of entry: its own rules, and its stored form. */
interface Noun<Kind extends EntryKind, Input, Code extends FaultName, Shown> {
  rules: EntryRules<Kind, Input, Code, Shown>
  entries: Entries
}

/** Handlers of exchanges, ACH services and holidays: lists of one shape, each with its own rules. */
export const connectionEntryHandlers = ({ definitions }: { definitions: LimitDefinitions }): Handlers => {
  const exchange = { rules: exchanges, entries: createEntries(definitions, 'exchange') }
  const achService = { rules: achServices, entries: createEntries(definitions, 'ach-service') }
  const holiday = { rules: holidays, entries: createEntries(definitions, 'holiday') }
  const onDay = ({ name, date }: Request<'holidays.create'>) => ({ name, date })
  return {
    'exchanges.list': (request) => list(request, exchanges),
    'exchanges.read': (request) => read(request, exchanges),
    'exchanges.create': (request) => create(request, exchange, request.body, { name: request.body.name }),
    'exchanges.update': (request) =>
      update(request, exchange, versionApart(request.body), { name: request.body.name }),
    'exchanges.delete': (request) => drop(request, exchanges),
    'achServices.list': (request) => list(request, achServices),
    'achServices.read': (request) => read(request, achServices),
    'achServices.create': (request) =>
      create(request, achService, request.body, { service_name: request.body.service_name }),
    'achServices.update': (request) =>
      update(request, achService, versionApart(request.body), { service_name: request.body.service_name }),
    'achServices.delete': (request) => drop(request, achServices),
    'holidays.list': (request) => list(request, holidays),
    'holidays.read': (request) => read(request, holidays),
    'holidays.create': (request) => create(request, holiday, request.body, onDay(request.body)),
    'holidays.update': (request) => update(request, holiday, versionApart(request.body), onDay(request.body)),
    'holidays.delete': (request) => drop(request, holidays),
  }
}
