import { kinds } from '#engine/field/kinds.ts'
import type { FieldTypes, WidgetProps } from '../field/types.ts'

/** How often each widget was rendered; read and emptied by a test. */
export const renders = new Map<string, number>()

function TrialInput({ id, state, describedBy, invalid, onAnswer, onLeave }: WidgetProps) {
  renders.set(state.id, (renders.get(state.id) ?? 0) + 1)
  return (
    <input
      id={id}
      value={(state.value as string | undefined) ?? ''}
      disabled={state.locked}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onAnswer(event.target.value)}
      onBlur={onLeave}
    />
  )
}

function TrialChoice({ id, state, describedBy, invalid, onAnswer, onLeave }: WidgetProps) {
  return (
    <select
      id={id}
      value={(state.value as string | undefined) ?? ''}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onAnswer(event.target.value)}
      onBlur={onLeave}
    >
      <option value="">Choose one</option>
      {state.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** The plainest widgets there can be, so that what is tested is the runtime. */
export const trialTypes: FieldTypes = new Map(
  [...kinds].map(([type, kind]) => [type, { kind, widget: type === 'choice' ? TrialChoice : TrialInput }]),
)
