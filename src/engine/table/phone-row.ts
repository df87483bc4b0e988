import type { TableColumn, TableSort } from './types.ts'

/**
 * Place of a column in the row of a phone. `side` is the end of the first line (an amount, otherwise the state), `note`
 * the quiet second line, `tag` its end.
 */
export type PhonePlace = 'name' | 'side' | 'note' | 'tag'

export interface PhoneCell {
  readonly id: string
  readonly place: PhonePlace
  /** Its value does not say what it is, so its label stands before it. */
  readonly isLabelled: boolean
}

export interface PhoneRowOptions {
  /** How the list comes. */
  readonly sort: TableSort
  /** All columns show: the person chose them, or no page shows the rest. */
  readonly isWhole: boolean
}

const times = new Set(['date-time', 'date', 'time-left'])
const ordinary = new Set(['text', 'choice', 'choices', 'country', 'currency', 'link', 'progress'])
const fallback = new Set(['choice', 'country', 'text'])

/**
 * Columns of the row of a phone, in reading order. The kinds of the columns decide: the name, beside it the
 * first amount, below them the time and what says `phone`, at the end the state. See definitions/README.md.
 */
export function phoneRowOf(columns: readonly TableColumn[], options: PhoneRowOptions): readonly PhoneCell[] {
  const name = columns.find(({ headline }) => headline)
  const others = columns.filter((column) => column !== name)
  const amounts = others.filter(({ type }) => type === 'money')
  const amount = amounts.find(({ phone }) => phone) ?? amounts[0] ?? others.find(isOf('rate'))
  const states = others.filter(isOf('status'))
  const side = amount ?? states[0]
  const tags = [
    ...states.filter((state) => state !== side).slice(0, options.isWhole ? undefined : 1),
    ...others.filter((column) => column.type === 'flags' && isShown(column)),
  ]
  const rest = others.filter((column) => column !== side && !['status', 'flags'].includes(column.type))
  const time = rest.find((column) => isTime(column) && isSorted(column)) ?? rest.find(isTime)
  const chosen = rest.filter((column) => isShown(column) || column === time)
  const spare = rest.find(({ type }) => fallback.has(type))
  const notes = chosen.length > 0 || !spare ? chosen : [spare]
  return [
    ...placed(name ? [name] : [], 'name'),
    ...placed(side ? [side] : [], 'side'),
    ...notes.map(({ id, ...column }) => ({ id, place: 'note' as const, isLabelled: isLabelled(column) })),
    ...placed(tags, 'tag'),
  ]

  function isShown({ phone }: TableColumn): boolean {
    return options.isWhole || phone === true
  }

  function isSorted({ sort }: Pick<TableColumn, 'sort'>): boolean {
    return sort === options.sort.by
  }

  function isLabelled({ type, sort }: Omit<TableColumn, 'id'>): boolean {
    if (times.has(type)) return !isSorted({ sort })
    return !ordinary.has(type) || notes.filter(isOf(type)).length > 1
  }
}

const isTime = ({ type }: TableColumn) => times.has(type)
const isOf =
  (type: string) =>
  (column: TableColumn): boolean =>
    column.type === type

function placed(columns: readonly TableColumn[], place: PhonePlace): readonly PhoneCell[] {
  return columns.map(({ id }) => ({ id, place, isLabelled: false }))
}
