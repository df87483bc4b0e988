import { permissionsOf } from '#engine/permission/verdict.ts'
import type { LinkedDefinitions } from '../../src/portal/definitions/linked-definitions.ts'
import { globalFacts } from '../../src/portal/session/login/load-session.ts'
import type { Session } from '../../src/portal/session/session.ts'
import { claims, configuration, environments, organisation } from '#tests/fixtures/portal/answers.ts'

interface Who {
  readonly environment: string
  readonly flags: Readonly<Record<string, boolean>>
  readonly roles?: readonly string[] | undefined
  readonly products?: readonly string[] | undefined
}

const usualRoles = ['direct.payments.write', 'direct.identities.write']

/** Creates a session. A person with given roles gets the permissions that follow from them. */
export function sessionOf(
  { environment, flags, roles, products }: Who,
  definitions: LinkedDefinitions,
): Session {
  const person = {
    id: claims.userId,
    name: 'Trial Maker',
    email: 'maker@trial.example',
    status: 'ACTIVE',
    viewedDisclosure: true,
    roles: roles ?? usualRoles,
    permissions: [],
  }
  const session: Session = {
    claims,
    person,
    organisation: products ? { ...organisation, products: [...products] } : organisation,
    environment,
    environments: environments.environments,
    flags,
    flagSources: {},
    configuration: products ? { ...configuration, products: [...products] } : configuration,
  }
  if (!roles) return session
  const facts = globalFacts(session, definitions)
  const permissions = [...permissionsOf(definitions.permissions, { roles: [...roles, 'signed-in'], facts })]
  return { ...session, person: { ...person, permissions } }
}
