import { useLayoutEffect, useRef, useState } from 'react'
import { Line, type LineProps } from './Line.tsx'

export interface MaskedProps extends Omit<LineProps, 'onType' | 'inputRef'> {
  /** What the input shows for what was typed; `before` is what it showed until then. */
  readonly mask: (typed: string, before: string) => string
}

/** A line that is put into groups while it is typed; the caret stays behind the character it stood behind. */
export function Masked({ mask, typed, ...rest }: MaskedProps) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ readonly at: number }>()
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  return (
    <Line
      {...rest}
      typed={typed}
      inputRef={input}
      onType={({ value, selectionStart }) => {
        const place = selectionStart ?? value.length
        typed.type(mask(value, typed.text))
        setCaret({ at: mask(value.slice(0, place), typed.text).length })
      }}
    />
  )
}
