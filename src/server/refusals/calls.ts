import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describeDifference } from '#engine/rule/json-logic.ts'
import { checkUuid } from '#values/uuid.ts'
import { callerOf } from '../app/calls/admission.ts'
import type { NoteRefusal } from '../app/http/errors.ts'
import { watchVerdicts } from '../definitions/verdicts.ts'
import type { Refusals } from './refusals.ts'
import { objectOf } from '#values/object.ts'

const FORBIDDEN = 403
/** Said of a token that nobody handed out, or whose credential is gone. */
const BAD_TOKEN = 'unauthenticated'

/** Notes what is refused to a person or a credential that may not do it, and tokens of nobody. */
export const noteRefusedCalls =
  (refusals: Refusals): NoteRefusal =>
  (request, fault, { status, detail }, one) => {
    const caller = callerOf(request)
    if (!caller) return
    const { call, who, environment } = caller
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
      objectType: 'call',
      objectId: one?.call ?? call.id,
      ...(typeof id === 'string' && !checkUuid(id) && { record: id }),
    })
  }

/** Notes in the log and the trail where two evaluators of one rule differ while a request is answered. */
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
  // A body that is read in between comes from elsewhere, and what follows would not be watched.
  app.addHook('preValidation', watch)
}
