import { InputGroup, type InputGroupProps } from '@blueprintjs/core'
import type { WidgetProps } from '#runtime/field/types.ts'
import type { Typed } from './useTyped.ts'
import './line.css'

type Allowed =
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'type'
  | 'placeholder'
  | 'rightElement'
  | 'inputRef'
  | 'inputClassName'
  | 'maxLength'

export interface LineProps extends Pick<InputGroupProps, Allowed> {
  readonly field: Pick<WidgetProps, 'id' | 'state' | 'describedBy' | 'invalid'>
  readonly typed: Typed
  readonly onType?: (input: HTMLInputElement) => void
  readonly alsoDescribedBy?: string
}

/** One line a person types into, wired to its label, hint and error. */
export function Line({ field, typed, onType, alsoDescribedBy, ...rest }: LineProps) {
  const { id, state, describedBy, invalid } = field
  return (
    <InputGroup
      fill
      spellCheck={false}
      autoComplete="off"
      {...rest}
      id={id}
      className="ptl-line"
      intent={invalid ? 'danger' : 'none'}
      value={typed.text}
      readOnly={state.locked}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
      aria-describedby={[describedBy, alsoDescribedBy].filter(Boolean).join(' ') || undefined}
      onChange={(event) => (onType ? onType(event.currentTarget) : typed.type(event.currentTarget.value))}
      onBlur={typed.leave}
    />
  )
}
