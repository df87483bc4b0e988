function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}

/** True when every typed word occurs in one of the texts, whatever case, accents and apostrophes; nothing typed matches all (WIZ-015, OPEN-43). */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const haystack = texts.map(plain)
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return words.every((word) => haystack.some((text) => text.includes(word)))
}
