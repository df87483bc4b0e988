import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ServicesContext } from '#runtime/field/services.ts'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { trialServices } from '#tests/fixtures/runtime/services.ts'
import '../../src/portal/portal.css'
import { linkDefinitions } from '../../src/portal/definitions/linked.ts'
import { globalFacts } from '../../src/portal/session/load-session.ts'
import { SessionContext, type Signed } from '../../src/portal/session/session-context.ts'
import * as home from '#tests/fixtures/portal/home-answers.ts'
import { payments } from '#tests/fixtures/portal/answers.ts'
import { trialDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { roomOf, type Standing } from './room.ts'
import { sessionOf } from './session.ts'

const definitions = linkDefinitions(trialDefinitions())

const usual: Readonly<Record<string, unknown>> = {
  'home.waiting': home.waiting,
  'home.paymentsData': home.paymentsData,
  'balances.read': home.balances,
  'rates.read': home.rates,
  'presets.list': home.presets,
  'tasks.list': home.tasks,
  'payments.list': payments,
  'payments.filter': payments,
}

const none = {}

export interface GroundProps {
  /** Instead of the usual ones, by call; undefined never answers, an error is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly flags?: Readonly<Record<string, boolean>>
  readonly environment?: 'uat' | 'prod'
  readonly standing?: Standing
  readonly children: ReactNode
}

function answer(one: unknown): unknown {
  if (one instanceof Error) throw one
  return one === undefined ? new Promise(() => {}) : one
}

/** A session and a server in memory, for what stands in the portal alone. */
export function Ground({
  answers = none,
  flags = none,
  environment = 'uat',
  standing,
  children,
}: GroundProps) {
  const [queries] = useState(createQueries)
  const [announcements] = useState(createAnnouncements)
  const [room] = useState(() => roomOf(standing))
  const { signed, services } = useMemo(() => {
    const all = Object.entries({ ...usual, ...answers })
    const heard = {
      ...trialServices(Object.fromEntries(all.map(([call, one]) => [call, () => answer(one)]))),
      announce: announcements.announce,
    }
    const session = sessionOf(environment, flags)
    const facts = globalFacts(session, definitions)
    const who = { session, definitions, client: heard.call, facts, room, opening: undefined }
    return { services: heard, signed: who as unknown as Signed }
  }, [answers, flags, environment, announcements, room])
  return (
    <MemoryRouter initialEntries={['/home']}>
      <Queries client={queries}>
        <ServicesContext value={services}>
          <SessionContext value={signed}>{children}</SessionContext>
        </ServicesContext>
      </Queries>
      <Announcer from={announcements} />
    </MemoryRouter>
  )
}
