import type { Schemas } from '#engine/schema/light.ts'
import { misfits } from '#engine/schema/misfits.ts'
import type { Schema } from '#engine/schema/types.ts'
import { fetchFile } from '#runtime/ahead/fetch-file.ts'
import { tellUnfetched, type Unfetched } from '#runtime/ahead/unfetched.ts'
import { fetchOnce } from '#runtime/ahead/fetch-once.ts'

const most = 5

/** The problems of an answer. A field nobody knows is no problem: a newer server says more than we read. */
export type Judge = (answer: unknown, onUnknown?: (fields: readonly string[]) => void) => readonly string[]

/** What judges answers that are this entity, once its schema is here; undefined when nobody wrote one down. */
export type JudgeOf = (entity: string) => Promise<Judge | undefined>

export interface JudgesParts {
  /** Schemas that are here. */
  readonly first: Schemas
  /** Where the others are, by the first word of an entity's name. */
  readonly groups: Readonly<Record<string, string>>
}

const fetchSchemas = (address: string): Promise<Schemas> =>
  fetchFile(address, (file) => file.json() as Promise<Schemas>).catch((error: Unfetched) => {
    if (error.isGone) tellUnfetched(error)
    throw error
  })

/** Schemas are interpreted, because the portal's own policy forbids compiling them to code. */
export function createJudges({ first, groups }: JudgesParts): JudgeOf {
  const known = new Map<string, Schema>(Object.entries(first))
  const find = (name: string) => known.get(name)
  const fetchers = new Map(
    Object.entries(groups).map(([word, address]) => [
      word,
      fetchOnce(async () => {
        for (const [name, schema] of Object.entries(await fetchSchemas(address))) known.set(name, schema)
      }),
    ]),
  )
  return async (entity) => {
    const name = `entities/${entity}`
    const [word = ''] = entity.split('-')
    if (!known.has(name)) await fetchers.get(word)?.()
    const schema = known.get(name)
    if (!schema) return undefined
    return (answer, onUnknown) => {
      const found = misfits(schema, answer, find)
      const say = (isMore: boolean) =>
        found
          .filter((one) => (one.isMore ?? false) === isMore)
          .slice(0, most)
          .map(({ at, says }) => `${at}: ${says}`)
      const unknown = say(true)
      if (unknown.length > 0) onUnknown?.(unknown)
      return say(false)
    }
  }
}
