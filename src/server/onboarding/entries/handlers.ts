import type { CallId, FaultName } from '#definition/wire.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import { refuseChanged, type ResourceRequest } from '../../app/resource.ts'
import { toAnswer } from '../../entries/entry-storage.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { inOrder } from '../in-order.ts'
import { onboardingEntries as entries, type EntryKind, type StoredEntries } from './entry-storage.ts'
import { contacts, exposures, owners, type EntryRules } from './kinds.ts'
import { idOf } from '../../app/values/record-id.ts'

type Rules<Kind extends EntryKind> = Pick<EntryRules<Kind, FaultName>, 'kind'>

const find = async <Kind extends EntryKind>(request: CallRequest, { kind }: Rules<Kind>) => {
  const id = idOf(request)
  const entry = id && (await entries.find(request.trx, kind, id))
  return entry || refused('not-found')
}

const listed = async <Kind extends EntryKind>({ trx }: CallRequest, { kind }: Rules<Kind>) =>
  (await entries.list(trx, kind)).map(toAnswer)

const read = async <Kind extends EntryKind>(request: CallRequest, rules: Rules<Kind>) => {
  const entry = await find(request, rules)
  return entry instanceof Refused ? entry : { body: toAnswer(entry) }
}

/** Returns the body without the parts that are not stored. */
const withoutOthers = <Body extends { tenantName: string; version?: number }>({
  tenantName: _of,
  version: _seen,
  ...requested
}: Body) => requested

/** Returns why an entry is refused; locks the entries of its kind. */
const whyNot = async <Kind extends EntryKind, Code extends FaultName>(
  { trx, tenant }: CallRequest,
  rules: EntryRules<Kind, Code>,
  dependencies: OnboardingDependencies,
  requested: StoredEntries[Kind],
  id?: string,
) => {
  await entries.alone(trx, tenant, rules.kind)
  const others = (await entries.list(trx, rules.kind)).filter((entry) => entry.id !== id)
  const details = others.map((entry) => entry.details)
  return rules.validate(requested, details, dependencies.definitions)
}

const create = async <Kind extends EntryKind, Code extends FaultName>(
  request: CallRequest,
  rules: EntryRules<Kind, Code>,
  dependencies: OnboardingDependencies,
  requested: StoredEntries[Kind],
) => {
  const wrong = await whyNot(request, rules, dependencies, requested)
  if (wrong) return wrong
  const entry = await entries.insert(request.trx, request.tenant, rules.kind, requested)
  if (!entry) throw new Error('An entry of onboarding was not kept, although none of them excludes another.')
  return { body: toAnswer(entry) }
}

const change = async <Id extends CallId, Kind extends EntryKind, Code extends FaultName>(
  request: CallRequest & ResourceRequest<Id>,
  rules: EntryRules<Kind, Code>,
  dependencies: OnboardingDependencies,
  details: StoredEntries[Kind],
) => {
  const existing = await find(request, rules)
  if (existing instanceof Refused) return existing
  const wrong = await whyNot(request, rules, dependencies, details, existing.id)
  if (wrong) return wrong
  const version = Number(request.body.version)
  const entry = await entries.replace(request.trx, rules.kind, { id: existing.id, details, version })
  return entry ? { body: toAnswer(entry) } : refuseChanged(request)
}

const drop = async (request: CallRequest, { kind }: Rules<EntryKind>) => {
  const id = idOf(request)
  if (!id) return refused('not-found')
  if (!(await entries.drop(request.trx, kind, id))) return refused('deleted-already')
  return { body: {} }
}

/** The calls for contacts, beneficial owners and country exposure, which share one shape. */
export const entryHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  'contacts.list': async (request) => {
    const { type } = request.query
    const all = await listed(request, contacts)
    return { body: inOrder(type ? all.filter((one) => one.type === type) : all, request.query) }
  },
  'contacts.read': (request) => read(request, contacts),
  'contacts.create': (request) => create(request, contacts, dependencies, withoutOthers(request.body)),
  'contacts.update': (request) => change(request, contacts, dependencies, withoutOthers(request.body)),
  'contacts.delete': (request) => drop(request, contacts),
  'owners.list': async (request) => ({ body: inOrder(await listed(request, owners), request.query) }),
  'owners.read': (request) => read(request, owners),
  'owners.create': (request) => create(request, owners, dependencies, withoutOthers(request.body)),
  'owners.update': (request) => change(request, owners, dependencies, withoutOthers(request.body)),
  'owners.delete': (request) => drop(request, owners),
  'exposures.list': async (request) => ({ body: inOrder(await listed(request, exposures), request.query) }),
  'exposures.read': (request) => read(request, exposures),
  'exposures.create': (request) => create(request, exposures, dependencies, withoutOthers(request.body)),
  'exposures.update': (request) => change(request, exposures, dependencies, withoutOthers(request.body)),
  'exposures.delete': (request) => drop(request, exposures),
})
