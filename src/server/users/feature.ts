import type { FaultName } from '#definition/wire.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import { denied } from '../app/permission.ts'
import { Refused, refused } from '../app/refused.ts'
import { linkedMachine } from '../definitions/machine.ts'
import { changePerson, invitePerson, type Changed } from './change.ts'
import { differenceOf } from './difference.ts'
import { grantsFor } from './grants.ts'
import { findUserAccess } from './user-access.ts'
import { listPeople } from './list.ts'
import { keepingOut, lettingIn, movePerson, type ValidateMove } from './move.ts'
import { toUser } from './read.ts'
import { resetSecondFactor } from './second-factor-reset.ts'
import { changePasswordLink, writeInvitation, type MailConfiguration } from './password-link.ts'
import { rightsOf } from './rights.ts'
import type { Feature } from '../feature.ts'

export interface UsersDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  config: MailConfiguration
}

const isSelf = ({ params, tenant }: CallRequest) => params.userId?.toLowerCase() === tenant.userId

/** Another organisation has no people here, whoever asks. */
const within =
  <QueryShape extends Pick<CallRequest, 'tenant'> & { params: { id?: string } }, Said>(
    handle: (request: QueryShape) => Promise<Said>,
  ) =>
  async (request: QueryShape) =>
    request.params.id?.toLowerCase() === request.tenant.orgId ? handle(request) : refused('not-found')

const found = async ({ trx, params }: CallRequest) =>
  (await findUserAccess(trx, params.userId)) ?? refused('not-found')

export const feature: Feature = ({ definitions, readFacts, config }) => {
  const machine = linkedMachine(definitions, 'user')
  const answer = <Code extends string>({ session }: CallRequest, changed: Changed | Refused<Code>) =>
    changed instanceof Refused
      ? changed
      : { body: toUser(definitions, session.organisation, changed.access), audit: changed.audit }
  const show = async (request: CallRequest) => {
    const granted = await found(request)
    return granted instanceof Refused
      ? granted
      : { body: toUser(definitions, request.session.organisation, granted) }
  }
  /** A deleted person cannot be edited, so they are not found; the answer about their rights still names them. */
  const showPresent = async (request: CallRequest) => {
    const granted = await found(request)
    const isGone = !(granted instanceof Refused) && granted.user.status === 'DELETED'
    return isGone ? refused('not-found') : show(request)
  }
  /** Calls the machine of people stands behind. */
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
        : { body: toUser(definitions, session.organisation, moved.held), audit: moved.audit }
    }
  return {
    'users.read': within(async (request) => {
      if (!isSelf(request) && !request.may('users.read')) return denied(definitions, 'users.read')
      return showPresent(request)
    }),
    'users.acceptDisclosure': within(async (request) => {
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
    }),
    'users.list': within(async ({ trx, query }) => ({
      body: await listPeople(trx, definitions, query),
    })),
    'users.create': within(async (request) => {
      const { trx, session, body } = request
      const person = body
      const { email, first_name, last_name } = person
      const dependencies = { trx, session, definitions }
      const invited = await invitePerson(dependencies, { email, first_name, last_name }, person)
      if (!(invited instanceof Refused)) await writeInvitation(dependencies, config, invited.access)
      return answer(request, invited)
    }),
    'users.changeLink': within(async (request) => {
      const { trx, session, body } = request
      const granted = await found(request)
      if (granted instanceof Refused) return granted
      return answer(
        request,
        await changePasswordLink({ trx, session, definitions }, config, granted, body.link),
      )
    }),
    'users.resetSecondFactor': within(async (request) => {
      const granted = await found(request)
      if (granted instanceof Refused) return granted
      return answer<never>(request, await resetSecondFactor(request, granted))
    }),
    'users.update': within(async (request) => {
      const { trx, session, params, body } = request
      const change = body
      return answer(request, await changePerson({ trx, session, definitions }, params.userId, change, change))
    }),
    'users.assign': within(async (request) => {
      const { trx, session, params, body } = request
      const granted = await found(request)
      if (granted instanceof Refused) return granted
      const after = { roles: granted.roles, environments: body.environments }
      return answer(
        request,
        await changePerson({ trx, session, definitions }, params.userId, granted.user, after),
      )
    }),
    'users.rights': within(async (request) => {
      const granted = await found(request)
      if (granted instanceof Refused) return granted
      const requested = request.query
      const here = request.tenant.environment
      const dependencies = { definitions, readFacts }
      return { body: rightsOf(dependencies, request.session, granted, { ...requested, here }) }
    }),
    'users.difference': within(async (request) => {
      const { userId, ...after } = request.body
      const existing = userId === undefined ? undefined : await findUserAccess(request.trx, userId)
      if (userId !== undefined && !existing) return refused('not-found')
      const dependencies = { definitions, readFacts }
      return { body: differenceOf(dependencies, request.session, existing, after) }
    }),
    'users.grants': within(async ({ trx, session, query }) => {
      const granted = await findUserAccess(trx, query.userId)
      return { body: grantsFor(definitions, readFacts, session, granted) }
    }),
    'users.approve': within(move(lettingIn)),
    'users.reject': within(move(keepingOut)),
    'users.disable': within(move(keepingOut)),
    'users.enable': within(move(lettingIn)),
    'users.delete': within(move(keepingOut)),
  }
}
