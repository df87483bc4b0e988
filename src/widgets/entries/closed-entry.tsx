import { Button, Tag } from '@blueprintjs/core'
import type { Entry } from '#engine/field/entries.ts'

interface ClosedEntryProps {
  readonly entry: Entry
  readonly number: number
  readonly isLocked: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/** An entry in one line: what it is, whether it is complete, and what can be done with it. */
export function ClosedEntry({ entry, number, isLocked, onOpen, onRemove }: ClosedEntryProps) {
  const name = entry.says === '' ? `Number ${number}` : entry.says
  return (
    <>
      <span className="ptl-entries__says">{name}</span>
      {entry.sent === undefined && (
        <Tag minimal intent="warning">
          Not complete
        </Tag>
      )}
      {!isLocked && (
        <span className="ptl-entries__ways">
          <Button size="small" text="Edit" aria-label={`Edit ${name}`} onClick={onOpen} />
          <Button
            size="small"
            variant="minimal"
            text="Remove"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          />
        </span>
      )}
    </>
  )
}
