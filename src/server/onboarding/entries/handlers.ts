import { checkUuid } from '#values/uuid.ts'
import type { CallAnswer, CallRequest, Handler, Handlers } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import type { Entry } from '../../entries/keep.ts'
import type { OnboardingGround } from '../ground.ts'
import { otherTenant } from '../tenant.ts'
import { inOrder } from '../in-order.ts'
import { onboardingEntries as entries } from './keep.ts'
import { entryKinds, type EntryRules } from './kinds.ts'

const toAnswer = ({ id, details, version }: Entry) => ({ ...details, id, version })

const idOf = ({ params }: CallRequest): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined

const read = async (request: CallRequest, { kind }: EntryRules) => {
  const id = idOf(request)
  const entry = id && (await entries.find(request.trx, kind, id))
  return entry || refused('not-found')
}

/** What is asked for, or why it may not be; from here on nobody else changes entries of that kind. */
const judged = async (request: CallRequest, rules: EntryRules, ground: OnboardingGround, id?: string) => {
  const { trx, tenant, session, body } = request
  const { tenantName, version: _seen, ...wanted } = body
  const other = otherTenant(tenantName, session)
  if (other) return other
  await entries.alone(trx, tenant, rules.kind)
  const others = (await entries.list(trx, rules.kind)).filter((entry) => entry.id !== id)
  const details = others.map((entry) => entry.details)
  return rules.judge(wanted, details, ground.definitions) ?? wanted
}

/** Names and shares of people are no business of the trail. */
const kept = (entry: Entry, { noun, kind }: EntryRules, verb: string): CallAnswer => ({
  body: toAnswer(entry),
  audit: {
    action: `${noun}.${verb}`,
    objectType: kind,
    objectId: entry.id,
    details: { version: entry.version },
  },
})

const change = async (request: CallRequest, rules: EntryRules, ground: OnboardingGround) => {
  const known = await read(request, rules)
  if (known instanceof Refused) return known
  const details = await judged(request, rules, ground, known.id)
  if (details instanceof Refused) return details
  const version = Number(request.body.version)
  const entry = await entries.replace(request.trx, rules.kind, { id: known.id, details, version })
  return entry ? kept(entry, rules, 'update') : refused('onboarding-changed')
}

const drop = async (request: CallRequest, rules: EntryRules): Promise<CallAnswer> => {
  const id = idOf(request)
  if (!id) return refused('not-found')
  if (!(await entries.drop(request.trx, rules.kind, id))) return refused('deleted-already')
  return { body: {}, audit: { action: `${rules.noun}.delete`, objectType: rules.kind, objectId: id } }
}

const handlersOf = (rules: EntryRules, ground: OnboardingGround): Record<string, Handler> => ({
  [`${rules.noun}.list`]: async ({ trx, query }) => {
    const all = (await entries.list(trx, rules.kind)).map(toAnswer)
    const { type } = query as { type?: string }
    const content = type ? all.filter((entry) => (entry as { type?: unknown }).type === type) : all
    return { body: inOrder(content, query) }
  },
  [`${rules.noun}.read`]: async (request) => {
    const entry = await read(request, rules)
    return entry instanceof Refused ? entry : { body: toAnswer(entry) }
  },
  [`${rules.noun}.create`]: async (request) => {
    const details = await judged(request, rules, ground)
    if (details instanceof Refused) return details
    const entry = await entries.insert(request.trx, request.tenant, rules.kind, details)
    return entry ? kept(entry, rules, 'create') : refused('onboarding-changed')
  },
  [`${rules.noun}.update`]: (request) => change(request, rules, ground),
  [`${rules.noun}.delete`]: (request) => drop(request, rules),
})

/** Contacts, beneficial owners and country exposure: lists of one shape with rules of their own. */
export const entryHandlers = (ground: OnboardingGround): Handlers =>
  Object.assign({}, ...entryKinds.map((rules) => handlersOf(rules, ground))) as Handlers
