import { it } from 'vitest'
import { expectFindings, placeOf } from '#tests/unit/broken-definitions.ts'

const file = 'tables/payments.table.json'
const column = (id: string) => placeOf(file, 'columns', id)

it('finds what is wrong with the values of a column', () => {
  expectFindings(
    [
      [
        'an amount without its currency',
        file,
        { [`${column('sent')}/of`]: undefined },
        `${column('sent')}: An amount names its currency with 'of'. Add 'of'.`,
      ],
      [
        'a record where one value is printed',
        file,
        { [`${column('startedBy')}/path`]: 'initiatedBy' },
        `${column('startedBy')}/path: 'initiatedBy' of a row is a record; name one of its values in 'path'.`,
      ],
      [
        'a status nobody names',
        'tables/holidays.table.json',
        { '/columns/1/type': 'status' },
        "/columns/1: A status needs the machine of the rows, or a list under 'options'. Name one of them.",
      ],
      [
        'two names of a row',
        file,
        { [`${column('state')}/headline`]: true },
        `${column('state')}/headline: 'beneficiary' names the row already, and only one column does. Take 'headline' out of one of them.`,
      ],
      [
        'a name of a row that is hidden',
        file,
        { [`${column('beneficiary')}/hidden`]: true },
        `${column('beneficiary')}/hidden: The column that names the row cannot be hidden. Take 'hidden' out, or let another column name it.`,
      ],
    ],
    (_, where, patch, sentence) => [where, patch, `${where} ${sentence}`],
  )
})
