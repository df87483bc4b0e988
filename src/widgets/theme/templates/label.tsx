import type { ReactNode } from 'react'
import { sayWidgets } from '#values/generated/say-widgets.ts'

export interface FieldLabelProps {
  readonly id: string
  /** Id of the one control the label belongs to; absent for a group, which is named by reference. */
  readonly control: string | undefined
  readonly text: ReactNode
  readonly optional?: boolean
}

export function FieldLabel({ id, control, text, optional = false }: FieldLabelProps) {
  const words = (
    <>
      {text}
      {optional && <span className="ptl-optional">{` ${sayWidgets('optional')}`}</span>}
    </>
  )
  if (control === undefined) {
    return (
      <span className="ptl-label" id={id}>
        {words}
      </span>
    )
  }
  return (
    <label className="ptl-label" id={id} htmlFor={control}>
      {words}
    </label>
  )
}
