import { english, readBy, type Language } from '#values/language.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fetchDefinitions } from './fetch.ts'

const COOKIE = 'portolan_language'
const YEAR_SECONDS = 31_536_000

let current = english
readBy(() => current)

/** Sets the language of the page, also for screen readers; English if an answer names none. */
export function readIn(language: Language | undefined): void {
  current = language ?? english
  document.documentElement.lang = current.tag
  document.documentElement.dir = current.direction
}

/** Languages that the server did not provide; requesting them again would never end. */
const refused = new Set<string>()

/**
 * Reloads the definitions if the server answers in another language than the page. The cookie passes it to
 * the next page, before sign-in.
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
