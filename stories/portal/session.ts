import type { Session } from '../../src/portal/session/session.ts'
import { claims, configuration, environments, organisation } from '#tests/fixtures/portal/answers.ts'

/** Who is signed in, and where. */
export function sessionOf(environment: string, flags: Readonly<Record<string, boolean>>): Session {
  return {
    claims,
    person: {
      id: claims.userId,
      name: 'Trial Maker',
      email: 'maker@trial.example',
      status: 'ACTIVE',
      viewedDisclosure: true,
      roles: ['direct.payments.write', 'direct.identities.write'],
      permissions: [],
    },
    organisation,
    environment,
    environments: environments.environments,
    flags,
    flagSources: {},
    configuration,
  }
}
