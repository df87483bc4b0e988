import { WarningSign } from '@blueprintjs/icons'
import { use } from 'react'
import { sayDetails } from '#values/generated/say-details.ts'
import type { PayeeChange } from '#definition/generated/wire-entities.ts'
import { formatDateTime } from '#values/date.ts'
import { useServices } from '../../field/services.ts'
import { DetailsContext } from '../details-context.ts'
import { sayAgo } from './age.ts'
import { shownText } from '../shown-text.tsx'
import './payee-change.css'

const isChange = (value: unknown): value is PayeeChange =>
  typeof value === 'object' && value !== null && 'kind' in value && 'at' in value && 'by' in value

/**
 * Warning about a new or recently changed payee: the author, the time, and the old and new values (TRU-055).
 */
export function PayeeChangeMark({ value }: { readonly value: unknown }) {
  const { zone } = use(DetailsContext)
  const { serverNow } = useServices()
  if (!isChange(value)) return null
  const { kind, at, by, was, now, advice = sayDetails('askPayee') } = value
  return (
    <div className="ptl-payee-change">
      <p>
        <WarningSign size={14} />
        <span>
          <strong>{sayDetails(kind === 'ADDED' ? 'added' : 'changed')}</strong>{' '}
          <time dateTime={at} title={formatDateTime(at, zone)}>
            {sayAgo(serverNow() - Date.parse(at))}
          </time>{' '}
          {sayDetails('by')} {shownText(by)}
        </span>
      </p>
      <dl>
        {was !== undefined && (
          <>
            <dt>{sayDetails('before')}</dt>
            <dd>{shownText(was)}</dd>
          </>
        )}
        <dt>{sayDetails('after')}</dt>
        <dd>{shownText(now)}</dd>
      </dl>
      <p>{shownText(advice)}</p>
    </div>
  )
}
