import { useLayoutEffect, useRef, useState } from 'react'
import { isAhead, oncePainted } from '../frame/once-painted.ts'
import { hearFirst } from './heard-first.ts'

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
  const hear = (input: HTMLInputElement) => {
    const { value } = input
    if (value === shown.current) return
    const masked = mask ? mask(value, shown.current) : value
    if (mask && masked !== value) {
      const caret = mask(value.slice(0, input.selectionStart ?? value.length), shown.current).length
      input.value = masked
      input.setSelectionRange(caret, caret)
    }
    shown.current = masked
    oncePainted(input, () => onText(masked))
  }
  useLayoutEffect(() => {
    if (inputRef.current) hearFirst(inputRef.current, hear)
  })
  return { inputRef, defaultValue }
}
