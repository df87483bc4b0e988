import { useLayoutEffect, useRef, useState } from 'react'
import { isPending, oncePainted } from '../frame/once-painted.ts'
import { hearFirst } from './heard-first.ts'
import { applyMask, type Mask } from './mask.ts'
import { undoAlong, writeOver } from './write-over.ts'

/**
 * State of an input between its changes: the text it showed last, and the text before a composition began.
 */
interface ShownText {
  shown: string
  settled: string
  isComposing: boolean
  isWriting: boolean
}

const typeOf = (event: Event): string => (event instanceof InputEvent ? event.inputType : '')

/**
 * Lets the browser show a key and calls `onText` after the paint. A mask formats the text at once and keeps
 * the caret behind its character. A composition is left alone until it ends, and formatting is undone
 * together with the key.
 */
export function useShownText(text: string, onText: (text: string) => void, mask?: Mask) {
  const inputRef = useRef<HTMLInputElement>(null)
  const status = useRef<ShownText>({ shown: text, settled: text, isComposing: false, isWriting: false })
  const [defaultValue] = useState(text)
  useLayoutEffect(() => {
    const input = inputRef.current
    const { current: now } = status
    if (!input || isPending(input) || now.isComposing) return
    now.shown = now.settled = text
    if (input.value !== text) input.value = text
  }, [text])
  const order = (input: HTMLInputElement, inputType: string, canUndo: boolean): void => {
    if (!mask || undoAlong(input, inputType)) return
    const { current: now } = status
    const caret = input.selectionStart ?? input.value.length
    const next = applyMask(mask, now.settled, { text: input.value, caret, inputType })
    now.isWriting = true
    writeOver(input, next, canUndo)
    now.isWriting = false
  }
  const hear = (input: HTMLInputElement, event: Event) => {
    const { current: now } = status
    if (now.isWriting) return
    if (event.type === 'compositionstart') now.isComposing = true
    if (event.type === 'compositionend') now.isComposing = false
    // Text dragged within the line has left its old place and is not at its new one yet.
    const isBetween = now.isComposing || typeOf(event) === 'deleteByDrag'
    if (input.value !== now.settled && !isBetween) order(input, typeOf(event), event.isTrusted)
    if (!isBetween) now.settled = input.value
    const { value } = input
    if (value === now.shown) return
    now.shown = value
    oncePainted(input, () => onText(value))
  }
  useLayoutEffect(() => {
    if (inputRef.current) hearFirst(inputRef.current, hear)
  })
  return { inputRef, defaultValue }
}
