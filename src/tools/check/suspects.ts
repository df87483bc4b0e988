import type { Library } from '#definition/library.ts'
import { differenceIn, type Difference } from './difference.ts'
import { sendsIn } from './sent-suspects.ts'
import { entriesOf, ofRule, type Entry, type Home, type Named } from './suspect-home.ts'
import type { Suspect } from './suspect.ts'
import { textSuspects } from './text-suspects.ts'

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
  if (word === 'sends') return sendsIn(home, difference, library)
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
