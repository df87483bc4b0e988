import type { ChangeTexts } from '#engine/control/change-texts.ts'
import { sql } from 'kysely'
import type { Answered, CallRequest, HandlersById } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import { Refused } from '../app/refused.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import { findVacant } from './vacant-rights.ts'
import { factsOfChange, isWeakened, personAbout, wordsOfChange, type LinkedControl } from './weakening.ts'

export interface ControlDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  /** The handlers without controls. */
  handlers: HandlersById
}

export interface Attempt {
  answer: Answered
  isWeakened: boolean
  words: ChangeTexts
  /** The person who would lose the right to decide. */
  about: string | undefined
  /** Rolls back the changes of the call. */
  undo(): Promise<void>
}

const readBefore = async (
  dependencies: ControlDependencies,
  control: LinkedControl,
  request: CallRequest,
) => {
  const { before } = control.definition
  const call = dependencies.definitions.library.calls[before ?? '']
  const read = dependencies.handlers[before ?? '']
  if (!call || !read) return undefined
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => {
      const value = request.params[name!] ?? Object(request.body)[name!]
      return typeof value === 'string' ? [[name!, value]] : []
    }),
  )
  const answer = await read({ ...request, call, params, query: {}, body: {} })
  return answer instanceof Refused ? undefined : answer.body
}

const savepoint = (trx: Trx, verb: 'savepoint' | 'rollback to savepoint') =>
  sql`${sql.raw(verb)} control_change`.execute(trx)

/** Resolves to true if a change of the record waits already; it stays under its control. */
const isWaiting = async (
  { definition: { id } }: LinkedControl,
  { trx, params }: CallRequest,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('control_changes')
    .select('id')
    .where('control', '=', id)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`parameters = ${asJson(params)}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Performs a call inside its transaction and returns the states before and after, to compare them. The
 * organisation's controls are locked meanwhile. A refusal is returned and changes nothing.
 */
export const attempt = async (
  dependencies: ControlDependencies,
  control: LinkedControl,
  request: CallRequest,
) => {
  const { trx, tenant, call } = request
  const { definitions, readFacts } = dependencies
  await lockOrganisation(trx, tenant.orgId)
  const before = await readBefore(dependencies, control, request)
  await savepoint(trx, 'savepoint')
  const undo = async () => void (await savepoint(trx, 'rollback to savepoint'))
  const answer = await dependencies.handlers[call.id]!(request)
  if (answer instanceof Refused) {
    if (!answer.auditEntry) await undo()
    return answer
  }
  const facts = factsOfChange(definitions, readFacts, request, {
    before,
    after: answer.body,
    waits: await isWaiting(control, request),
    vacant: await findVacant(request, definitions, { before, after: answer.body }),
  })
  return {
    answer,
    isWeakened: isWeakened(control, facts),
    words: wordsOfChange(definitions, control, facts),
    about: personAbout(control, facts),
    undo,
  }
}
