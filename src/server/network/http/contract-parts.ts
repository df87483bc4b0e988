import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { inEnglish } from '../../languages/reader.ts'
import { objectOf } from '#values/object.ts'

/** A check for each part of a contract object. */
export type PartChecks<Whole> = Readonly<Record<keyof Whole, (value: unknown) => boolean>>

/** Returns the sentence that names the wrong part of an answer. */
export const sayWrong = (part: string): string => inEnglish(() => sayStuckDetails('part', { part }))

/**
 * Parses an object of the contract, or returns the first wrong part. Unknown parts are dropped; null counts
 * as absent.
 */
export const readParts = <Whole extends object>(
  checks: PartChecks<Whole>,
  body: unknown,
): Whole | { wrong: string } => {
  const given = objectOf(body)
  const parts = Object.entries<(value: unknown) => boolean>(checks)
  const wrong = parts.find(([name, isRight]) => !isRight(given[name] ?? undefined))
  if (wrong) return { wrong: wrong[0] }
  return Object.fromEntries(
    parts.flatMap(([name]) => ((given[name] ?? undefined) === undefined ? [] : [[name, given[name]]])),
  ) as unknown as Whole
}

/** Parses a list; a single wrong entry makes the whole list unreadable. */
export const readList = <One extends object>(
  { name, most }: { name: string; most: number },
  read: (one: unknown) => One | { wrong: string },
  body: unknown,
): { content: readonly One[] } | { why: string } => {
  const list = objectOf(body)[name]
  if (!Array.isArray(list) || list.length > most) return { why: sayWrong(name) }
  const content: One[] = []
  for (const given of list) {
    const one = read(given)
    if ('wrong' in one) return { why: sayWrong(one.wrong) }
    content.push(one)
  }
  return { content }
}
