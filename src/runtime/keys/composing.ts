/** Key code of the Enter that ends a composition in Safari, after the composition has already ended. */
const TAKEN = 229

/**
 * Tells whether an input method handles the key, such as an Enter that chooses characters; the page must
 * ignore it.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN
}
