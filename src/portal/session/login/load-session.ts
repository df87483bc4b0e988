import { permissionsOf } from '#engine/permission/verdict.ts'
import { saySession } from '#values/generated/say-session.ts'
import type { LinkedDefinitions } from '../../definitions/linked-definitions.ts'
import type { Client } from '../../server/client.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { isProduction } from '../configuration/environment-label.ts'
import { localFlags, switchFromAddress } from '../configuration/flag-switches.ts'
import { flagSource, resolveFlags } from '../configuration/flags.ts'
import { LoginFailure } from './login-failure.ts'
import type { Claims, Session } from '../session.ts'

export interface LoadParts {
  readonly client: Client
  readonly definitions: Pick<LinkedDefinitions, 'library' | 'permissions' | 'limits'>
  readonly claims: Claims
  readonly environment: string
  readonly configuration: Promise<Configuration>
  /** The view of a client this tab is in. */
  readonly view?: Session['view']
}

/** Returns the person who views a client: a person of the provider, with the roles of the chosen job. */
const viewerOf = ({ person, roles }: NonNullable<Session['view']>) => ({
  ...person,
  status: 'ACTIVE',
  viewed_disclosure: true,
  roles: roles.map((name) => ({ name })),
})

/** Reads the person and the organisation the claims name, and compares them (AUTH-004, AUTH-005, AUTH-018, AUTH-019). */
export async function loadSession(parts: LoadParts): Promise<Session> {
  const { client, definitions, claims, environment, view } = parts
  const [user, organisation, assigned, served, configuration] = await Promise.all([
    view ? viewerOf(view) : client('users.read', { params: { id: claims.orgId, userId: claims.userId } }),
    client('organisations.read', { params: { id: claims.orgId } }),
    client('environments.list'),
    client('flags.list'),
    parts.configuration,
  ])
  if (user.id !== claims.userId || organisation.id !== claims.orgId)
    throw new LoginFailure({
      kind: 'mismatch',
      says: saySession('someoneElse'),
    })
  const roles = user.roles.map((role) => role.name)
  const existing = definitions.library.flags
  const isRecognized = (flag: string) => Object.hasOwn(existing, flag)
  const isLocked = isProduction(assigned, environment)
  if (!isLocked) switchFromAddress(location.search, isRecognized)
  const local = isLocked ? {} : localFlags(isRecognized)
  const flags = resolveFlags(existing, served.flags, local)
  const facts = {
    session: { user, organisation, environment, roles },
    configuration,
    flags,
    limits: definitions.limits,
  }
  const permissions = [...permissionsOf(definitions.permissions, { roles: [...roles, 'signed-in'], facts })]
  const { id, name, email, status, viewed_disclosure: viewedDisclosure } = user
  return {
    claims,
    person: { id, name, email, status, viewedDisclosure, roles, permissions },
    organisation,
    environment,
    environments: assigned.environments,
    flags,
    flagSources: Object.fromEntries(
      Object.keys(existing).map((flag) => [flag, flagSource(flag, served.flags, local)]),
    ),
    configuration,
    ...(view && { view }),
  }
}

/** Facts every rule may read, in the shape of schemas/facts/globals. */
export function globalFacts(
  session: Session,
  { limits }: Pick<LinkedDefinitions, 'limits'>,
): Record<string, unknown> {
  const { id, name, email, status, viewedDisclosure, roles, permissions } = session.person
  const { organisation, environment, configuration, flags } = session
  return {
    session: {
      user: { id, name, email, status, viewedDisclosure },
      organisation,
      environment,
      roles,
      permissions,
    },
    configuration,
    flags,
    limits,
  }
}
