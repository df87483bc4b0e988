import { english, readBy, type Language } from '#values/language.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fetchDefinitions } from './fetch.ts'

const COOKIE = 'portolan_language'
const YEAR_SECONDS = 31_536_000

let current = english
readBy(() => current)

/** From now on the page is in this language, and says so to what reads it aloud; in English where an answer names none. */
export function readIn(language: Language | undefined): void {
  current = language ?? english
  document.documentElement.lang = current.tag
  document.documentElement.dir = current.direction
}

/** Languages the server was asked for and did not give: asking again would never end. */
const refused = new Set<string>()

/**
 * Fetches the definitions in the language the server answers this person in, where the page is in another one. The cookie says
 * it to the next page, before anybody is known there.
 */
export function followLanguage(tag: string, queries: QueryClient): (answered: string | null) => void {
  return (answered) => {
    if (answered === null || answered === tag || refused.has(answered)) return
    refused.add(answered)
    document.cookie = `${COOKIE}=${answered}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    const requested = { queryKey: ['definitions'], queryFn: () => fetchDefinitions(), staleTime: 0 }
    queries
      .fetchQuery(requested)
      .then(({ language }) => language.tag === answered && refused.delete(answered))
      .catch(() => refused.delete(answered))
  }
}
