import { useState } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'

export interface Typed {
  readonly text: string
  readonly type: (text: string) => void
  readonly leave: () => void
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : ''
}

/**
 * Holds the typed text while the store owns the answer. It stays until the answer changes otherwise, and is
 * formatted (spaces, groups) only when the person leaves.
 */
export function useTyped(
  { state, store, onAnswer, onLeave }: WidgetProps,
  show: (value: string) => string = asText,
): Typed {
  const shown = () => show(asText(state.value))
  const [stored, keep] = useState(() => ({ text: shown(), of: state.value }))
  return {
    text: stored.of === state.value ? stored.text : shown(),
    type(text) {
      onAnswer(text)
      keep({ text, of: store.field(state.id).value })
    },
    leave() {
      keep({ text: shown(), of: state.value })
      onLeave()
    },
  }
}
