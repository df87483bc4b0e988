import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { isAhead, oncePainted } from '../frame/once-painted.ts'

/** What an input shows for what was typed; `before` is what it showed until then. */
export type Mask = (typed: string, before: string) => string

/**
 * The browser shows a key by itself; `onText` hears of it once it is painted. With a mask the text is put in order at once,
 * and the caret stays behind the character it stood behind.
 */
export function useShownText(text: string, onText: (text: string) => void, mask?: Mask) {
  const inputRef = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  const [defaultValue] = useState(text)
  useLayoutEffect(() => {
    const input = inputRef.current
    if (!input || isAhead(input)) return
    shown.current = text
    if (input.value !== text) input.value = text
  }, [text])
  const onChange = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const { value } = input
    const masked = mask ? mask(value, shown.current) : value
    if (mask && masked !== value) {
      const caret = mask(value.slice(0, input.selectionStart ?? value.length), shown.current).length
      input.value = masked
      input.setSelectionRange(caret, caret)
    }
    shown.current = masked
    oncePainted(input, () => onText(masked))
  }
  return { inputRef, defaultValue, onChange }
}
