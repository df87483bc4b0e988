import type { ReactNode } from 'react'
import { FieldNote } from '#runtime/field/field-row.tsx'
import type { FieldIds } from '#runtime/field/field-ids.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'

/** The ids of a row, from the id of its control. */
export function idsOf(control: string): FieldIds {
  return { control, label: `${control}--label`, hint: `${control}--hint`, error: `${control}--error` }
}

/** The frame of a widget that is more than one control: name, hint, control, error. */
export function Frame({ field, children }: { readonly field: WidgetProps; readonly children: ReactNode }) {
  const { state } = field
  const ids = idsOf(field.id)
  return (
    <>
      <div className="ptl-field__label" id={ids.label}>
        {state.definition.label}
        {state.definition.optional && !state.required && (
          <span className="ptl-field__optional">{` ${sayWidgets('optional')}`}</span>
        )}
      </div>
      {state.definition.hint && (
        <p className="ptl-field__hint" id={ids.hint}>
          {state.definition.hint}
        </p>
      )}
      <div>
        {children}
        <FieldNote ids={ids} state={state} />
      </div>
    </>
  )
}
