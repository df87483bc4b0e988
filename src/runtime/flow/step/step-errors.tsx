import { useMemo } from 'react'
import type { FieldError, FlowStore } from '#engine/flow/types.ts'
import { fieldIds } from '../../field/field-ids.ts'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { useTextOf } from '../run/use-shape.ts'

export interface StepErrorsProps {
  readonly store: FlowStore
  readonly errors: readonly FieldError[]
  readonly attempt: number
  readonly onOpen: (error: FieldError) => void
}

/** Errors found by the last press of Next; a corrected answer leaves the list. */
export function StepErrors({ store, errors, attempt, onOpen }: StepErrorsProps) {
  const text = useTextOf(store, () => {
    const now = new Map(
      [...new Set(errors.map(({ step }) => step))].flatMap((step) =>
        store.errors(step).map(({ field, message }) => [field, message]),
      ),
    )
    return JSON.stringify(errors.map(({ field }) => now.get(field)))
  })
  const problems = useMemo(() => {
    const now = JSON.parse(text) as readonly (string | null)[]
    return errors.flatMap((error, at) => {
      const message = now[at]
      const control = fieldIds(error.field).control
      return message ? [{ error, control, label: error.label, text: message }] : []
    })
  }, [errors, text])
  return <ErrorSummary problems={problems} attempt={attempt} onOpen={({ error }) => onOpen(error)} />
}
