import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ServicesContext } from '#runtime/field/services.ts'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import '../../src/portal/portal.css'
import { DefinitionsContext } from '../../src/portal/definitions/definitions-gate.tsx'
import { globalFacts } from '../../src/portal/session/login/load-session.ts'
import { LeaveContext } from '../../src/portal/session/login/sign-out.ts'
import { SessionContext, type Signed } from '../../src/portal/session/session-context.ts'
import * as home from '#tests/fixtures/portal/home-answers.ts'
import { payments } from '#tests/fixtures/portal/answers.ts'
import { definitions, longerDefinitions } from './definitions.ts'
import { exampleFile } from './example-file.ts'
import { createStoryServices, type SessionState } from './story-services.ts'
import { sessionOf } from './session.ts'

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

export interface StoryProviderProps {
  /** Instead of the usual ones, by call; undefined never answers, an error is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly flags?: Readonly<Record<string, boolean>>
  readonly environment?: 'uat' | 'prod'
  readonly roles?: readonly string[]
  /** Products of the organisation. */
  readonly products?: readonly string[]
  /** Makes an answer for a call without one. */
  readonly sample?: (call: string) => unknown
  readonly state?: SessionState
  /** The address it stands at. */
  readonly path?: string
  /** The hour it is, by the server. */
  readonly now?: string
  /** As written, or longer. */
  readonly words?: string
  readonly children: ReactNode
}

function answer(one: unknown): unknown {
  if (one instanceof Error) throw one
  return one === undefined ? new Promise(() => {}) : one
}

/** Ignores links out of the portal: they would leave the book. */
const stay = () => undefined

/** A session and a server in memory, for parts that only the portal has. */
export function StoryProvider({
  answers = none,
  flags = none,
  environment = 'uat',
  roles,
  products,
  sample,
  state,
  path = '/home',
  now,
  words = 'written',
  children,
}: StoryProviderProps) {
  const spoken = words === 'longer' ? longerDefinitions() : definitions
  const [queries] = useState(createQueries)
  const [announcements] = useState(createAnnouncements)
  const [sessionServices] = useState(() => createStoryServices(state, now))
  const { signed, services } = useMemo(() => {
    const all: Readonly<Record<string, unknown>> = { ...usual, ...answers }
    const written = Object.keys(all).map((call) => [call, () => answer(all[call])] as const)
    const server = testServices(Object.fromEntries(written))
    const isSampled = (call: string) => sample !== undefined && !Object.hasOwn(all, call)
    const heard = {
      ...server,
      call: (call: string, options: Parameters<typeof server.call>[1]) =>
        isSampled(call) ? Promise.resolve(sample?.(call)) : server.call(call, options),
      announce: announcements.announce,
      ...(now !== undefined && { serverNow: () => Date.parse(now) }),
    }
    const session = sessionOf({ environment, flags, roles, products }, spoken)
    const facts = globalFacts(session, spoken)
    const stream = async (call: string) =>
      exampleFile(String(isSampled(call) ? sample?.(call) : await answer(all[call])))
    const who = {
      session,
      definitions: spoken,
      client: (call: string, options: Parameters<typeof heard.call>[1] = {}) => heard.call(call, options),
      facts,
      services: { ...sessionServices, stream },
      opening: undefined,
    }
    return { services: heard, signed: who as unknown as Signed }
  }, [answers, flags, environment, roles, products, sample, announcements, sessionServices, now, spoken])
  return (
    <MemoryRouter initialEntries={[path]}>
      <Queries client={queries}>
        <ServicesContext value={services}>
          <DefinitionsContext value={spoken}>
            <LeaveContext value={stay}>
              <SessionContext value={signed}>{children}</SessionContext>
            </LeaveContext>
          </DefinitionsContext>
        </ServicesContext>
      </Queries>
      <Announcer from={announcements} />
    </MemoryRouter>
  )
}
