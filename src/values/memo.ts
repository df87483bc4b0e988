/** A memo as it is checked and sent: trimmed and upper-cased (PAY-029). */
export function normaliseMemo(text: string): string {
  return text.trim().toUpperCase()
}
