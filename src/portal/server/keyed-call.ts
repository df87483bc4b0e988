import type { Call } from '#definition/generated/call.ts'
import { listOf, objectOf } from '#values/object.ts'

type Values = Readonly<Record<string, unknown>>

/** Makes one request of a call and returns its answer. */
export type AskOnce = (values: Values) => Promise<unknown>

const MOST_PARTS = 1000

/** First key of each page of a list, by request. */
export type RecordKeys = Map<string, readonly (string | undefined)[]>

const readAt = (answer: unknown, name: string): unknown => objectOf(answer)[name]
const keyIn = (answer: unknown, name: string): string | undefined => {
  const key = readAt(answer, name)
  return typeof key === 'string' && key !== '' ? key : undefined
}

/**
 * Loads a list with keys (API-112, OPEN-42). With a size, it loads the one requested `page`, reached by the
 * keys before it; without one, all pages in sequence.
 */
export async function askKeyed(
  { id, keyed }: Call & { readonly keyed: NonNullable<Call['keyed']> },
  { page, ...values }: Values,
  ask: AskOnce,
  recordKeys: RecordKeys,
): Promise<unknown> {
  const withKey = (key: string | undefined) => (key === undefined ? values : { ...values, [keyed.asks]: key })
  if (values[keyed.asks] !== undefined) return ask(values)
  if (values['size'] !== undefined) return askPart(Number(page ?? 0))
  const rows: unknown[] = []
  let answer: unknown
  let key: string | undefined
  for (let part = 0; part < MOST_PARTS; part += 1) {
    answer = await ask(withKey(key))
    rows.push(...listOf(readAt(answer, keyed.rows)))
    key = keyIn(answer, keyed.next)
    if (key === undefined) break
  }
  return { ...Object(answer), [keyed.rows]: rows }

  async function askPart(requested: number): Promise<unknown> {
    const question = JSON.stringify([id, values])
    const keys = [...(recordKeys.get(question) ?? [undefined])]
    for (;;) {
      const at = Math.min(requested, keys.length - 1)
      const found = await ask(withKey(keys[at]))
      const next = keyIn(found, keyed.next)
      if (next !== undefined) keys[at + 1] = next
      recordKeys.set(question, keys)
      if (at === requested || next === undefined) return found
    }
  }
}
