import type { Library } from '#definition/library.ts'
import type { Tone } from '#runtime/details/facts/status-tag.tsx'
import { useSigned } from '../session/session-context.ts'

export interface Words {
  readonly label: string
  readonly hint: string
  readonly tone: Tone
}

/** Returns a function that translates values by an option list; an unknown value is returned as it is. */
export function labelsIn({ options }: Library, list: string): (value: string) => Words {
  const words = options[list]?.options ?? []
  return (value) => {
    const found = words.find((option) => option.value === value)
    return { label: found?.label ?? value, hint: found?.hint ?? '', tone: found?.tone ?? 'neutral' }
  }
}

export function useLabels(list: string): (value: string) => Words {
  return labelsIn(useSigned().definitions.library, list)
}
