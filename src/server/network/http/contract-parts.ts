import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { inEnglish } from '../../languages/reader.ts'
import { objectOf } from '#values/object.ts'

/** What each part of something has to be. */
export type PartChecks<Whole> = Readonly<Record<keyof Whole, (value: unknown) => boolean>>

/** Why an answer is not one of the contract, by the name of the part that is not. */
export const sayWrong = (part: string): string => inEnglish(() => sayStuckDetails('part', { part }))

/** What the contract has, or the name of the first part that is not so; parts that nobody knows are left out, and null is absent. */
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

/** A list of the contract; one part that is not so makes all of it unreadable. */
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
