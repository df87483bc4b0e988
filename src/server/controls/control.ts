import { sql } from 'kysely'
import { byId, type Handler, type HandlersById } from '../app/call.ts'
import { createChecks } from '../app/calls/checks.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { createFacts } from '../app/facts.ts'
import { createFieldChecks } from '../app/calls/field-checks.ts'
import { createAuthorizer } from '../app/permission.ts'
import { Refused, refused } from '../app/refused.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { writeAudit } from '../store/audit.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, inTenant } from '../store/tenant.ts'
import { askForChange } from './change-request.ts'
import { attempt, type ControlDependencies } from './attempt.ts'
import { execute, type ExecutionDependencies } from './change-execution.ts'
import { controlChangeHandlers, settle } from './handlers.ts'
import { linkControls, type LinkedControl } from './weakening.ts'

const MINUTE = 60

const covered =
  (dependencies: ControlDependencies, control: LinkedControl): Handler =>
  async (request) => {
    const made = await attempt(dependencies, control, request)
    if (made instanceof Refused) return made
    if (!made.isWeakened) return made.answer
    await made.undo()
    return askForChange(request, dependencies.definitions, control, made)
  }

const closed: Handler = async () => refused('definition-broken')

/**
 * The calls for people only, which are closed while a control is faulty, because it might apply to any of
 * them.
 */
const closedCalls = ({ calls, permissions, published }: ServerDefinitions): ReadonlySet<string> => {
  if (!Object.keys(published.broken).some((name) => name.startsWith('controls/'))) return new Set()
  const isOfPeople = (id: string) => {
    const permission = permissions.get(id)
    return permission?.definition.people === true && !permission.roles.has('signed-in')
  }
  return new Set(
    calls.filter(({ method, permission }) => method !== 'GET' && isOfPeople(permission)).map(({ id }) => id),
  )
}

/**
 * Returns a fingerprint of everything that guards a call: its control and rules, the fresh sign-in, its audit
 * entry and its restriction to people.
 */
const guardOf = ({ library, limits }: ServerDefinitions, id: string): string => {
  const call = library.calls[id]
  const control = Object.values(library.controls).find(({ calls }) => calls.includes(id))
  return JSON.stringify([
    control && [control, library.rules],
    call?.freshSignIn && limits.freshSignInSeconds,
    call?.audit,
    library.permissions[call?.permission ?? '']?.people,
  ])
}

/**
 * Refuses a call of an older page if the definitions in force guard it differently, before anything outside
 * is called (TRU-156).
 */
const guardedNow = (
  handler: Handler,
  id: string,
  own: ServerDefinitions,
  inForce: () => ServerDefinitions,
): Handler => {
  const { early } = handler
  const isGuardedOtherwise = () => {
    const now = inForce()
    if (now === own || own.library.calls[id]?.method === 'GET') return false
    return guardOf(now, id) !== guardOf(own, id) || closedCalls(now).has(id)
  }
  const guarded: Handler = async (request) =>
    isGuardedOtherwise() ? refused('page-older') : handler(request)
  return early
    ? Object.assign(guarded, {
        early: async (request: Parameters<typeof early>[0]) =>
          isGuardedOtherwise() ? refused('page-older') : early(request),
      })
    : guarded
}

/** Defines the job that executes changes whose date has come and that nobody else may decide. */
const defineDue = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  dependencies: ExecutionDependencies,
): void =>
  jobs.define({
    name: 'control-changes.due',
    everySeconds: MINUTE,
    work: async () => {
      const isDue = sql<boolean>`state = 'waiting' and takes_effect_at <= app_now()`
      const due = await forAllTenants(store, 'control-changes.due', (trx) =>
        trx
          .selectFrom('control_changes')
          .select(['org_id', 'id', 'requested_by', 'environment'])
          .where(isDue)
          .execute(),
      )
      for (const { org_id: orgId, id, requested_by: userId, environment } of due) {
        const tenant = { orgId, userId, environment }
        await inTenant(store, tenant, async (trx) => {
          const waiting = trx.selectFrom('control_changes').selectAll().where('id', '=', id).where(isDue)
          const row = await waiting.forUpdate().skipLocked().executeTakeFirst()
          if (!row) return
          const requestId = crypto.randomUUID()
          const reason = (await execute(dependencies, trx, row, { decidedBy: null, requestId })) ?? null
          const state = reason === null ? 'done' : 'failed'
          await settle(trx, dependencies.definitions, row, { state, reason, decided_by: null })
          const details = { control: row.control, call: row.call, says: row.says, state, reason }
          const entry = { action: 'control-change.due', objectType: 'control change', objectId: id, details }
          await writeAudit(trx, { ...tenant, userId: null }, entry)
        })
      }
    },
  })

interface Controlled {
  definitions: ServerDefinitions
  store: Store
  jobs: Pick<Jobs, 'define'>
  /** The definitions in force, if those of the handlers are older. */
  inForce?: () => ServerDefinitions
}

/**
 * Wraps the handlers with their controls (definitions/controls), and adds the calls that decide pending
 * changes.
 */
export const underControl = (
  handlers: HandlersById,
  { definitions, store, jobs, inForce }: Controlled,
): HandlersById => {
  const readFacts = createFacts(definitions)
  const fields = createFieldChecks(definitions, readFacts)
  const checkRules = createChecks(definitions.rules, readFacts)
  const dependencies: ExecutionDependencies = {
    definitions,
    readFacts,
    handlers,
    fields,
    authorize: createAuthorizer(definitions, readFacts),
    check: (...sent) => checkRules(...sent) ?? fields.check(...sent),
  }
  const controls = linkControls(definitions)
  const shut = closedCalls(definitions)
  defineDue(jobs, store, dependencies)
  const around = Object.entries(handlers).map(([id, handler]): [string, Handler] => {
    const control = controls.get(id)
    if (shut.has(id)) return [id, closed]
    return [id, control ? covered(dependencies, control) : handler]
  })
  const all = { ...Object.fromEntries(around), ...byId(controlChangeHandlers(dependencies), definitions) }
  if (!inForce) return all
  return Object.fromEntries(
    Object.entries(all).map(([id, handler]) => [id, guardedNow(handler, id, definitions, inForce)]),
  )
}
