import type { Library } from '#definition/library.ts'
import type { Language } from '#values/language.ts'

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

/** The portal is this file: without it nothing can be shown. */
export async function fetchDefinitions(): Promise<Served> {
  const response = await fetch('/definitions.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The definitions could not be loaded (${response.status}).`)
  return (await response.json()) as Served
}
