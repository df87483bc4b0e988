import { Classes, type InputGroupProps } from '@blueprintjs/core'
import type { ComponentProps } from 'react'

export interface BareInputProps
  extends
    Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'size'>,
    Pick<InputGroupProps, 'inputRef' | 'intent'> {
  readonly value: string
}

/** Blueprint's line of text with nothing at its end: drawn once, where InputGroup is drawn again to measure what stands there. */
export function BareInput({ className, inputRef, intent, ...input }: BareInputProps) {
  const names = [
    Classes.INPUT_GROUP,
    Classes.intentClass(intent),
    Classes.FILL,
    input.readOnly && Classes.READ_ONLY,
    className,
  ]
  return (
    <div className={names.filter(Boolean).join(' ')}>
      <input type="text" {...input} ref={inputRef} className={Classes.INPUT} />
    </div>
  )
}
