import type { Library } from '#definition/library.ts'
import { cards } from '../access/cards.ts'
import { flows } from '../access/flows.ts'
import { pages } from '../access/pages.ts'
import { tables } from '../access/tables.ts'
import { words } from '../table.ts'
import { asSet, byName, type Part } from './part.ts'

const pagePart: Part = {
  of: 'pages',
  table: 'access/pages.ts',
  says: byName(
    pages.flatMap(({ page, source, ...rest }) =>
      (['address', 'permission', 'feature', 'gate'] as const).map(
        (what) => [`The page ${page}, ${what}`, { value: rest[what], source }] as const,
      ),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.pages).flatMap(({ id, path, permission = '', feature = '', gate = '' }) => {
        const at = { file: `pages/${id}.page.json` }
        return [
          [`The page ${id}, address`, { value: path, ...at }],
          [`The page ${id}, permission`, { value: permission, ...at }],
          [`The page ${id}, feature`, { value: feature, ...at }],
          [`The page ${id}, gate`, { value: gate, ...at }],
        ] as const
      }),
    ),
}

/** A card may stand on a page twice, once for each rule that opens it. */
const cardName = (page: string, card: string, gate: string): string =>
  `The card ${card} of the page ${page}${gate === '' ? '' : ` while ${gate}`}, permission`

const cardPart: Part = {
  of: 'pages',
  table: 'access/cards.ts',
  says: byName(
    cards.map(
      ({ page, card, permission, gate, source }) =>
        [cardName(page, card, gate), { value: permission, source }] as const,
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.pages).flatMap(({ id, cards: placed = [] }) =>
        placed.flatMap((one) => {
          if (typeof one === 'string') return []
          const { card, permission = '', gate = '' } = one
          if (permission === '' && gate === '') return []
          return [[cardName(id, card, gate), { value: permission, file: `pages/${id}.page.json` }] as const]
        }),
      ),
    ),
}

const flowPart: Part = {
  of: 'flows',
  table: 'access/flows.ts',
  says: byName(
    flows.flatMap(({ flow, permission, ends, source }) => [
      [`The flow ${flow}, permission`, { value: permission, source }],
      [`The flow ${flow}, ends in`, { value: asSet(words(ends)), source }],
    ]),
  ),
  defined: (library) =>
    byName(
      Object.values(library.flows).flatMap(({ id, permission, submit }) => {
        const ends = [submit, ...(submit.instead ?? [])].flatMap(({ call }) =>
          call === undefined ? [] : [call],
        )
        const at = { file: `flows/${id}.flow.json` }
        return [
          [`The flow ${id}, permission`, { value: permission, ...at }],
          [`The flow ${id}, ends in`, { value: asSet([...new Set(ends)]), ...at }],
        ] as const
      }),
    ),
}

type RowAction = NonNullable<Library['tables'][string]['rowActions']>[number]

/**
 * Formats an action as the table does: its name with permission and rule, or a stroke before a rule that leaves none.
 */
const writtenAction = (action: RowAction): string => {
  if ('none' in action) return `-${action.none}`
  const name = 'move' in action ? action.move : action.id
  const { when = '' } = action
  const permission = 'permission' in action ? (action.permission ?? '') : ''
  return permission === '' && when === '' ? name : `${name}(${permission},${when})`
}

const tablePart: Part = {
  of: 'tables',
  table: 'access/tables.ts',
  says: byName(
    tables.flatMap(({ table, source, ...rest }) =>
      (['permission', 'call', 'sizes', 'order', 'actions'] as const).map(
        (what) => [`The table ${table}, ${what}`, { value: rest[what], source }] as const,
      ),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.tables).flatMap(({ id, permission, rows, pageSizes, sort, rowActions = [] }) => {
        const at = { file: `tables/${id}.table.json` }
        return [
          [`The table ${id}, permission`, { value: permission, ...at }],
          [`The table ${id}, call`, { value: rows.call, ...at }],
          [`The table ${id}, sizes`, { value: pageSizes.join(' '), ...at }],
          [`The table ${id}, order`, { value: `${sort.by} ${sort.direction}`, ...at }],
          [`The table ${id}, actions`, { value: rowActions.map(writtenAction).join(' '), ...at }],
        ] as const
      }),
    ),
}

export const placeParts: readonly Part[] = [pagePart, cardPart, flowPart, tablePart]
