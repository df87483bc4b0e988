import type { ReactNode } from 'react'
import { turnsOrder } from '#values/direction.ts'
import { foreignLanguage } from '#values/text-language.ts'
import './shown-text.css'

/**
 * Short names with a hyphen that begin with a capital or digit, such as W-8BEN-E or INV-2026-7; they must not
 * break.
 */
const SAVED_WHOLE = /(?<![^\s(‘\u201c])([\p{Lu}\d]\S{0,14}-\S{1,9})(?!\S)/u

/**
 * Free text inside other text: isolated in its direction, ids unbroken at hyphens, and a foreign language
 * marked for screen readers.
 */
export function shownText(text: string): ReactNode {
  if (turnsOrder(text)) return <bdi>{text}</bdi>
  const language = foreignLanguage(text)
  if (language !== undefined) return <span lang={language}>{text}</span>
  if (!text.includes('-')) return text
  const parts = text.split(SAVED_WHOLE)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="ptl-whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
