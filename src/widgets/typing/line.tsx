import { InputGroup, type InputGroupProps, Classes } from '@blueprintjs/core'
import type { ReactElement, ComponentProps } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'
import type { Mask } from './mask.ts'
import { useShownText } from './use-shown-text.ts'
import type { Typed } from './use-typed.ts'
import './line.css'

type Allowed = 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'type' | 'placeholder' | 'list'

export interface LineProps extends Pick<InputGroupProps, Allowed> {
  readonly field: Pick<WidgetProps, 'id' | 'state' | 'describedBy' | 'invalid'>
  readonly typed: Typed
  /** Formats the text while it is typed. */
  readonly mask?: Mask
  readonly alsoDescribedBy?: string
  /** Element at the end of the line; null reserves its place. */
  readonly rightElement?: ReactElement | null
}

/** One line a person types into, wired to its label, hint and error. */
export function Line({ field, typed, mask, alsoDescribedBy, rightElement, ...rest }: LineProps) {
  const { id, state, describedBy, invalid } = field
  const shown = useShownText(typed.text, typed.type, mask)
  const input: BareInputProps = {
    dir: 'auto',
    spellCheck: false,
    autoComplete: 'off',
    ...rest,
    id,
    className: 'ptl-line',
    intent: invalid ? 'danger' : 'none',
    ...shown,
    readOnly: state.locked,
    'aria-invalid': invalid || undefined,
    'aria-required': state.required || undefined,
    'aria-describedby': [describedBy, alsoDescribedBy].filter(Boolean).join(' ') || undefined,
    onBlur: typed.leave,
  }
  if (rightElement === undefined) return <BareInput {...input} />
  return <InputGroup fill {...input} rightElement={rightElement ?? undefined} />
}

interface BareInputProps
  extends
    Omit<ComponentProps<'input'>, 'ref' | 'value' | 'size'>,
    Pick<InputGroupProps, 'inputRef' | 'intent'> {
  readonly defaultValue: string
}

/**
 * Blueprint input without an element at its end: rendered once, while InputGroup renders again to measure
 * that element.
 */
function BareInput({ className, inputRef, intent, ...input }: BareInputProps) {
  const names = [Classes.INPUT, Classes.intentClass(intent), className]
  return <input type="text" {...input} ref={inputRef} className={names.filter(Boolean).join(' ')} />
}
