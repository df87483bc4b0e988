import { InputGroup, type InputGroupProps } from '@blueprintjs/core'
import type { ReactElement } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'
import { BareInput, type BareInputProps } from './BareInput.tsx'
import type { Typed } from './useTyped.ts'
import './line.css'

type Allowed = 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'type' | 'placeholder' | 'inputRef' | 'list'

export interface LineProps extends Pick<InputGroupProps, Allowed> {
  readonly field: Pick<WidgetProps, 'id' | 'state' | 'describedBy' | 'invalid'>
  readonly typed: Typed
  readonly onType?: (input: HTMLInputElement) => void
  readonly alsoDescribedBy?: string
  /** What stands at the end of the line; null: nothing now, but something may come. */
  readonly rightElement?: ReactElement | null
}

/** One line a person types into, wired to its label, hint and error. */
export function Line({ field, typed, onType, alsoDescribedBy, rightElement, ...rest }: LineProps) {
  const { id, state, describedBy, invalid } = field
  const input: BareInputProps = {
    spellCheck: false,
    autoComplete: 'off',
    ...rest,
    id,
    className: 'ptl-line',
    intent: invalid ? 'danger' : 'none',
    value: typed.text,
    readOnly: state.locked,
    'aria-invalid': invalid || undefined,
    'aria-required': state.required || undefined,
    'aria-describedby': [describedBy, alsoDescribedBy].filter(Boolean).join(' ') || undefined,
    onChange: ({ currentTarget }) => (onType ? onType(currentTarget) : typed.type(currentTarget.value)),
    onBlur: typed.leave,
  }
  if (rightElement === undefined) return <BareInput {...input} />
  return <InputGroup fill {...input} rightElement={rightElement ?? undefined} />
}
