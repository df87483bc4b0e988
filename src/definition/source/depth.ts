const DEEPEST = 64
const QUOTE = 34
const BACKSLASH = 92

/** Tells whether a JSON text is nested too deep for a definition, without parsing it. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    // [ and { differ in one bit, and so do ] and }.
    else if ((code | 32) === 123) depth += 1
    else if ((code | 32) === 125) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** Returns the position of the closing quotation mark, or the length of the text if there is none. */
export function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1
  return (at - before) % 2 === 1
}
