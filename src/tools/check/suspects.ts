import type { Library } from '#definition/library.ts'
import { below } from '#definition/lint/context/nested-nodes.ts'
import type { Difference, Suspect } from './suspect.ts'
import { textSuspects } from './text-suspects.ts'

interface Named {
  readonly name: string
  readonly rule: string | undefined
  readonly path: string
}

/** A definition as far as suspects are looked for in it. */
interface Home {
  readonly file: string
  readonly rules: Readonly<Record<string, { readonly says: string; readonly when: unknown }>>
  readonly definition: object
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function differenceIn(sentence: string): Difference | undefined {
  const [, word, name = '', expected = '', actual = ''] =
    /: (\w+)(?: '([^']+)')?: expected ([\s\S]+), but it is ([\s\S]+)\.$/.exec(sentence) ?? []
  return word === undefined ? undefined : { word, name, expected: parsed(expected), actual: parsed(actual) }
}

const folders = ['flows', 'tables', 'details', 'machines', 'pages', 'tasks', 'controls'] as const

type Folder = (typeof folders)[number]

function homeOf(of: string, library: Library): Home | undefined {
  const [folder = '', id = ''] = of.split('/')
  const kind = folder === 'rules' ? 'rules' : folder.replace(/s$/, '')
  const file = `${folder}/${id}.${folder === 'details' ? 'details' : kind}.json`
  if (folder === 'rules') {
    const rules = library.rules[id]
    return rules && { file, rules: rules.rules ?? {}, definition: rules }
  }
  if (!folders.includes(folder as Folder)) return undefined
  const definition = library[folder as Folder][id]
  return definition && { file, rules: ('rules' in definition && definition.rules) || {}, definition }
}

/** Returns the rule and those it names, as far as they stand in the same file. */
function ruleAndInner(name: string, { rules }: Home, seen = new Set<string>()): readonly string[] {
  if (seen.has(name) || !Object.hasOwn(rules, name)) return [...seen]
  seen.add(name)
  for (const [, inner = ''] of JSON.stringify(rules[name]!.when).matchAll(/"rule":"(\w+)"/g))
    ruleAndInner(inner, { rules } as Home, seen)
  return [...seen]
}

const ofRule = (home: Home, name: string): readonly Suspect[] =>
  ruleAndInner(name, home).map((rule) => ({
    file: home.file,
    path:
      'features' in home.definition && Object.hasOwn(Object(home.definition.features) as object, rule)
        ? below('/features', rule)
        : below('/rules', rule, 'when'),
    says: `'${rule}' is yes where it shall not be, or the other way round`,
  }))

type Entry = Readonly<Record<string, unknown>>

/** Returns the entries of a list with the rule each depends on. */
function entriesOf(list: unknown, path: string, names: readonly string[], rule: string): readonly Named[] {
  return (Array.isArray(list) ? (list as readonly Entry[]) : []).flatMap((entry, at) => {
    const key = names.find((one) => typeof entry[one] === 'string')
    const named = entry[rule]
    return key === undefined
      ? []
      : [
          {
            name: entry[key] as string,
            rule: typeof named === 'string' ? named : undefined,
            path: `${path}/${at}${named === undefined ? '' : `/${rule}`}`,
          },
        ]
  })
}

/** Returns what a word of a case lists, by definition. */
function listedUnder({ word, name }: Difference, definition: object): readonly Named[] {
  const of = definition as Entry
  switch (word) {
    case 'actions':
      return entriesOf(of['actions'], '/actions', ['move', 'id'], 'when')
    case 'action':
      return entriesOf(of['rowActions'], '/rowActions', ['move', 'id'], 'when')
    case 'moves':
      return entriesOf(of['moves'], '/moves', ['id'], 'guard')
    case 'shows':
      return entriesOf(of['displays'], '/displays', ['state'], 'when')
    case 'steps':
      return entriesOf(of['steps'], '/steps', ['id'], 'showWhen')
    case 'columns':
      return entriesOf(of['columns'], '/columns', ['id'], 'showWhen')
    case 'filters':
      return entriesOf(of['filters'], '/filters', ['id'], 'showWhen')
    case 'lines': {
      const sections = (of['sections'] ?? []) as readonly Entry[]
      const at = sections.findIndex(({ id }) => id === name)
      const section = sections[at]
      const items = entriesOf(section?.['items'], `/sections/${at}/items`, ['label'], 'showWhen')
      return section?.['showWhen'] === undefined
        ? items
        : items.map((item) => ({
            ...item,
            rule: item.rule ?? String(section['showWhen']),
          }))
    }
    default:
      return []
  }
}

const namesIn = (side: unknown): readonly string[] =>
  (Array.isArray(side) ? (side as readonly unknown[]) : [side]).filter((one) => typeof one === 'string')

/** Returns the paths at which two bodies differ, as a flow names them: 'settings.1.setting_value'. */
function differingPaths(one: unknown, other: unknown, path = ''): readonly string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const isNested = [one, other].every((side) => typeof side === 'object' && side !== null)
  if (!isNested) return [path]
  const keys = new Set([...Object.keys(one as object), ...Object.keys(other as object)])
  return [...keys].flatMap((key) =>
    differingPaths((one as Entry)[key], (other as Entry)[key], path === '' ? key : `${path}.${key}`),
  )
}

interface Ending {
  readonly call: string
  readonly when?: string
  readonly body?: Readonly<Record<string, unknown>>
}

/** Returns where a flow says what is sent otherwise, or which ending it takes. */
function sendsIn(home: Home, { expected, actual }: Difference): readonly Suspect[] {
  const { submit, values = {} } = home.definition as {
    readonly submit?: Ending & { readonly instead?: readonly Ending[] }
    readonly values?: object
  }
  const [shall, came] = [expected, actual].map((side) => Object(side) as Partial<Ending>)
  if (submit !== undefined && Array.isArray(actual)) return refusedIn(home, actual as readonly unknown[])
  if (submit === undefined || shall?.body === undefined || came?.body === undefined) return []
  const endings = [
    { ...submit, path: '/submit' },
    ...(submit.instead ?? []).map((one, at) => ({ ...one, path: `/submit/instead/${at}` })),
  ]
  if (shall.call !== came.call)
    return endings
      .filter(({ call, when }) => when !== undefined && (call === shall.call || call === came.call))
      .flatMap(({ when = '' }) => ofRule(home, when))
  const ending = endings.find(({ call }) => call === came.call)
  return differingPaths(shall.body, came.body).flatMap((key): readonly Suspect[] => {
    const source = ending?.body?.[key]
    if (ending === undefined || source === undefined) return []
    const isWorkedOut = typeof source === 'string' && Object.hasOwn(values, source)
    const path = isWorkedOut ? below('/values', source, 'is') : below(`${ending.path}/body`, key)
    return [{ file: home.file, path, says: `'${key}' is sent as another value than it shall be` }]
  })
}

/** Returns the fields whose answer keeps a flow from being sent. */
function refusedIn(home: Home, refusals: readonly unknown[]): readonly Suspect[] {
  const names = refusals.map((one) => /^(\w+): /.exec(String(one))?.[1])
  const { steps = [] } = home.definition as { readonly steps?: readonly { readonly fields?: unknown }[] }
  return steps.flatMap(({ fields }, at) =>
    entriesOf(fields, `/steps/${at}/fields`, ['id'], 'showWhen').flatMap(({ name, path }) =>
      names.includes(name)
        ? [{ file: home.file, path, says: `'${name}' keeps the flow from being sent` }]
        : [],
    ),
  )
}

/** Returns what a control says otherwise than it shall. */
function controlIn({ file }: Home, { word }: Difference): readonly Suspect[] {
  if (word === 'weakens')
    return [
      {
        file,
        path: '/weakens/when',
        says: 'The change waits for a second person where it shall not, or the other way round',
      },
    ]
  return ['says', 'was', 'becomes'].includes(word)
    ? [{ file, path: `/${word}`, says: 'People who decide read another thing than they shall' }]
    : []
}

/** Returns the fields that say or refuse otherwise than they shall. */
function fieldsIn(home: Home, { word, name, expected, actual }: Difference): readonly Suspect[] {
  const { steps = [] } = home.definition as {
    readonly steps?: readonly { readonly id?: string; readonly fields?: readonly Entry[] }[]
  }
  const [shall, came] = [expected, actual].map((side) => Object(side) as Entry)
  const isOdd = (id: unknown) =>
    word === 'tells' ? id === name : typeof id === 'string' && shall![id] !== came![id]
  return steps.flatMap(({ id: step, fields = [] }, at) =>
    word === 'refuses' && step !== name
      ? []
      : fields.flatMap(({ id }, index): readonly Suspect[] =>
          isOdd(id)
            ? [
                {
                  file: home.file,
                  path: `/steps/${at}/fields/${index}${word === 'tells' ? '/tells' : ''}`,
                  says:
                    word === 'tells'
                      ? `'${String(id)}' tells another thing than it shall`
                      : `'${String(id)}' takes what shall be refused, or the other way round`,
                },
              ]
            : [],
        ),
  )
}

/** Returns every place a failing case of a definition can be explained by, the likeliest first. */
export function suspectsOf(sentence: string, of: string, library: Library): readonly Suspect[] {
  const home = homeOf(of, library)
  const difference = differenceIn(sentence)
  const texts = difference === undefined ? [] : textSuspects(of, difference, library)
  if (home === undefined || difference === undefined || texts.length > 0) return texts
  const { word, name, expected, actual } = difference
  if (word === 'rules') {
    // A case of shared rules may be about one of another file.
    const other = Object.keys(library.rules).find((id) => {
      const { rules, features = {} } = library.rules[id]!
      return Object.hasOwn(rules, name) || Object.hasOwn(features, name)
    })
    const isElsewhere = !Object.hasOwn(home.rules, name) && other !== undefined
    return ofRule(isElsewhere ? (homeOf(`rules/${other}`, library) ?? home) : home, name)
  }
  if (word === 'sends') return sendsIn(home, difference)
  if (of.startsWith('controls/')) return controlIn(home, difference)
  if (word === 'tells' || word === 'refuses') return fieldsIn(home, difference)
  const sides = [namesIn(expected), namesIn(actual)] as const
  const isOdd = (one: string) => sides[0].includes(one) !== sides[1].includes(one)
  if (word === 'blocks')
    return Object.entries(home.rules).flatMap(([rule, { says }]) => (isOdd(says) ? ofRule(home, rule) : []))
  return listedUnder(difference, home.definition).flatMap((one): readonly Suspect[] => {
    if (!isOdd(one.name)) return []
    const says = `'${one.name}' is offered where it shall not be, or the other way round`
    const inner = one.rule === undefined ? [] : ofRule(home, one.rule)
    return [...inner, { file: home.file, path: one.path, says, isEntry: true }]
  })
}

/** Returns the place that explains most of the failing cases of one definition, with those it explains. */
export function commonSuspect(
  suspects: readonly (readonly Suspect[])[],
): { readonly suspect: Suspect; readonly explained: readonly number[] } | undefined {
  const places = new Map<string, { readonly suspect: Suspect; readonly explained: number[] }>()
  for (const [at, all] of suspects.entries())
    for (const suspect of all) {
      const place = places.get(suspect.path) ?? { suspect, explained: [] }
      if (!place.explained.includes(at)) place.explained.push(at)
      places.set(suspect.path, place)
    }
  const most = Math.max(0, ...[...places.values()].map(({ explained }) => explained.length))
  if (most < 2) return undefined
  const best = [...places.values()].filter(({ explained }) => explained.length === most)
  const entries = best.filter(({ suspect }) => suspect.isEntry === true)
  // Two entries that explain the same cases have exchanged their rules.
  return entries.length > 1 ? entries[0] : best[0]
}
