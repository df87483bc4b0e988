import type { Library } from '#definition/library.ts'
import type { Language } from '#values/language.ts'
import { objectOf } from '#values/object.ts'

/** What the server hands out: the sound definitions, and the sentences about broken ones by 'collection/id'. */
export interface Served {
  readonly version: string
  readonly definitions: Library
  /** The language the definitions are in, with the sentences of the program in it. */
  readonly language: Language
  readonly broken: Readonly<Record<string, readonly string[]>>
  /** Where changes are told while the page is open; absent where nobody looks after them. */
  readonly changes?: string
}

const isServed = (answer: unknown): answer is Served => {
  const { version, definitions } = objectOf(answer)
  return typeof version === 'string' && typeof definitions === 'object' && definitions !== null
}

/** The portal is this file: without it nothing can be shown. */
export async function fetchDefinitions(): Promise<Served> {
  const response = await fetch('/definitions.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The definitions could not be loaded (${response.status}).`)
  const answer: unknown = await response.json()
  if (!isServed(answer)) throw new Error('The definitions could not be read.')
  return answer
}
