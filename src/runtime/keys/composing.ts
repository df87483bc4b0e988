/** Key code of the Enter that ends a composition in Safari, after the composition has already ended. */
const TAKEN = 229

/** True for a key that an input method takes, such as the Enter that chooses its letters: it means nothing to the page. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN
}
