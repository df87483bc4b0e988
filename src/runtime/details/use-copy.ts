import { useState } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import { useServices } from '../field/services.ts'

export interface Copy {
  readonly isCopied: boolean
  readonly copy: (text: string) => Promise<void>
  readonly forget: () => void
}

/** Copies a text and announces the result; `instead` is the advice after a failure. */
export function useCopy(label: string, instead?: string): Copy {
  const { announce } = useServices()
  const [isCopied, setCopied] = useState(false)
  return {
    isCopied,
    forget: () => setCopied(false),
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text)
        setCopied(true)
        announce(sayScreens('copied', { label }))
      } catch {
        announce([sayDetails('notCopied', { label }), instead].filter(Boolean).join('. '))
      }
    },
  }
}
