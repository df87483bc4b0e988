/** A text as it is stored: without the spaces around it, and nothing where nothing is left. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null
