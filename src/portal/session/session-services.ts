import type { QueryClient } from '@tanstack/react-query'
import { saySession } from '#values/generated/say-session.ts'
import { createEdition, type Edition } from '../definitions/edition.ts'
import { followLanguage } from '../definitions/page-language.ts'
import type { LinkedDefinitions } from '../definitions/linked-definitions.ts'
import { report } from '../report.ts'
import { createApiBase } from '../server/api-base.ts'
import { createClient, type Client } from '../server/client.ts'
import { createServerClock, type ServerClock } from '../server/clock.ts'
import { createConnection, type Connection } from '../server/connection.ts'
import { refusedHere } from '../server/refused-here.ts'
import { createStream, type Stream } from '../server/stream.ts'
import { createUpload, readUploaded, type Uploaded } from '../server/upload.ts'
import { createVerify, prepareFor } from '../server/answers/answer-validation.ts'
import { asRefusal } from '#runtime/call/refusal.ts'
import { forgetView, viewedId } from './client-view.ts'
import { clientVersion } from './client-version.ts'
import { configurationQuery } from './configuration/configuration.ts'
import {
  environmentHere,
  lastEnvironment,
  saveEnvironment,
  resolveEnvironment,
} from './configuration/environment.ts'
import { takeGrant } from './login/grant-preload.ts'
import { globalFacts, loadSession } from './login/load-session.ts'
import { LoginFailure } from './login/login-failure.ts'
import type { Session, Claims, Grant } from './session.ts'
import { createPreferences, type PreferenceStore } from './preferences.ts'
import { createProof, type Proof } from './login/proof.ts'
import { createPresence, type Presence } from './ending/presence.ts'
import { endingOf, type SessionEnds } from './ending/session-ends.ts'
import { createSessionChannel, type SessionChannel } from './session-channel.ts'
import { createTokens, TokenError } from './login/tokens.ts'
import { objectOf } from '#values/object.ts'

const FORBIDDEN = 403

/** Services of a session: token, client, clock and upload, created once. */
export interface SessionServices {
  readonly client: Client
  readonly clock: ServerClock
  readonly connection: Connection
  readonly edition: Edition
  /** Emits 'forbidden' each time the server refuses a call for missing rights. */
  readonly refusals: EventTarget
  readonly upload: (
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
    call?: string,
  ) => Promise<Uploaded>
  /** Sends a file to a call. */
  readonly send: (call: string, file: File, signal: AbortSignal) => Promise<unknown>
  readonly stream: Stream
  readonly presence: Presence
  readonly channel: SessionChannel
  readonly proof: Proof
  readonly preferences: PreferenceStore
  /** Returns the end of the session, as the server last reported it. */
  readonly ends: () => SessionEnds | undefined
  /** Asks the server when the session ends; for a present person this extends it. */
  readonly look: () => Promise<void>
  /** Asks the server whether the person of this page is still signed in. */
  readonly isSignedIn: () => Promise<boolean>
  load(): Promise<Session>
}

export interface SessionParts {
  readonly queries: QueryClient
  readonly onSessionEnd: () => void
  readonly onBlocked: () => void
  readonly onTokenTrouble: (trouble: TokenError) => void
}

/** Finds the view this tab is in, while it lasts; one that is over is forgotten, and its sentence returned. */
async function findView(client: Client): Promise<Pick<Session, 'view' | 'viewOver'>> {
  const viewId = viewedId()
  if (viewId === undefined) return {}
  try {
    return { view: await client('clientViews.read', { params: { viewId } }) }
  } catch (thrown) {
    if (objectOf(thrown)['status'] !== FORBIDDEN) throw thrown
    forgetView()
    const { title, says } = asRefusal(thrown)
    return { viewOver: [`${title}.`, says].filter(Boolean).join(' ') }
  }
}

/** Creates the services of one session, again for each version of the definitions. */
export function createSessionServices(
  parts: SessionParts,
): (definitions: LinkedDefinitions) => SessionServices {
  const { queries } = parts
  const presence = createPresence()
  const channel = createSessionChannel()
  const proof = createProof()
  const preferences = createPreferences()
  const tokens = createTokens(
    ofSamePerson(() => takeGrant(presence.take())),
    Date.now,
  )
  const clock = createServerClock(Date.now)
  const connection = createConnection()
  const refusals = new EventTarget()
  let environment = 'dev'
  let facts: Readonly<Record<string, unknown>> | undefined

  async function token(): Promise<string> {
    try {
      return await tokens.token()
    } catch (thrown) {
      if (thrown instanceof TokenError) parts.onTokenTrouble(thrown)
      if (!(thrown instanceof LoginFailure)) throw thrown
      parts.onSessionEnd()
      const message = saySession('enteredKept')
      throw refusedHere({ title: saySession('ended'), message, status: 401 })
    }
  }

  return (definitions) => {
    const edition = createEdition(definitions.version)
    const sending = {
      calls: definitions.library.calls,
      base: createApiBase({ rules: definitions.rules, facts: () => facts }),
      tokens: { token, forget: tokens.forget },
      environment: () => environment,
      zone: () => preferences.now().zone,
      version: clientVersion,
      definitions: definitions.version,
      onConnection: connection.tell,
    }
    const client = createClient({
      ...sending,
      edition,
      onLanguage: followLanguage(definitions.language.tag, queries),
      onServerTime: clock.learn,
      onSessionEnd: parts.onSessionEnd,
      prove: async () => proof.ask((await tokens.grant()).proof),
      onBlocked() {
        tokens.forget()
        parts.onBlocked()
      },
      onPreferences(stored) {
        const { zone } = preferences.now()
        preferences.learn(stored)
        // Days begin at another time in another zone.
        if (preferences.now().zone !== zone) void queries.invalidateQueries()
      },
      onForbidden: () => void refusals.dispatchEvent(new Event('forbidden')),
      prepare: prepareFor,
      verify: createVerify(report),
    })
    const upload = createUpload({
      token,
      forget: tokens.forget,
      environment: () => environment,
      definitions: definitions.version,
      pathOf: (call) => definitions.library.calls[call]?.path,
    })
    return {
      client,
      clock,
      connection,
      edition,
      refusals,
      presence,
      channel,
      proof,
      preferences,
      ends: tokens.ends,
      async look() {
        const isPresent = presence.isSeen()
        try {
          await tokens.renew()
          if (isPresent) channel.tell()
        } catch (thrown) {
          if (isPresent) presence.seen()
          // Without an answer of the server, its last message decides.
          const isOver = endingOf(tokens.ends(), clock.now(), 0).kind === 'over'
          if (!isOver && !(thrown instanceof LoginFailure)) throw thrown
          parts.onSessionEnd()
        }
      },
      isSignedIn: () =>
        tokens.renew().then(
          () => true,
          () => false,
        ),
      stream: createStream(sending),
      upload: async (file, onProgress, signal, call = 'files.upload') =>
        readUploaded(await upload(call, file, signal, onProgress)),
      send: upload,
      async load() {
        const { claims: own, preferences: stored } = await tokens.grant()
        preferences.learn(stored)
        const named = new URL(location.href).searchParams.get('env_name')
        const choose = (assigned: readonly string[]) =>
          resolveEnvironment({
            named,
            here: environmentHere(),
            preferred: preferences.now().environment ?? null,
            last: lastEnvironment(),
            assigned,
          })
        environment = choose(own.environments)
        const { view, viewOver } = await findView(client)
        if (view) environment = choose(view.environments)
        else saveEnvironment(environment)
        const claims = view
          ? { ...own, orgId: view.clientId, orgName: view.client, environments: view.environments }
          : own
        const freshMs = definitions.limits.prefetchStale
        const configuration = queries.fetchQuery(configurationQuery({ client, environment, freshMs, report }))
        const session = await loadSession({
          client,
          definitions,
          claims,
          environment,
          configuration,
          ...(view && { view }),
        })
        facts = globalFacts(session, definitions)
        return viewOver === undefined ? session : { ...session, viewOver }
      },
    }
  }
}

/**
 * Wraps token requests so that only tokens of one person pass. Another tab may have signed in somebody else,
 * who must not act on this page.
 */
function ofSamePerson(ask: () => Promise<Grant>): () => Promise<Grant> {
  let first: Claims | undefined
  return async () => {
    const grant = await ask()
    first ??= grant.claims
    const { userId, orgId } = grant.claims
    if (userId !== first.userId || orgId !== first.orgId)
      throw new LoginFailure({
        kind: 'mismatch',
        says: saySession('somebodyElse'),
      })
    return grant
  }
}
