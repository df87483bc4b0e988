const DEEPEST = 64
const TOKEN = /"(?:[^"\\]|\\.)*"|[[{\]}]/g

/** Whether a JSON text is nested deeper than any definition, told without parsing it. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
