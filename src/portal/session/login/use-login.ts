import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { saySession } from '#values/generated/say-session.ts'
import { askRowsAt } from '../../pages/ask-rows-at.ts'
import { clearToasts, toast } from '../../shell/toaster.tsx'
import { createSessionServices, type SessionServices } from '../session-services.ts'
import { chooseEnvironment } from '../configuration/environment.ts'
import { globalFacts } from './load-session.ts'
import { problemOf } from './login-failure.ts'
import { forgetReturn, rememberReturn } from './return-path.ts'
import type { Sequence, Session } from '../session.ts'
import type { Signed } from '../session-context.ts'
import { TokenError } from './tokens.ts'
import { useConfiguration } from '../configuration/use-configuration.ts'
import { newest, useRightsAgain } from '../use-rights-again.ts'
import { permissionsInView } from '#engine/permission/in-view.ts'
import { useDefinitions } from '../../definitions/definitions-gate.tsx'
import type { LinkedDefinitions } from '../../definitions/linked-definitions.ts'
import { viewedId } from '../client-view.ts'

/** Queries that are valid in every environment or name their own. */
const stored = new Set<unknown>(['definitions', 'configuration.read'])

export interface Login {
  readonly sequence: Sequence
  readonly signed: Signed | undefined
  /**
   * The session ended during use: nothing is shown until the person signs in again, then everything is
   * restored.
   */
  readonly hasEnded: boolean
}

/** Runs the login sequence start → done | fail (AUTH-006), and again when the environment changes. */
export function useLogin(): Login {
  const definitions = useDefinitionsInView()
  const base = useBase(definitions)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [sequence, setSequence] = useState<Sequence>({ state: 'start' })
  const [hasEnded, setEnded] = useState(false)
  const [opening, setOpening] = useState<string>()
  const [entered, setEntered] = useState<Session>()
  const [isBrokenOff, setBrokenOff] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    if (!isBrokenOff) return
    rememberReturn(location.pathname + location.search)
    void navigate('/logout', { replace: true })
  }, [isBrokenOff, navigate])
  const spaceOf = useMemo(
    () =>
      createSessionServices({
        queries,
        onSessionEnd: () => setEnded(true),
        onBlocked: () => setBlocked(true),
        onTokenTrouble: (trouble) => {
          if (trouble.consequence === 'logout') setBrokenOff(true)
          // It may be renewed the next time (AUTH-024).
          else toast({ says: saySession('notConfirmed'), tone: 'warning', isShared: true })
        },
      }),
    [queries],
  )
  const services = useMemo(() => spaceOf(base), [spaceOf, base])
  const comeBack = useCallback(() => {
    setEnded(false)
    void queries.invalidateQueries()
  }, [queries])
  useComingBack(services, hasEnded, comeBack)
  const askRows = useCallback(
    (session: Session, whole: LinkedDefinitions) => {
      const facts = globalFacts(session, whole)
      const { client, preferences } = services
      askRowsAt(
        location,
        { definitions: whole, session, facts, client, zone: preferences.now().zone },
        queries,
      )
    },
    [services, queries],
  )
  const latest = useRef(definitions)
  useEffect(() => {
    latest.current = definitions
    if (!entered || !definitions.isWhole) return
    setEntered(undefined)
    askRows(entered, definitions)
  }, [entered, definitions, askRows])
  const run = useCallback(
    async (isElsewhere = false) => {
      // Data of another environment is removed before the new one shows; until then no page is mounted that
      // could request it.
      const leaveOld = () =>
        isElsewhere && queries.removeQueries({ predicate: ({ queryKey: [name] }) => !stored.has(name) })
      try {
        const session = await services.load()
        leaveOld()
        forgetReturn()
        if (latest.current.isWhole) askRows(session, latest.current)
        else setEntered(session)
        setSequence({ state: 'done', session })
      } catch (thrown) {
        leaveOld()
        if (thrown instanceof TokenError && thrown.consequence === 'logout') setBrokenOff(true)
        else setSequence({ state: 'fail', problem: problemOf(thrown) })
      }
    },
    [services, askRows, queries],
  )
  const here = sequence.state === 'done' ? sequence.session.environment : undefined
  const takeSession = useCallback((now: Session) => {
    setSequence((old) => (old.state === 'done' ? { ...old, session: newest(old.session, now) } : old))
  }, [])
  const takeMessage = useCallback(
    (now: Session) => {
      if (now.environment !== here) return void run(true)
      takeSession(now)
    },
    [here, run, takeSession],
  )
  useRightsAgain(services, base.limits.rightsAgain, takeMessage)
  const opened = useRef<SessionServices>(undefined)
  // A change of the definitions remounts this provider; the session is requested again while the page stays.
  useEffect(() => {
    const isFollowing = opened.current !== undefined && opened.current !== services
    opened.current = services
    if (!isFollowing) return void run()
    void services.load().then(takeSession, () => undefined)
  }, [services, run, takeSession])
  // A blocked person sees the server's message, and no earlier data stays on the screen.
  useEffect(() => {
    if (isBlocked) void run()
  }, [run, isBlocked])
  // A sign-out applies to every tab.
  useEffect(
    () =>
      services.channel.hearEnd(() => {
        setSequence({
          state: 'fail',
          problem: { kind: 'signed-out-elsewhere', says: saySession('signedOut') },
        })
        clearToasts()
        queries.clear()
      }),
    [services, queries],
  )
  const switchEnvironment = useCallback(
    async (code: string) => {
      setOpening(code)
      chooseEnvironment(code)
      await run(true)
      setOpening(undefined)
    },
    [run],
  )
  const session = useConfiguration(sequence.state === 'done' ? sequence.session : undefined, services, base)
  const facts = useMemo(() => session && globalFacts(session, base), [session, base])
  const signed = useMemo(
    () =>
      session &&
      facts && {
        session,
        definitions,
        client: services.client,
        services,
        facts,
        opening,
        switchEnvironment,
        reload: () => run(),
      },
    [session, facts, definitions, services, opening, switchEnvironment, run],
  )
  return { sequence, signed, hasEnded }
}

/** Returns the first part of the definitions, which stays the same while the rest of that version loads. */
function useBase(definitions: LinkedDefinitions): LinkedDefinitions {
  const [base, setBase] = useState(definitions)
  const isNew = base.version !== definitions.version
  if (isNew) setBase(definitions)
  return isNew ? definitions : base
}

/** After the session has ended, detects that the same person signed in again in another tab. */
function useComingBack(services: SessionServices, hasEnded: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!hasEnded) return
    let isOver = false
    const look = async () => {
      if (document.visibilityState === 'visible' && (await services.isSignedIn()) && !isOver) onBack()
    }
    const heard = () => void look()
    addEventListener('focus', heard)
    document.addEventListener('visibilitychange', heard)
    const deaf = services.channel.hear(heard)
    return () => {
      isOver = true
      removeEventListener('focus', heard)
      document.removeEventListener('visibilitychange', heard)
      deaf()
    }
  }, [services, hasEnded, onBack])
}

/**
 * Returns the definitions of this tab; in the view of a client, without everything that changes data
 * (TRU-418).
 */
function useDefinitionsInView(): LinkedDefinitions {
  const definitions = useDefinitions()
  return useMemo(() => {
    if (viewedId() === undefined) return definitions
    const { library, permissions } = definitions
    const calls = Object.values(library.calls)
    return { ...definitions, permissions: permissionsInView(permissions, calls, saySession('onlySeen')) }
  }, [definitions])
}
