import type { ChangeWords } from '../languages/change-in-words.ts'
import { sql } from 'kysely'
import type { Answered, CallRequest, HandlersById } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import { Refused } from '../app/refused.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import { factsOfChange, isWeakened, personAbout, wordsOfChange, type LinkedControl } from './weakening.ts'

export interface ControlDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  /** The handlers as they are without controls. */
  handlers: HandlersById
}

export interface Attempt {
  answer: Answered
  isWeakened: boolean
  words: ChangeWords
  /** The person whose right to decide would be taken away. */
  about: string | undefined
  /** Undoes what the call has written. */
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

/** Whether a change of the same record waits already: what was a control when it was asked for goes on being one. */
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
 * Makes a call as far as its transaction, between what stands before it and what it answers, so that both can be
 * compared; nobody else changes the organisation's controls meanwhile. A refusal is handed on, and has changed nothing.
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
  })
  return {
    answer,
    isWeakened: isWeakened(control, facts),
    words: wordsOfChange(definitions, control, facts),
    about: personAbout(control, facts),
    undo,
  }
}
