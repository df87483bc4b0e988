/** A type generated from a schema. */
interface Declaration {
  readonly file: string
  readonly name: string
  readonly doc: string
  readonly text: string
}

const NUMBER = /\d+$/
const WORD = /\b[A-Z]\w*\b/g
const COMMENT = /(\/\*\*[^]*?\*\/)/

const DECLARED =
  /(\/\*\*\n(?: \*[^\n]*\n)*? \*\/\n)?^(export (?:interface|type) (\w+)[^]*?)\n(?=\/\*\*\n|export |$(?![^]))/gm

/** Returns the types of a file; each begins at the margin, below its comment. */
const declarationsIn = (file: string, code: string): Declaration[] =>
  [...code.matchAll(DECLARED)].map(([, doc = '', text = '', name = '']) => ({ file, name, doc, text }))

/** Renames types in a text, except in comments. */
const renamed = (text: string, rename: (name: string) => string): string =>
  text
    .split(COMMENT)
    .map((part) => (COMMENT.test(part) ? part : part.replace(WORD, rename)))
    .join('')

type Find = (file: string, name: string) => Declaration | undefined

/** Groups declarations that differ only by numbers in names and by comments. */
function groupsOf(all: readonly Declaration[], find: Find): readonly (readonly Declaration[])[] {
  let kinds = new Map(all.map((one) => [one, 0]))
  for (let count = 0; ;) {
    const described = (one: Declaration) =>
      one.name.replace(NUMBER, '') +
      renamed(one.text.replaceAll(new RegExp(COMMENT, 'g'), '').replaceAll(/\s+/g, ' '), (name) => {
        const named = find(one.file, name)
        return named ? `#${kinds.get(named)}` : name
      })
    const groups = [...Map.groupBy(all, described).values()]
    if (groups.length === count) return groups
    count = groups.length
    kinds = new Map(groups.flatMap((group, kind) => group.map((one) => [one, kind] as const)))
  }
}

/** Returns the declaration without a number, and the most detailed one of those. */
const bestOf = (group: readonly Declaration[]): Declaration =>
  group.toSorted(
    (a, b) => Number(NUMBER.test(a.name)) - Number(NUMBER.test(b.name)) || b.text.length - a.text.length,
  )[0]!

function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let at = 1; isTaken(free); at += 1) free = `${name.replace(NUMBER, '')}${at}`
  return free
}

/** The final file and name of a group of declarations. */
interface Place {
  readonly file: string
  readonly name: string
  readonly best: Declaration
}

function placesOf(
  groups: readonly (readonly Declaration[])[],
  grammar: string,
): ReadonlyMap<Declaration, Place> {
  const isShared = (group: readonly Declaration[]) => new Set(group.map(({ file }) => file)).size > 1
  const places = new Map<Declaration, Place>()
  const taken = new Set<string>()
  for (const group of groups.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)))) {
    const best = bestOf(group)
    const files = isShared(group) ? [grammar, ...group.map((one) => one.file)] : [best.file]
    const name = freeName(best.name, (one) => files.some((file) => taken.has(`${file} ${one}`)))
    taken.add(`${files[0]} ${name}`)
    const place = { file: files[0]!, name, best }
    for (const one of group) places.set(one, place)
  }
  return places
}

const imported = (kind: string, names: Iterable<string>): string => {
  const sorted = [...new Set(names)].toSorted()
  return sorted.length > 0 ? `${kind} type { ${sorted.join(', ')} } from './grammar.ts'\n` : ''
}

/** Moves types that several files share into one file that they import. */
export function shareGrammar(
  files: ReadonlyMap<string, string>,
  grammar: string,
): ReadonlyMap<string, string> {
  const all = [...files].flatMap(([file, code]) => declarationsIn(file, code))
  const byName = new Map(all.map((one) => [`${one.file} ${one.name}`, one]))
  const find: Find = (file, name) => byName.get(`${file} ${name}`)
  const places = placesOf(groupsOf(all, find), grammar)
  const placeOf = (file: string, name: string) => places.get(find(file, name)!)

  const write = (file: string): string => {
    const own = [...new Set(places.values())].filter((place) => place.file === file)
    const used = new Set<string>()
    const texts = own.map(({ name, best }) => {
      const text = renamed(best.text, (word) => {
        const place = best.name === word ? { file, name } : placeOf(best.file, word)
        if (place && place.file !== file) used.add(place.name)
        return place?.name ?? word
      })
      return best.doc + text
    })
    const passed = all.flatMap((one) => {
      const { file: home, name } = places.get(one)!
      if (one.file !== file || home === file || NUMBER.test(one.name)) return []
      return [name === one.name ? name : `${name} as ${one.name}`]
    })
    return [imported('import', used), imported('export', passed), ...texts].filter(Boolean).join('\n')
  }
  return new Map([...files.keys(), grammar].map((file) => [file, write(file)]))
}
