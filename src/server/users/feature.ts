import type { FaultName } from '#definition/wire.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import { denied } from '../app/permission.ts'
import { Refused, refused } from '../app/refused.ts'
import { linkedMachine } from '../definitions/machine.ts'
import { changePerson, invitePerson, type Changed } from './change.ts'
import { differenceOf } from './rights/difference.ts'
import { grantsFor } from './rights/grants.ts'
import { findUserAccess } from './user-access.ts'
import { listPeople } from './list.ts'
import { keepingOut, lettingIn, movePerson, type ValidateMove } from './move.ts'
import { toUser } from './user-answer.ts'
import { changePasswordLink, writeInvitation, type MailConfiguration } from './password/password-link.ts'
import { rightsOf } from './rights/rights.ts'
import { waitingAccessOf } from './rights/waiting-access.ts'
import type { Feature } from '../feature.ts'

export interface UsersDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  config: MailConfiguration
}

const isSelf = ({ params, tenant }: CallRequest) => params.userId?.toLowerCase() === tenant.userId

const found = async ({ trx, params }: CallRequest) =>
  (await findUserAccess(trx, params.userId)) ?? refused('not-found')

export const feature: Feature = ({ definitions, readFacts, config }) => {
  const machine = linkedMachine(definitions, 'user')
  const answer = <Code extends string>({ session }: CallRequest, changed: Changed | Refused<Code>) =>
    changed instanceof Refused
      ? changed
      : { body: toUser(definitions, session.organisation, changed.access), record: changed.record }
  const show = async (request: CallRequest) => {
    const granted = await found(request)
    return granted instanceof Refused
      ? granted
      : { body: toUser(definitions, request.session.organisation, granted) }
  }
  /** Returns a person who is not deleted; deleted ones appear only in the answer about their rights. */
  const showPresent = async (request: CallRequest) => {
    const granted = await found(request)
    const isGone = !(granted instanceof Refused) && granted.user.status === 'DELETED'
    return isGone ? refused('not-found') : show(request)
  }
  /** Returns the handler of a move in the machine of people. */
  const move =
    <Code extends FaultName>(validate: ValidateMove<Code>) =>
    async (request: CallRequest) => {
      const { trx, session, tenant, call } = request
      const facts = readFacts(session, tenant.environment) as { session: { permissions: string[] } }
      const permissions = new Set(facts.session.permissions)
      const mover = { trx, session, definitions, machine, call: call.id, facts, permissions }
      const moved = await movePerson(mover, request.params.userId, validate)
      return moved instanceof Refused
        ? moved
        : { body: toUser(definitions, session.organisation, moved.held), record: moved.record }
    }
  return {
    'users.read': async (request) => {
      if (!isSelf(request) && !request.may('users.read')) return denied(definitions, 'users.read')
      return showPresent(request)
    },
    'users.acceptDisclosure': async (request) => {
      if (!isSelf(request)) return refused('not-found')
      const { userId } = request.tenant
      const changed = await request.trx
        .updateTable('users')
        .set({ viewed_disclosure: true })
        .where('id', '=', userId)
        .where('viewed_disclosure', '=', false)
        .returning('id')
        .executeTakeFirst()
      const user = await show(request)
      if (user instanceof Refused) return user
      return {
        ...user,
        unchanged: !changed,
      }
    },
    'users.list': async ({ trx, query }) => ({
      body: await listPeople(trx, definitions, query),
    }),
    'users.create': async (request) => {
      const { trx, session, body } = request
      const person = body
      const { email, first_name, last_name } = person
      const dependencies = { trx, session, definitions }
      const invited = await invitePerson(dependencies, { email, first_name, last_name }, person)
      if (!(invited instanceof Refused)) await writeInvitation(dependencies, config, invited.access)
      return answer(request, invited)
    },
    'users.changeLink': async (request) => {
      const { trx, session, body } = request
      const granted = await found(request)
      if (granted instanceof Refused) return granted
      const changed = await changePasswordLink({ trx, session, definitions }, config, granted, body.link)
      return changed instanceof Refused
        ? changed
        : { body: toUser(definitions, session.organisation, changed.access), audit: changed.audit }
    },
    'users.update': async (request) => {
      const { trx, session, params, body } = request
      const change = body
      return answer(request, await changePerson({ trx, session, definitions }, params.userId, change, change))
    },
    'users.assign': async (request) => {
      const { trx, session, params, body } = request
      const granted = await found(request)
      if (granted instanceof Refused) return granted
      const after = { roles: granted.roles, environments: body.environments }
      return answer(
        request,
        await changePerson({ trx, session, definitions }, params.userId, granted.user, after),
      )
    },
    'users.rights': async (request) => {
      const granted = await found(request)
      if (granted instanceof Refused) return granted
      const requested = request.query
      const here = request.tenant.environment
      const dependencies = { definitions, readFacts }
      const body = rightsOf(dependencies, request.session, granted, { ...requested, here })
      const waitingChanges = (await waitingAccessOf(request.trx, [granted.user.id])).get(granted.user.id)
      return { body: waitingChanges ? { ...body, waitingChanges } : body }
    },
    'users.difference': async (request) => {
      const { userId, ...after } = request.body
      const existing = userId === undefined ? undefined : await findUserAccess(request.trx, userId)
      if (userId !== undefined && !existing) return refused('not-found')
      const dependencies = { definitions, readFacts }
      return { body: differenceOf(dependencies, request.session, existing, after) }
    },
    'users.grants': async ({ trx, session, query }) => {
      const granted = await findUserAccess(trx, query.userId)
      return { body: grantsFor(definitions, readFacts, session, granted) }
    },
    'users.approve': move(lettingIn),
    'users.reject': move(keepingOut),
    'users.disable': move(keepingOut),
    'users.enable': move(lettingIn),
    'users.delete': move(keepingOut),
  }
}
