import { paymentOptions } from '../options/payments.ts'
import { peopleOptions } from '../options/people.ts'
import { placeOptions } from '../options/places.ts'
import { entriesOf } from '../table.ts'
import { asList, asSet, byName, type Part } from './part.ts'

const lines = [...placeOptions, ...paymentOptions, ...peopleOptions]
const unordered = new Set(
  lines.filter(({ marks }) => entriesOf(marks).includes('in any order')).map(({ list }) => list),
)
const written = (list: string, values: readonly string[]) =>
  unordered.has(list) ? asSet(values) : asList(values)

export const optionPart: Part = {
  of: 'options',
  table: 'options/',
  says: byName(
    lines.flatMap(({ list, values, marks, source }) => [
      [`The list ${list}, values`, { value: written(list, entriesOf(values)), source }],
      [
        `The list ${list}, other lists`,
        { value: asSet(entriesOf(marks).filter((mark) => mark !== 'in any order')), source },
      ],
    ]),
  ),
  defined: (library) =>
    byName(
      Object.values(library.options).flatMap(({ id, options, also, without }) => {
        const values = options.map(({ value, showWhen }) =>
          showWhen === undefined ? value : `${value}?${showWhen}`,
        )
        const others = [
          ...(also === undefined ? [] : [`also ${also}`]),
          ...(without === undefined ? [] : [`without ${without}`]),
        ]
        const at = { file: `options/${id}.options.json` }
        return [
          [`The list ${id}, values`, { value: written(id, values), ...at }],
          [`The list ${id}, other lists`, { value: asSet(others), ...at }],
        ] as const
      }),
    ),
}
