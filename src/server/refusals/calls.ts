import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describeDifference } from '#engine/rule/json-logic.ts'
import { checkUuid } from '#values/uuid.ts'
import { callerOf } from '../app/calls/admission.ts'
import type { NoteRefusal } from '../app/http/errors.ts'
import { watchVerdicts } from '../definitions/verdicts.ts'
import type { Refusals } from './refusals.ts'
import { objectOf } from '#values/object.ts'

const FORBIDDEN = 403
/** The fault of a token that was never issued, or whose credential is gone. */
const BAD_TOKEN = 'unauthenticated'

/** Records refused calls of people and credentials without permission, and of unknown tokens. */
export const noteRefusedCalls =
  (refusals: Refusals): NoteRefusal =>
  (request, fault, { status, detail }, one) => {
    const caller = callerOf(request)
    if (!caller) return
    const { call, who, environment, client } = caller
    if (!who) {
      if (fault === BAD_TOKEN)
        refusals.note(request, { action: 'token.refuse', fault, told: detail, objectType: 'call' })
      return
    }
    if (status !== FORBIDDEN && fault !== BAD_TOKEN) return
    const { id } = one ?? objectOf(request.params)
    refusals.note(request, {
      action: 'call.refuse',
      fault,
      told: detail,
      ...who,
      ...(environment && { environment }),
      ...(client !== undefined && { client }),
      objectType: 'call',
      objectId: one?.call ?? call.id,
      ...(typeof id === 'string' && !checkUuid(id) && { record: id }),
    })
  }

/** Records in the log and the trail if two evaluators of a rule differ during a request. */
export const noteDifferences = (app: FastifyInstance, refusals: Refusals): void => {
  const watch = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    watchVerdicts(done, (difference) => {
      const { who, environment } = callerOf(request) ?? {}
      const message = describeDifference(difference)
      request.log.error({ difference }, message)
      refusals.note(request, {
        action: 'rule.differ',
        fault: 'verdicts-differ',
        told: message,
        ...who,
        ...(environment && { environment }),
        objectType: 'rule',
        objectId: difference.rule,
      })
    })
  app.addHook('onRequest', watch)
  // Reading a body loses the asynchronous context, so the watch starts again after it.
  app.addHook('preValidation', watch)
}
