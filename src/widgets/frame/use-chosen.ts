import { useState } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'
import { oncePainted } from './once-painted.ts'

export interface Chosen {
  readonly value: unknown
  /** `at` is the pressed element. */
  readonly choose: (value: unknown, at: Element) => void
}

/** Shows a pressed choice at once and stores it after the next paint, since it may render half a page. */
export function useChosen({ state, onAnswer }: Pick<WidgetProps, 'state' | 'onAnswer'>): Chosen {
  const [pressed, press] = useState<{ readonly value: unknown }>()
  return {
    value: pressed ? pressed.value : state.value,
    choose(value, at) {
      press({ value })
      oncePainted(at, () => {
        onAnswer(value)
        press(undefined)
      })
    },
  }
}
