/** A definition file as the changes see it. */
export interface Source {
  readonly path: string
  readonly data: Json
}

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}
export type Path = readonly (string | number)[]

/** A change: another value at a place, or the removal of the place. */
export interface Edit {
  readonly path: Path
  /** Short description; with the file and the place it names the mutant. */
  readonly says: string
  readonly value: Json | undefined
}

/** All definitions, for changes that put another name of the same kind. */
export interface Names {
  readonly permissions: readonly string[]
  readonly roles: readonly string[]
  readonly limits: readonly string[]
  readonly calls: readonly string[]
  readonly pages: readonly string[]
  readonly options: readonly string[]
  readonly faults: readonly string[]
  readonly schemas: readonly string[]
  /** Shared rules, in the order of their files. */
  readonly rules: readonly string[]
}

/** One class of changes: every change it can make in one file. */
export interface ChangeClass {
  readonly id: string
  readonly says: string
  edits(source: Source, names: Names): Iterable<Edit>
}

/** One changed definition. */
export interface Mutant {
  readonly id: string
  readonly changes: string
  readonly file: string
  text(): string
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** One value inside a file, with where it stands. */
export interface Place {
  readonly path: Path
  readonly key: string | number
  readonly value: Json
}

/** Every value below a place, in the order of the file. */
export function* placesIn(value: Json, path: Path = []): Generator<Place> {
  const entries = isList(value) ? value.entries() : isObject(value) ? Object.entries(value) : []
  for (const [key, inner] of entries) {
    const at = [...path, key]
    yield { path: at, key, value: inner }
    yield* placesIn(inner, at)
  }
}

/** The value with one place changed; everything else stays the same object. */
function changed(value: Json, path: Path, to: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return to ?? null
  if (isList(value)) {
    const at = Number(key)
    if (rest.length === 0 && to === undefined) return value.toSpliced(at, 1)
    return value.with(at, changed(value[at]!, rest, to))
  }
  if (!isObject(value)) throw new Error(`There is nothing at ${pointer(path)}.`)
  if (rest.length === 0 && to === undefined)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [key]: changed(value[key]!, rest, to) }
}

const pointer = (path: Path): string => path.map((part) => `/${String(part).replaceAll('/', '~1')}`).join('')

/** A place by names of its entries where they have one, so that a mutant keeps its name when lines move. */
function named(data: Json, path: Path): string {
  let value: Json | undefined = data
  const parts = path.map((part) => {
    value = isList(value) ? value[Number(part)] : isObject(value) ? value[String(part)] : undefined
    const name =
      typeof part === 'number' && isObject(value) ? (value.id ?? value.value ?? value.must) : undefined
    return typeof name === 'string' ? name : String(part)
  })
  return parts.join('/')
}

/** The mutant of one edit. */
export function mutantOf(changes: string, source: Source, edit: Edit): Mutant {
  return {
    id: `${changes} · ${source.path} · ${named(source.data, edit.path)} · ${edit.says}`,
    changes,
    file: source.path,
    text: () => JSON.stringify(changed(source.data, edit.path, edit.value)),
  }
}

/** The entry after one in a list of names, as a stand-in that exists; undefined where there is no other. */
export function another(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((one) => one !== name)
  const at = names.indexOf(name)
  return others.length === 0 ? undefined : others[Math.max(0, at) % others.length]
}
