/** Returns the text trimmed, or null if nothing remains. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null
