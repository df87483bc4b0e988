import { sayScreens } from '#values/generated/say-screens.ts'
import { GENERIC_TOAST, normaliseFailure } from '#engine/call/failure.ts'

/** Reason why a call failed, for people. `status` 0: no answer. */
export interface Refusal {
  readonly status: number
  readonly code: string | undefined
  readonly title: string
  readonly says: string | undefined
  /** Trying again cannot help. */
  readonly final: boolean
  /** Sentences by the dotted payload path they are about. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds the server asks to wait before the next try. */
  readonly waitSeconds?: number
  /** Present state of the record that the refusal concerns. */
  readonly current?: unknown
}

const lost = () => ({ title: sayScreens('connectionLost'), says: sayScreens('checkConnection') })
const broken = () => ({ title: sayScreens('didNotWork'), says: sayScreens('nothingChanged') })

function statusOf(thrown: unknown): number {
  if (thrown instanceof TypeError) return 0
  const status = (Object(thrown) as { status?: unknown }).status
  return typeof status === 'number' && Number.isInteger(status) ? status : 500
}

function waitOf(thrown: unknown): Pick<Refusal, 'waitSeconds'> {
  const { waitSeconds } = Object(thrown) as Partial<Record<'waitSeconds', unknown>>
  return typeof waitSeconds === 'number' ? { waitSeconds } : {}
}

/** A fault of ours: its words are for us, not for a person. */
function isOurs(thrown: unknown): boolean {
  return thrown instanceof Error && !Object.hasOwn(thrown, 'status')
}

/** Turns anything a call threw into a refusal; the engine decides which of its texts is used (OPEN-120). */
export function asRefusal(thrown: unknown): Refusal {
  const status = statusOf(thrown)
  const own = status === 0 ? lost() : broken()
  const { code, title, message, fields, finality, current } = normaliseFailure(
    isOurs(thrown) ? {} : thrown,
    status,
  )
  const text = message === GENERIC_TOAST ? own.says : message
  const head = title === GENERIC_TOAST ? (message === GENERIC_TOAST ? own.title : message) : title
  return {
    status,
    code,
    title: head,
    says: text === head ? undefined : text.replace(`${head}: `, ''),
    final: finality === true || String(finality).toLowerCase() === 'final',
    fields,
    ...(current === undefined ? {} : { current }),
    ...waitOf(thrown),
  }
}

/** Returns the texts of a failed load. Nothing was sent, so there is no assurance that nothing changed. */
export function ofUnloaded(refusal: Refusal | undefined): Partial<Pick<Refusal, 'title' | 'says'>> {
  const { title, says } = refusal ?? broken()
  if (title === broken().title) return { says: sayScreens('tryOrContact') }
  return { title, says }
}

/** Returns the reason below a title about failed loading, without repeating the title. */
export function whyUnloaded(refusal: Refusal): string {
  const { title = '', says = '' } = ofUnloaded(refusal)
  return says.startsWith(title) ? says : [title, says].filter(Boolean).join('. ')
}

/** Tells whether the outcome is unknown: no answer at all, or a gateway timeout. */
export function isUncertain(refusal: Refusal): boolean {
  return refusal.status === 0 || refusal.status === 502 || refusal.status === 503 || refusal.status === 504
}

/** Tells whether the record does not exist or its id is malformed. */
export function isUnknown(refusal: Refusal): boolean {
  return refusal.status === 404 || refusal.status === 400
}

export function isNotAllowed(refusal: Refusal): boolean {
  return refusal.status === 401 || refusal.status === 403
}
