import type { CardWords } from '#definition/generated/card-words.ts'
import { fillTemplate } from '#engine/flow/texts/template.ts'
import { useCallback } from 'react'
import { useSigned } from '../../session/session-context.ts'

type Prints = Readonly<Record<string, string | number>>

/** Returns the sentences of a card from its definition; `prints` fills their placeholders. */
export function useWords<Name extends keyof CardWords>(
  name: Name,
): (word: CardWords[Name], prints?: Prints) => string {
  const card = useSigned().definitions.library.cards[name]
  return useCallback(
    (word, prints = {}) => {
      const text = (word === 'title' ? card?.title : card?.words?.[word]) ?? ''
      const print = (path: string) => String(prints[path] ?? '')
      return fillTemplate(text, print, print)
    },
    [card],
  )
}
