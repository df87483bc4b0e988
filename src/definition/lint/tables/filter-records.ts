import type { Finding } from '../../finding.ts'
import { error, unknownName } from '../context/findings.ts'
import { inEach } from '../context/each.ts'
import { namesOf } from '../context/names-of.ts'
import { below } from '../context/nested-nodes.ts'
import { fileOf } from './table-flow.ts'

/** Tells whether details are called after a filter: 'payment' after 'payment_id'. */
const isOf = (filter: string, details: string): boolean => filter.startsWith(details.split('-', 1)[0]!)

/** Filters by the ID of a record: people read the name of the record instead. */
export const lintFilterRecords = inEach('tables', (context, table) => {
  const file = fileOf(table)
  const { filters = [], filterRecords = {} } = table
  const ids = filters.map(({ id }) => id)
  const named = Object.entries(filterRecords).flatMap(([id, { details }]): Finding[] => {
    const path = below('/filterRecords', id)
    const found = context.library.details[details]
    const [twice] =
      Object.entries(filterRecords).find(
        ([other, one]) =>
          other !== id && one.details === details && isOf(other, details) && !isOf(id, details),
      ) ?? []
    const count = Object.keys(found?.record?.with ?? {}).length
    const sentence = `The record of '${details}' is not found by an ID alone. Name details whose record takes one value.`
    return [
      ...unknownName(file, path, 'filter', id, ids),
      ...unknownName(file, `${path}/details`, 'details', details, namesOf(context, 'details')),
      ...(twice !== undefined
        ? [
            error(
              file,
              `${path}/details`,
              `'${twice}' shows '${details}' already, and one of the two was copied. Name the details of '${id}'.`,
            ),
          ]
        : []),
      ...(found && count !== 1 ? [error(file, `${path}/details`, sentence)] : []),
    ]
  })
  const unnamed = filters.flatMap(({ id, type, label }, at): Finding[] => {
    if (type !== 'uuid' || filterRecords[id]) return []
    const sentence = `People would read an ID after ‘${label}’. Name the details of its record under 'filterRecords'.`
    return [error(file, `/filters/${at}`, sentence)]
  })
  return [...named, ...unnamed]
})
