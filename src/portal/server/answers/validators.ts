import type { Schemas } from '#engine/schema/light-schema.ts'
import { findValidationErrors } from '#engine/schema/validation-errors.ts'
import type { Schema } from '#engine/schema/types.ts'
import { fetchFile } from '#runtime/preload/fetch-file.ts'
import { emitUnfetched, type Unfetched } from '#runtime/preload/unfetched-file.ts'
import { fetchOnce } from '#runtime/preload/fetch-once.ts'

const most = 5

/** Returns the errors of an answer. Unknown properties are no error, since a newer server may send more. */
export type ValidateAnswer = (
  answer: unknown,
  onUnknown?: (fields: readonly string[]) => void,
) => readonly string[]

/** Returns the validator of an entity once its schema is loaded; undefined if there is no schema. */
export type FindValidator = (entity: string) => Promise<ValidateAnswer | undefined>

export interface ValidatorParts {
  /** Schemas that are here. */
  readonly first: Schemas
  /** Addresses of the other schemas, by the first word of the entity's name. */
  readonly groups: Readonly<Record<string, string>>
}

const fetchSchemas = (address: string): Promise<Schemas> =>
  fetchFile(address, (file) => file.json() as Promise<Schemas>).catch((error: Unfetched) => {
    if (error.isGone) emitUnfetched(error)
    throw error
  })

/** Creates validators that interpret schemas, since the content security policy forbids compiled code. */
export function createValidators({ first, groups }: ValidatorParts): FindValidator {
  const existing = new Map<string, Schema>(Object.entries(first))
  const find = (name: string) => existing.get(name)
  const fetchers = new Map(
    Object.entries(groups).map(([word, address]) => [
      word,
      fetchOnce(async () => {
        for (const [name, schema] of Object.entries(await fetchSchemas(address))) existing.set(name, schema)
      }),
    ]),
  )
  return async (entity) => {
    const name = `entities/${entity}`
    const [word = ''] = entity.split('-')
    if (!existing.has(name)) await fetchers.get(word)?.()
    const schema = existing.get(name)
    if (!schema) return undefined
    return (answer, onUnknown) => {
      const found = findValidationErrors(schema, answer, find)
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
