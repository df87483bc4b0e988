/** Any failure of a call, in one shape (API-005, API-172, OPEN-120). */
export interface Failure {
  readonly status: number
  readonly code: string | undefined
  readonly title: string
  /** Sentence shown at the failure: clientMessage, else message, else title and detail. */
  readonly message: string
  /** Text of a toast, without a detail that has no clientMessage, since it is not for a person (ERR-001). */
  readonly toast: string
  /** Sentences by the dotted payload path they are about. */
  readonly fields: Readonly<Record<string, string>>
  readonly finality: string | boolean | undefined
  /** Present state of the record that the failure concerns. */
  readonly current?: unknown
}

/** Key of the generic toast; its default text is in the messages (ERR-001, OPEN-122). */
export const GENERIC_TOAST = 'onboarding.general_error_toast_message'

type Raw = Readonly<Record<string, unknown>>

/** Reads a failed answer of any shape; an unknown shape becomes the generic failure. */
export function normaliseFailure(raw: unknown, status: number): Failure {
  const shape = isRecord(raw) ? raw : {}
  const [clientMessage, message, title, detail] = words(shape, 'clientMessage', 'message', 'title', 'detail')
  const together = [title, detail].filter((part) => part !== undefined).join(': ')
  const sentence = clientMessage ?? message ?? (together === '' ? undefined : together)
  const current = own(shape, 'current')
  const isForNobody = clientMessage === undefined && detail !== undefined
  return {
    status,
    code: words(shape, 'errorCode', 'code', 'type').find((code) => code !== undefined),
    title: title ?? GENERIC_TOAST,
    message: sentence ?? GENERIC_TOAST,
    toast: isForNobody ? GENERIC_TOAST : (sentence ?? GENERIC_TOAST),
    fields: fieldsOf(shape),
    finality: finalityOf(own(shape, 'finality')),
    ...(current === undefined ? {} : { current }),
  }
}

function fieldsOf(shape: Raw): Record<string, string> {
  const fields = own(shape, 'fields')
  const listed = Array.isArray(fields) ? (fields as unknown[]) : own(shape, 'errors')
  const pairs: (readonly [unknown, unknown])[] = isRecord(fields) ? Object.entries(fields) : []
  for (const entry of Array.isArray(listed) ? listed.slice(0, 200) : []) {
    if (isRecord(entry)) pairs.push([own(entry, 'path') ?? own(entry, 'field'), own(entry, 'message')])
  }
  const read = pairs.flatMap(([path, message]) => {
    const [name, sentence] = [text(path), text(message)]
    return name === undefined || sentence === undefined ? [] : [[dotted(name), sentence] as const]
  })
  return Object.fromEntries(read.toReversed())
}

function dotted(path: string): string {
  return path
    .replace(/^(?:\.|\/?(?:body\/)?)/, '')
    .replaceAll('/', '.')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
}

function words(shape: Raw, ...names: readonly string[]): readonly (string | undefined)[] {
  return names.map((name) => text(own(shape, name)))
}

function finalityOf(value: unknown): string | boolean | undefined {
  return typeof value === 'boolean' ? value : text(value)
}

function own(shape: Raw, name: string): unknown {
  return Object.hasOwn(shape, name) ? shape[name] : undefined
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
