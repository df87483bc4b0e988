import { Checkbox } from '@blueprintjs/core'
import { FieldNote } from '#runtime/field/field-row.tsx'
import { useServices } from '#runtime/field/services.ts'
import { consent } from '#engine/field/consent.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { idsOf } from '../frame/frame.tsx'
import './consent.css'

function Document({ id }: { readonly id: string }) {
  const document = useServices().document(id)
  if (document === undefined) return <p className="ptl-consent__lost">{sayWidgets('documentLost')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse must reach a box that scrolls
    <section className="ptl-consent__document" tabIndex={0} aria-label={document.title}>
      <h3>{document.title}</h3>
      {document.paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </section>
  )
}

/** Required consent box with the text it applies to. */
export function ConsentWidget({ id, state, describedBy, invalid, onAnswer, onLeave }: WidgetProps) {
  const { label, hint, document } = state.definition
  const ids = idsOf(id)
  return (
    <div className="ptl-consent">
      {document && <Document id={document} />}
      <Checkbox
        id={id}
        className={invalid ? 'ptl-consent__tick ptl-consent__tick--invalid' : 'ptl-consent__tick'}
        checked={state.value === true}
        disabled={state.locked}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        aria-describedby={describedBy}
        labelElement={<span id={ids.label}>{label}</span>}
        onChange={(event) => onAnswer(event.currentTarget.checked)}
        onBlur={onLeave}
      />
      {hint && (
        <p className="ptl-field__hint ptl-consent__hint" id={ids.hint}>
          {hint}
        </p>
      )}
      <FieldNote ids={ids} state={state} />
    </div>
  )
}

export const consentType: FieldType = { kind: consent, widget: ConsentWidget, ownFrame: true }
