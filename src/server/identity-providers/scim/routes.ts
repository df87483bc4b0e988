import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sayScim } from '#values/generated/say-scim.ts'
import type { ServerConfig } from '../../app/config.ts'
import { refusalOf } from '../../app/http/errors.ts'
import { readBearer, type RateKeys } from '../../app/rate-keys.ts'
import { scimAddress } from '../record.ts'
import { inEnglish } from '../../languages/reader.ts'
import type { Refusals } from '../../refusals/refusals.ts'
import type { Store } from '../../store/store.ts'
import { forAllTenants, ofTenant } from '../../store/tenant.ts'
import { alone } from '../../users/user-access.ts'
import type { ScimContext } from './context.ts'
import { resourceTypes, schemas, serviceConfig } from './description.ts'
import {
  findScimGroup,
  listScimGroups,
  readGroup,
  readGroupPatch,
  removeScimGroup,
  saveScimGroup,
  toScimGroup,
} from './groups.ts'
import { findScimPerson, listScimPeople, toScimUser } from './people.ts'
import { readPerson, readPersonPatch } from './person-draft.ts'
import { changeScimPerson, createScimPerson, removeScimPerson } from './person-storage.ts'
import { ScimProblem } from './problem.ts'
import { openScim } from './token.ts'
import { readFilter, readOperations, readSlice, toList } from './value.ts'

interface ScimParts {
  store: Store
  config: Pick<ServerConfig, 'publicUrl'>
  definitions: ScimContext['definitions']
  refusals: Refusals
  rates: RateKeys
}

interface ScimRoute {
  Params: { id: string }
  Querystring: { filter?: string; startIndex?: string; count?: string; excludedAttributes?: string }
}

type ScimRequest = FastifyRequest<ScimRoute>
interface Answer {
  status?: number
  body?: object
  location?: string
}

const TYPE = 'application/scim+json; charset=utf-8'

/** The audit name of a refused request. */
const NOTED = {
  unauthenticated: 'unauthenticated',
  off: 'idp-off',
  disabled: 'client-disabled',
  allowlist: 'not-allowlisted',
} as const

const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw new ScimProblem(404, sayScim('notFound'))
  return one
}

const created = (body: { meta: { location: string } }): Answer => ({
  status: 201,
  body,
  location: body.meta.location,
})

const toProblem = (error: FastifyError, request: FastifyRequest): ScimProblem => {
  if (error instanceof ScimProblem) return error
  const status = error.statusCode ?? 500
  if (status === 429) return new ScimProblem(429, sayScim('tooMany'))
  if (status < 500)
    return new ScimProblem(status, sayScim('syntax'), status === 400 ? 'invalidSyntax' : undefined)
  const { fault } = refusalOf(error, request)
  return new ScimProblem(fault === 'unexpected' ? 500 : 503, sayScim('unexpected'))
}

/**
 * Serves SCIM 2.0, by which an organisation's directory writes people and groups with the token of its login
 * (TRU-410).
 */
export const scimRoutes =
  ({ store, config, definitions, refusals, rates }: ScimParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const base = scimAddress(config)
    const send = (reply: FastifyReply, { status = 200, body, location }: Answer) => {
      reply.code(status).header('cache-control', 'no-store').type(TYPE)
      if (location !== undefined) reply.header('location', location)
      return reply.send(body)
    }
    const sendProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const problem = inEnglish(() => toProblem(error, request))
      if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
      return send(reply, { status: problem.status, body: problem.toMessage() })
    }
    app.setErrorHandler(sendProblem)
    app.setNotFoundHandler((request, reply) => {
      const problem = inEnglish(() => new ScimProblem(404, sayScim('notFound')))
      return sendProblem(problem as never, request, reply)
    })
    app.addContentTypeParser(
      'application/scim+json',
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    )

    const refuse = (request: FastifyRequest, fault: keyof typeof NOTED, orgId?: string) => {
      const says = inEnglish(() => sayScim(fault))
      refusals.note(request, {
        action: 'token.refuse',
        fault: NOTED[fault],
        told: says,
        objectType: 'call',
        ...(orgId !== undefined && { orgId }),
      })
      return new ScimProblem(fault === 'unauthenticated' ? 401 : 403, says)
    }

    /** Runs one request in one transaction; concurrent writes wait for each other. */
    const act =
      (work: (context: ScimContext, request: ScimRequest) => Promise<Answer> | Answer) =>
      async (request: ScimRequest, reply: FastifyReply) => {
        // A parameter that is sent twice is a list.
        if (Object.values(request.query).some(Array.isArray))
          throw new ScimProblem(
            400,
            inEnglish(() => sayScim('syntax')),
            'invalidSyntax',
          )
        const token = readBearer(request.headers.authorization) ?? ''
        const answer = await forAllTenants(store, 'scim.open', async (trx) => {
          const door = await openScim(trx, token, request.ip)
          rates.learn(request.ip, token, 'fault' in door ? undefined : door.provider.id)
          if ('fault' in door) return door
          const own = ofTenant(trx, door.provider.org_id)
          if (request.method !== 'GET') await alone(own, door.provider.org_id)
          return work({ trx: own, provider: door.provider, definitions, request, base }, request)
        })
        if ('fault' in answer) throw refuse(request, answer.fault, answer.orgId)
        return send(reply, answer)
      }

    const user = async (context: ScimContext, { params: { id } }: ScimRequest) =>
      found(await findScimPerson(context, id))
    const group = async (context: ScimContext, { params: { id } }: ScimRequest) =>
      found(await findScimGroup(context, id))
    const isBrief = ({ query }: ScimRequest) =>
      query.excludedAttributes?.split(',').includes('members') === true

    app.get<ScimRoute>(
      '/ServiceProviderConfig',
      act(() => ({ body: serviceConfig(base) })),
    )
    app.get<ScimRoute>(
      '/ResourceTypes',
      act(() => ({ body: toList(resourceTypes(base), 2, 1) })),
    )
    app.get<ScimRoute>(
      '/Schemas',
      act(() => ({ body: toList(schemas(base), 2, 1) })),
    )
    app.get<ScimRoute>(
      '/ResourceTypes/:id',
      act((_context, { params }) => ({
        body: found(resourceTypes(base).find(({ id }) => id === params.id)),
      })),
    )
    app.get<ScimRoute>(
      '/Schemas/:id',
      act((_context, { params }) => ({ body: found(schemas(base).find(({ id }) => id === params.id)) })),
    )

    app.get<ScimRoute>(
      '/Users',
      act(async (context, { query }) => ({
        body: await listScimPeople(
          context,
          readFilter(query.filter, ['userName', 'externalId', 'id']),
          readSlice(query),
        ),
      })),
    )
    app.post<ScimRoute>(
      '/Users',
      act(async (context, { body }) =>
        created(
          toScimUser(context, await createScimPerson(context, readPerson(body, context.provider.domains))),
        ),
      ),
    )
    app.get<ScimRoute>(
      '/Users/:id',
      act(async (context, request) => ({ body: toScimUser(context, await user(context, request)) })),
    )
    app.put<ScimRoute>(
      '/Users/:id',
      act(async (context, request) => {
        const draft = readPerson(request.body, context.provider.domains)
        return {
          body: toScimUser(context, await changeScimPerson(context, await user(context, request), draft)),
        }
      }),
    )
    app.patch<ScimRoute>(
      '/Users/:id',
      act(async (context, request) => {
        const draft = readPersonPatch(readOperations(request.body), context.provider.domains)
        return {
          body: toScimUser(context, await changeScimPerson(context, await user(context, request), draft)),
        }
      }),
    )
    app.delete<ScimRoute>(
      '/Users/:id',
      act(async (context, request) => {
        await removeScimPerson(context, await user(context, request))
        return { status: 204 }
      }),
    )

    app.get<ScimRoute>(
      '/Groups',
      act(async (context, request) => ({
        body: await listScimGroups(
          context,
          readFilter(request.query.filter, ['displayName', 'externalId', 'id']),
          readSlice(request.query),
          isBrief(request),
        ),
      })),
    )
    app.post<ScimRoute>(
      '/Groups',
      act(async (context, { body }) =>
        created(toScimGroup(context, await saveScimGroup(context, readGroup(body)))),
      ),
    )
    app.get<ScimRoute>(
      '/Groups/:id',
      act(async (context, request) => ({
        body: toScimGroup(context, await group(context, request), isBrief(request)),
      })),
    )
    app.put<ScimRoute>(
      '/Groups/:id',
      act(async (context, request) => {
        const before = await group(context, request)
        return { body: toScimGroup(context, await saveScimGroup(context, readGroup(request.body), before)) }
      }),
    )
    app.patch<ScimRoute>(
      '/Groups/:id',
      act(async (context, request) => {
        const before = await group(context, request)
        const draft = readGroupPatch(before, readOperations(request.body))
        return { body: toScimGroup(context, await saveScimGroup(context, draft, before)) }
      }),
    )
    app.delete<ScimRoute>(
      '/Groups/:id',
      act(async (context, request) => {
        await removeScimGroup(context, await group(context, request))
        return { status: 204 }
      }),
    )
  }
