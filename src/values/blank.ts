/** True for everything that means 'no answer': absent, empty or only whitespace (law 5). */
export function isBlank(value: unknown): value is null | undefined | '' {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Trims a text; a blank one becomes undefined (law 5). */
export function present(text: string | null | undefined): string | undefined {
  return isBlank(text) ? undefined : text.trim()
}
