import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { createContext, use } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { Details, type DetailsProps } from '../../details/details.tsx'
import { RecordFacts } from '../../details/facts/record-facts.tsx'

export interface OpenRecord {
  readonly title: string
  /** The details definition the field's options name. */
  readonly details: string | undefined
  readonly record: object
}

export type RecordDetails = Pick<DetailsProps, 'definition' | 'rules'>

/** Details definitions by id, with their rules; a record without one has all its facts listed. */
export const RecordDetailsContext = createContext<(id: string) => RecordDetails | undefined>(() => undefined)

/** The record behind an answer, looked at without leaving the review (WIZ-031). */
export function RecordDialog({
  record,
  onClose,
}: {
  readonly record: OpenRecord | undefined
  readonly onClose: () => void
}) {
  const detailsOf = use(RecordDetailsContext)
  const details = record?.details === undefined ? undefined : detailsOf(record.details)
  return (
    <Dialog
      className="ptl-record-dialog"
      isOpen={record !== undefined}
      title={record?.title ?? ''}
      onClose={onClose}
    >
      {/* Nothing inside can be focused, so the body is, to be scrolled with the arrow keys. */}
      <DialogBody tabIndex={0} role="group" aria-label={record?.title}>
        {record && details && <Details {...details} record={record.record} isInside />}
        {record && !details && <RecordFacts record={record.record} />}
      </DialogBody>
      <DialogFooter actions={<Button text={sayScreens('close')} onClick={onClose} />} />
    </Dialog>
  )
}
