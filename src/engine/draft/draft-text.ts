import type { Draft } from '../flow/types.ts'

export type DraftResult = { ok: true; draft: Draft } | { ok: false; sentence: string }

/** Maximum length of a stored draft, in characters. */
const LONGEST = 512 * 1024
const FORMAT = 1

/** Serialises a draft, with the version of the format. */
export function serialiseDraft(draft: Draft): string {
  return JSON.stringify({ format: FORMAT, ...draft })
}

/** Parses a draft strictly, without repairs. Never throws. */
export function parseDraft(text: unknown): DraftResult {
  if (typeof text !== 'string') return { ok: false, sentence: 'There is no draft.' }
  if (text.length > LONGEST) return { ok: false, sentence: 'This draft is too large.' }
  const raw = parse(text)
  if (!isRecord(raw)) return { ok: false, sentence: 'This is no draft.' }
  if (raw['format'] !== FORMAT) return { ok: false, sentence: 'This draft is of another format.' }
  const { flow, version, answers, place, intent, given, started, origins, began, taken, source } = raw
  const isValid = typeof flow === 'string' && isWhole(version) && isRecord(answers) && isPlace(place)
  if (!isValid || typeof intent !== 'string' || intent === '')
    return { ok: false, sentence: 'This draft is damaged.' }
  const { step, returnTo } = place
  return {
    ok: true,
    draft: {
      flow,
      version,
      answers,
      place: { step, returnTo },
      intent,
      ...(isWhole(taken) && { taken }),
      ...(isRecord(given) && { given }),
      ...(isWords(started) && { started }),
      ...(typeof source === 'string' && { source }),
      ...(isRecord(origins) && isRecords(began) && { origins, began }),
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isPlace(raw: unknown): raw is Draft['place'] {
  if (!isRecord(raw) || typeof raw['step'] !== 'string' || !Array.isArray(raw['returnTo'])) return false
  return raw['returnTo'].length <= 100 && isWords(raw['returnTo'])
}

function isWords(raw: unknown): raw is readonly string[] {
  return Array.isArray(raw) && raw.every((word) => typeof word === 'string')
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isRecords(raw: unknown): raw is Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return isRecord(raw) && Object.values(raw).every(isRecord)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
