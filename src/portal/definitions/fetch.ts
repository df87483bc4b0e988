import { emptyLibrary, type Library } from '#definition/library.ts'
import type { Language } from '#values/language.ts'
import { objectOf } from '#values/object.ts'

/** Definitions from the server: the valid ones, and the errors of broken ones by 'collection/id'. */
export interface Served {
  readonly version: string
  readonly definitions: Library
  /** The language the definitions are in, with the sentences of the program in it. */
  readonly language: Language
  readonly broken: Readonly<Record<string, readonly string[]>>
  /** 'first': the part for the frame of the portal, without the contents of pages. Absent: everything. */
  readonly part?: 'first'
  /** Address of the event stream of changes; absent if the server does not watch its files. */
  readonly changes?: string
}

const isServed = (answer: unknown): answer is Served => {
  const { version, definitions } = objectOf(answer)
  return typeof version === 'string' && typeof definitions === 'object' && definitions !== null
}

/** Loads the definitions, without which nothing can be shown. */
export async function fetchDefinitions(part?: 'first'): Promise<Served> {
  const served = await fetchPart(part)
  return { ...served, definitions: { ...emptyLibrary, ...served.definitions } }
}

/** Loads the rest of the first part; if the definitions were saved meanwhile, the whole new version. */
export async function completeDefinitions({ part: _part, ...first }: Served): Promise<Served> {
  const rest = await fetchPart('rest')
  return rest.version === first.version
    ? { ...first, definitions: { ...first.definitions, ...rest.definitions } }
    : fetchDefinitions()
}

async function fetchPart(part: 'first' | 'rest' | undefined): Promise<Served> {
  const address = part ? `/definitions.json?part=${part}` : '/definitions.json'
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The definitions could not be loaded (${response.status}).`)
  const answer: unknown = await response.json()
  if (!isServed(answer)) throw new Error('The definitions could not be read.')
  return answer
}
