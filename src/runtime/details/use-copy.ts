import { useState } from 'react'
import { useServices } from '../field/services.ts'

export interface Copy {
  readonly isCopied: boolean
  readonly copy: (text: string) => Promise<void>
  readonly forget: () => void
}

/** Copies a text and says aloud whether it was; `instead` is what a person can do where it was not. */
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
        announce(`${label} copied`)
      } catch {
        announce([`${label} could not be copied`, instead].filter(Boolean).join('. '))
      }
    },
  }
}
