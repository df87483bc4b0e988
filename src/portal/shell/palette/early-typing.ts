let stored = ''

const isInside = ({ target }: Event) => target instanceof Element && target.closest('.ptl-palette') !== null

/** Stores keys typed while the search loads, for its input; returns the function that stops it. */
export function bufferTyping(): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (isInside(event) || ctrlKey || metaKey || altKey || isComposing) return
    if (key === 'Backspace') stored = stored.slice(0, -1)
    else if (key.length === 1) stored += key
    else if (key !== 'Enter') return
    // Nothing else on the page handles these keys.
    event.preventDefault()
    event.stopPropagation()
  }
  stored = ''
  addEventListener('keydown', press, true)
  return () => {
    stored = ''
    removeEventListener('keydown', press, true)
  }
}

/** Returns, once, the text typed before the input was ready. */
export function takeTyped(): string {
  const typed = stored
  stored = ''
  return typed
}
