/** Letters of right-to-left scripts, such as Arabic, Hebrew, Syriac and Thaana. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Text that is isolated already. */
const APART = /\u2068[^\u2069]*\u2069/g
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']

/** Tells whether a text changes the direction of the text around it; isolated parts do not. */
export function turnsOrder(text: string): boolean {
  return RIGHT_TO_LEFT.test(text) && RIGHT_TO_LEFT.test(text.replace(APART, ''))
}

/** Isolates a text for use in a sentence, so that it keeps its own direction and does not affect the rest. */
export function isolate(text: string): string {
  return turnsOrder(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text
}

/** Removes the direction marks, so that the original text is left. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_ISOLATE, '')
}
