import { Fragment } from 'react'
import type { DetailsItem } from '#definition/generated/details.ts'
import { shownLines, type IsShown } from '#engine/details/shown-details.ts'
import { FactValue } from './fact-value.tsx'
import { plainValue } from './plain-value.ts'
import { readAt } from '../read-at.ts'

export interface LinesProps {
  readonly items: readonly DetailsItem[]
  readonly record: unknown
  readonly machine: string | undefined
  readonly isShown: IsShown
  readonly className?: string
}

/** Labels with their values, for the lines whose rule is true. */
export function Lines({ items, record, machine, isShown, className }: LinesProps) {
  return (
    <dl className={className}>
      {shownLines(items, isShown).map((item) => (
        <Fragment key={`${item.path} ${item.label}`}>
          {item.each ? (
            <Entries item={item} each={item.each} record={record} />
          ) : (
            <div>
              <dt>{item.label}</dt>
              <dd>
                <FactValue item={item} record={record} machine={machine} />
              </dd>
            </div>
          )}
        </Fragment>
      ))}
    </dl>
  )
}

interface EntriesProps {
  readonly item: DetailsItem
  readonly each: NonNullable<DetailsItem['each']>
  readonly record: unknown
}

/** Entries of a list as lines, each labelled by the entry itself; without labels they share one line. */
function Entries({ item, each, record }: EntriesProps) {
  const read = readAt(record, item.path)
  if (!Array.isArray(read) || read.length === 0) return null
  const entries = (read as readonly unknown[]).map((entry) => {
    const label = plainValue(each.label && readAt(entry, each.label)) || item.label
    const of = each.of ? readAt(entry, each.of) : item.of && readAt(record, item.of)
    const one = { ...item, path: 'value', label, of: of === undefined ? undefined : 'of' }
    return { label, value: <FactValue item={one} record={{ value: readAt(entry, each.value), of }} /> }
  })
  if (each.label === undefined)
    return (
      <div className="ptl-details__entry">
        <dt>{item.label}</dt>
        {entries.map(({ value }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no name of their own
          <dd key={at}>{value}</dd>
        ))}
      </div>
    )
  return entries.map(({ label, value }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- entries have no name of their own
    <div key={at} className="ptl-details__entry">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))
}
