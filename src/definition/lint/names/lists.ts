import type { Finding } from '../../finding.ts'
import type { Library } from '../../library.ts'
import type { Lint } from '../context/context.ts'
import { caused, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'

interface Named {
  readonly type: string
  readonly options?: unknown
}

const isNameless = ({ type, options }: Named): boolean =>
  type === 'country' &&
  (options === undefined ||
    (typeof options === 'object' && !Object.hasOwn(Object(options) as object, 'labels')))

const nameless = (file: string, path: string): Finding =>
  error(file, `${path}/options`, 'Say which list the names of the countries come from.')

/** Reports a list that extends a list which itself extends another: only its own options are read. */
function chained(file: string, path: string, name: string | undefined, lists: Library['options']): Finding[] {
  const { also, without } = lists[name ?? ''] ?? {}
  if (also === undefined && without === undefined) return []
  return [error(file, path, `'${name}' itself names another list: name that one.`)]
}

/**
 * Reports a value that a list repeats, since a choice could not be told apart. Several rows may share an
 * address.
 */
function twiceIn(file: string, own: Library['options'][string]['options']): Finding[] {
  return own.flatMap(({ value, for: row }, at) =>
    own.findIndex((other) => other.value === value && other.for === row) === at
      ? []
      : [
          error(
            file,
            `/options/${at}/value`,
            `The value '${value}' stands twice in the list. Keep one of them.`,
          ),
        ],
  )
}

const regions = new Intl.DisplayNames('en', { type: 'region' })

const isRegion = (value: string): boolean => /^[A-Z]{2}$/.test(value)

/** A country that is called as another one of the list: the one that bears its own name keeps it. */
function misnamedIn(file: string, own: Library['options'][string]['options']): Finding[] {
  const named = new Map(own.flatMap(({ value }) => (isRegion(value) ? [[regions.of(value), value]] : [])))
  return own.flatMap(({ value, label }, at) => {
    const other = named.get(label)
    if (other === undefined || other === value || !isRegion(value)) return []
    const region = regions.of(value)
    const sentence = `'${label}' is what '${other}' is called, and '${value}' is ${region}. Write '${region}'.`
    // Two that were exchanged are one slip.
    const pair = [value, other].toSorted().join(' and ')
    return [caused(`names of ${pair}`, file, `/options/${at}/label`, sentence)]
  })
}

/** Checks that lists refer to existing lists, and that a list with countries says which list names them. */
export const lintLists: Lint = (context) => {
  const { options, details, tables, flows } = context.library
  const places = [
    ...Object.values(details).flatMap(({ id, hero = [], sections }) => [
      ...hero.map((item, at) => [`details/${id}.details.json`, `/hero/${at}`, item] as const),
      ...sections.flatMap(({ items }, of) =>
        items.map((item, at) => [`details/${id}.details.json`, `/sections/${of}/items/${at}`, item] as const),
      ),
    ]),
    ...Object.values(tables).flatMap(({ id, columns }) =>
      columns.map((column, at) => [`tables/${id}.table.json`, `/columns/${at}`, column] as const),
    ),
    ...Object.values(flows).flatMap(({ id, steps }) =>
      steps.flatMap(({ fields = [] }, of) =>
        fields.map((field, at) => [`flows/${id}.flow.json`, `/steps/${of}/fields/${at}`, field] as const),
      ),
    ),
  ]
  return [
    ...Object.values(options).flatMap(({ id, also, without, options: own }) => {
      const file = `options/${id}.options.json`
      const isEmpty = also === undefined && own.length === 0
      return [
        ...unknownName(file, '/also', 'list of options', also, namesOf(context, 'options')),
        ...unknownName(file, '/without', 'list of options', without, namesOf(context, 'options')),
        ...twiceIn(file, own),
        ...misnamedIn(file, own),
        ...(isEmpty
          ? [error(file, '/options', 'The list holds nothing to choose from. Add an option.')]
          : []),
        ...chained(file, '/also', also, options),
        ...chained(file, '/without', without, options),
      ]
    }),
    ...places.flatMap(([file, path, item]) => (isNameless(item) ? [nameless(file, path)] : [])),
  ]
}
