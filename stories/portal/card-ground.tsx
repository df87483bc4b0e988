import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ServicesContext } from '#runtime/field/services.ts'
import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { trialServices } from '#runtime/trial/trial-services.ts'
import { linkDefinitions } from '../../src/portal/definitions/linked.ts'
import { globalFacts } from '../../src/portal/session/load-session.ts'
import type { Session } from '../../src/portal/session/session.ts'
import { SessionContext, type Signed } from '../../src/portal/session/session-context.ts'
import * as home from '../../src/portal/trial/home-answers.ts'
import { claims, configuration, organisation, payments } from '../../src/portal/trial/trial-answers.ts'
import { trialDefinitions } from '../../src/portal/trial/trial-definitions.ts'

const definitions = linkDefinitions(trialDefinitions())

const session: Session = {
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
  environment: 'uat',
  environments: [{ code: 'uat', label: 'UAT', production: false }],
  flags: {},
  flagSources: {},
  configuration,
}

const usual: Readonly<Record<string, unknown>> = {
  'home.waiting': home.waiting,
  'home.paymentsData': home.paymentsData,
  'balances.read': home.balances,
  'rates.read': home.rates,
  'presets.list': home.presets,
  'tasks.list': home.tasks,
  'payments.list': payments,
}

export interface CardGroundProps {
  /** Instead of the usual ones, by call; undefined never answers, an error is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

function answer(one: unknown): unknown {
  if (one instanceof Error) throw one
  return one === undefined ? new Promise(() => {}) : one
}

/** A session and a server in memory, for cards that stand alone. */
export function CardGround({ answers = {}, children }: CardGroundProps) {
  const all = { ...usual, ...answers }
  const services = trialServices(
    Object.fromEntries(Object.entries(all).map(([call, one]) => [call, () => answer(one)])),
  )
  const signed = {
    session,
    definitions,
    client: services.call,
    facts: globalFacts(session, definitions),
  } as unknown as Signed
  return (
    <MemoryRouter>
      <Queries client={createQueries()}>
        <ServicesContext value={services}>
          <SessionContext value={signed}>{children}</SessionContext>
        </ServicesContext>
      </Queries>
    </MemoryRouter>
  )
}
