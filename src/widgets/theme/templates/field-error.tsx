import { Error as ErrorIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import type { FieldErrorProps } from '@rjsf/utils'
import { errorId } from '@rjsf/utils'

export interface FieldErrorLineProps {
  readonly id: string
  readonly errors: readonly ReactNode[]
}

/** Errors of one field below its control, as text with an icon, never by colour alone. */
export function FieldErrorLine({ id, errors }: FieldErrorLineProps) {
  const [first, ...rest] = errors
  return (
    <div className="ptl-error" id={id}>
      <ErrorIcon size={14} aria-hidden title={false} />
      {rest.length === 0 ? (
        <span>{first}</span>
      ) : (
        <ul>
          {errors.map((error, index) => (
            <li key={typeof error === 'string' ? error : index}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const shown = [...new Set(errors.filter(Boolean))]
  if (shown.length === 0) return null
  return <FieldErrorLine id={errorId(fieldPathId)} errors={shown} />
}
