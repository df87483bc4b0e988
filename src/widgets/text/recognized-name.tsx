import { useSyncExternalStore } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'

export interface RecognizedProps extends Pick<WidgetProps, 'store'> {
  readonly id: string
  /** The fact that lists the texts. */
  readonly path: string
}

/** Texts used before, offered while one types; any other may be typed as well. */
export function Recognized({ id, path, store }: RecognizedProps) {
  const existing = useSyncExternalStore(
    (wake) => {
      const ends = [store.onAnswers(wake), store.onShape(wake)]
      return () => ends.forEach((end) => end())
    },
    () => store.fact(path),
  )
  const texts = Array.isArray(existing) ? existing.map(String) : []
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </datalist>
  )
}
