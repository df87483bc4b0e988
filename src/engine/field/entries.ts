import { objectOf } from '#values/object.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { limitNamed } from './limit.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** One entry of a list: its answers, its text for people, and its payload once it is complete. */
export interface Entry {
  readonly id: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly says: string
  readonly sent?: Readonly<Record<string, unknown>>
}

/** Number of entries reported by name; of more, only the number is reported. */
const MOST_REPORTED = 3

/** Returns the entries of an answer; none for any other value. */
export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

/** Whether a value is an entry. */
export function isEntry(one: unknown): one is Entry {
  const { id, answers } = objectOf(one)
  return typeof id === 'string' && typeof answers === 'object' && answers !== null
}

function check(entries: readonly Entry[], facts: FieldFacts): string | undefined {
  const most = limitNamed(facts, facts.field.most)
  if (most !== undefined && entries.length > most) return sayAnswers('keepAtMost', { most })
  const at = entries.findIndex(({ sent }) => sent === undefined)
  return at === -1 ? undefined : sayAnswers('incomplete', { number: at + 1 })
}

/** List of entries, each filled in by a flow of its own, whose payload is sent (LIM-007). */
export const entries: FieldKind = {
  type: 'list',
  read: (raw) => {
    const read = entriesOf(raw)
    return read.length === 0 ? undefined : read
  },
  check: (value, facts) => check(entriesOf(value), facts),
  print: (value) => {
    const read = entriesOf(value)
    const messages = read.flatMap(({ says }) => (says === '' ? [] : [says]))
    return read.length > MOST_REPORTED ? String(read.length) : messages.join('; ')
  },
  project: (value) => entriesOf(value).flatMap(({ sent }) => (sent === undefined ? [] : [sent])),
  received: (sent) =>
    Array.isArray(sent) && sent.length > 0
      ? sent.map((one: Entry['sent'], at): Entry => ({ id: String(at), answers: {}, says: '', sent: one }))
      : undefined,
  missing: () => sayAnswers('completeFirst'),
}
