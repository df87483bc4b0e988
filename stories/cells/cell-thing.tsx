import type { FieldOption } from '#engine/field/types.ts'
import type { TableColumn } from '#engine/table/types.ts'
import { lengthenWithin } from '../book/longer-words.ts'
import type { Guide, ShownState, Thing } from '../book/thing.ts'
import { CellTable, type CellRecord } from './cell-table.tsx'

/** Everything that a designer needs to know about one kind of cell; its sheet is made from this alone. */
export interface CellDescription extends Guide {
  readonly column: Omit<TableColumn, 'id' | 'type'>
  readonly options?: readonly FieldOption[]
  /** A usual record: the value of the column and the values it depends on. */
  readonly filled: CellRecord
  readonly longest: CellRecord
  /** Rows that stand below each other, in the order in which the eye compares them. */
  readonly several: readonly CellRecord[]
  /** A record with an invalid value, and a sentence about it. */
  readonly wrong?: { readonly says: string; readonly record: CellRecord }
  /** It contains a control that the keyboard reaches. */
  readonly isPressed?: true
}

const names = ['Cultivos Turia', 'Employee BR-1', 'Hafen & Söhne GmbH', 'Ledger treasury']
const longName = 'A beneficiary whose name is very much longer than a column is wide'

/** Makes the sheet of a kind of cell. */
export function cellOf(type: string, description: CellDescription): Thing {
  const { column, options, filled, longest, several, wrong, isPressed } = description
  const draw =
    (...records: readonly CellRecord[]): ShownState['draw'] =>
    ({ words }) => {
      const isLonger = words === 'longer'
      const shown = { id: 'value', type, ...column }
      return (
        <CellTable
          column={isLonger ? (lengthenWithin(shown) as typeof shown) : shown}
          options={isLonger ? (lengthenWithin(options) as typeof options) : options}
          records={records.map((record, at) => ({ name: names[at % names.length], ...record }))}
        />
      )
    }
  return {
    ...description,
    named: `"type": "${type}" of a column`,
    states: [
      { name: 'filled', title: 'Filled', says: 'The usual content.', draw: draw(filled) },
      {
        name: 'empty',
        title: 'Empty',
        says: 'A missing value is a dash in its column, never a zero. A row on a phone has no columns and omits it.',
        draw: draw({}),
      },
      isPressed
        ? {
            name: 'focused',
            title: 'Focused',
            says: 'Only the first row is a tab stop. The arrow keys move on from there.',
            draw: draw(filled),
            isFocused: true,
          }
        : {
            name: 'focused',
            title: 'Focused',
            says: 'Does not occur. The focus stops at the name of the row.',
          },
      wrong
        ? { name: 'error', title: 'Not as expected', says: wrong.says, draw: draw(wrong.record) }
        : {
            name: 'error',
            title: 'Not as expected',
            says: 'The value is shown as it was received; a list hides nothing.',
          },
      {
        name: 'longest',
        title: 'Longest words',
        says: 'The longest text to expect.',
        draw: draw({ name: longName, ...longest }),
      },
      {
        name: 'several',
        title: 'In a column',
        says: 'Several values below each other.',
        draw: draw(...several),
      },
    ],
  }
}
