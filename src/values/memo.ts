/** Returns a memo as it is checked and sent: trimmed and in upper case (PAY-029). */
export function normaliseMemo(text: string): string {
  return text.trim().toUpperCase()
}
