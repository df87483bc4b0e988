import { Classes, type InputGroupProps } from '@blueprintjs/core'
import type { ComponentProps } from 'react'

export interface BareInputProps
  extends
    Omit<ComponentProps<'input'>, 'ref' | 'value' | 'size'>,
    Pick<InputGroupProps, 'inputRef' | 'intent'> {
  readonly defaultValue: string
}

/** Blueprint's line of text with nothing at its end: one element and drawn once, where InputGroup is drawn again to measure what stands there. */
export function BareInput({ className, inputRef, intent, ...input }: BareInputProps) {
  const names = [Classes.INPUT, Classes.intentClass(intent), className]
  return <input type="text" {...input} ref={inputRef} className={names.filter(Boolean).join(' ')} />
}
