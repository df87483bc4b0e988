/** What Safari marks the Enter with that ends a composition, when it has already ended it. */
const TAKEN = 229

/** True for a key that an input method takes, such as the Enter that chooses its letters: it means nothing to the page. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN
}
