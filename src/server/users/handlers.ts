import type { CallRequest, Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { denied } from '../app/permission.ts'
import { refused } from '../app/refused.ts'
import { readUser } from './read.ts'

const isOwnOrganisation = ({ params, tenant }: CallRequest) => params.id?.toLowerCase() === tenant.orgId
const isSelf = ({ params, tenant }: CallRequest) => params.userId?.toLowerCase() === tenant.userId

const show = async (request: CallRequest) => {
  const user = await readUser(request.trx, request.session.organisation, request.params.userId ?? '')
  return user ?? refused('not-found')
}

export const userHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'users.read': async (request) => {
    if (!isOwnOrganisation(request)) return refused('not-found')
    if (!isSelf(request) && !request.may('users.read')) return denied(definitions, 'users.read')
    const user = await show(request)
    return user instanceof Error ? user : { body: user }
  },
  'users.acceptDisclosure': async (request) => {
    if (!isOwnOrganisation(request) || !isSelf(request)) return refused('not-found')
    const { userId } = request.tenant
    const changed = await request.trx
      .updateTable('users')
      .set({ viewed_disclosure: true })
      .where('id', '=', userId)
      .where('viewed_disclosure', '=', false)
      .returning('id')
      .executeTakeFirst()
    const user = await show(request)
    if (user instanceof Error) return user
    return {
      body: user,
      audit: changed ? { action: 'user.disclosure', objectType: 'user', objectId: userId } : null,
    }
  },
})
