import { use } from 'react'
import { sayDetails } from '#values/generated/say-details.ts'
import type { ReviewedLine, ReviewedPart } from '#definition/generated/wire-entities.ts'
import { formatDateTime } from '#values/date.ts'
import { DetailsContext } from '../details-context.ts'
import { FileList } from './file-list.tsx'
import { shownText } from '../shown-text.tsx'
import './reviewed-answers.css'

export interface ReviewedAnswersProps {
  /** Parts with their lines and records, or lines alone. */
  readonly value: unknown
  readonly call?: string | undefined
  readonly failed?: string | undefined
}

type Entry = ReviewedPart | ReviewedLine

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null
const isPart = (entry: Entry): entry is ReviewedPart => 'lines' in entry

/**
 * Submitted answers by part, in their order. Changes since the last review are marked, and documents open in
 * place.
 */
export function ReviewedAnswers({ value, call, failed }: ReviewedAnswersProps) {
  const entries = Array.isArray(value) ? value.filter(isEntry) : []
  const parts = entries.filter(isPart)
  const lines = entries.filter((entry): entry is ReviewedLine => !isPart(entry))
  return (
    <div className="ptl-reviewed">
      {parts.map((part) => (
        <Part key={part.id} part={part} call={call} failed={failed} />
      ))}
      {lines.length > 0 && <ReviewedLines lines={lines} call={call} failed={failed} />}
    </div>
  )
}

interface FilesOf {
  readonly call: string | undefined
  readonly failed: string | undefined
}

function Part({ part, ...files }: { readonly part: ReviewedPart } & FilesOf) {
  const { zone } = use(DetailsContext)
  const { id, title, savedBy, savedAt, lines, records } = part
  return (
    <section aria-labelledby={`reviewed-${id}`}>
      <h3 id={`reviewed-${id}`}>{shownText(title)}</h3>
      {savedBy !== undefined && savedAt !== undefined && (
        <p className="ptl-reviewed__quiet">
          {sayDetails('savedBy', { person: savedBy, time: formatDateTime(savedAt, zone) })}
        </p>
      )}
      <RepairNote {...part} />
      {lines.length > 0 && <ReviewedLines lines={lines} {...files} />}
      {records.map(({ isNew, isGone, ...record }) => (
        <div key={record.id} className="ptl-reviewed__record">
          <h4>
            {shownText(record.title)}
            {(isNew || isGone) && (
              <span className="ptl-reviewed__mark">
                {sayDetails(isGone ? 'reviewedGone' : 'reviewedNew')}
              </span>
            )}
          </h4>
          <ReviewedLines lines={record.lines} {...files} />
        </div>
      ))}
    </section>
  )
}

function ReviewedLines({ lines, call, failed }: { readonly lines: readonly ReviewedLine[] } & FilesOf) {
  return (
    <dl>
      {lines.map((line) => (
        <div key={`${line.field ?? ''} ${line.label}`}>
          <dt>{shownText(line.label)}</dt>
          <dd>
            {line.text !== undefined && <span>{shownText(line.text)}</span>}
            {line.files && (
              <FileList
                files={line.files.map((file) => ({ status: 'done', type: '', ...file }))}
                call={call}
                failed={failed}
              />
            )}
            {line.isNew && (
              <span className="ptl-reviewed__mark">
                {sayDetails('reviewedNew')}
                {line.was !== undefined && <> · {sayDetails('reviewedWas', { text: line.was })}</>}
              </span>
            )}
            <RepairNote {...line} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Requested correction, and whether the answer changed since. */
function RepairNote({ repair, isMended }: Pick<ReviewedLine, 'repair' | 'isMended'>) {
  if (repair === undefined) return null
  return (
    <span className="ptl-reviewed__asked">
      {sayDetails('reviewedAsked', { says: repair })} (
      {sayDetails(isMended === true ? 'reviewedMended' : 'reviewedUnchanged')})
    </span>
  )
}
