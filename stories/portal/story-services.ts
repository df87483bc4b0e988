import { createEdition } from '../../src/portal/definitions/edition.ts'
import { createConnection } from '../../src/portal/server/connection.ts'
import { createServerClock } from '../../src/portal/server/clock.ts'
import type { SessionServices } from '../../src/portal/session/session-services.ts'
import { createPreferences } from '../../src/portal/session/preferences.ts'
import { createPresence } from '../../src/portal/session/ending/presence.ts'
import type { SessionEnds } from '../../src/portal/session/ending/session-ends.ts'

/** How the server and the session stand. */
export interface SessionState {
  /** Nobody answers, or a busy server asked to be left alone for so long. */
  readonly lost?: 'gone' | { readonly busyMs: number }
  /** In how many milliseconds the session ends, if nobody works and whatever is done. */
  readonly ends?: SessionEnds
}

const farMs = 3_600_000

/** Creates the services of a session, without timers. */
export function createStoryServices(
  { lost, ends = { idle: farMs, absolute: farMs } }: SessionState = {},
  now?: string,
): SessionServices {
  const connection = createConnection()
  connection.tell(false)
  if (lost) connection.tell(true, lost === 'gone' ? undefined : lost.busyMs)
  const from = Date.now()
  const services = {
    connection,
    edition: createEdition('story'),
    onLanguage: () => undefined,
    clock: createServerClock(now === undefined ? Date.now : () => Date.parse(now)),
    presence: createPresence(),
    channel: { tell: () => undefined, hear: () => () => undefined },
    preferences: createPreferences(),
    ends: () => ({ idle: from + ends.idle, absolute: from + ends.absolute }),
    look: () => Promise.resolve(),
  }
  return services as unknown as SessionServices
}
