const hearings = new WeakMap<EventTarget, (input: HTMLInputElement, event: Event) => void>()

/** Some fill a line in for a person and tell of it by 'change' alone; a drag within a line ends after both of its halves. */
const telling: readonly string[] = ['input', 'change', 'compositionstart', 'compositionend', 'dragend']
/** A key brings these as well, and nobody listens. */
const idle: readonly string[] = ['keypress', 'textInput']

function hear(event: Event): void {
  const { target: input, type } = event
  const hearing = input instanceof HTMLInputElement && hearings.get(input)
  if (!hearing) return
  // React would walk up all of the page for it, twice.
  event.stopPropagation()
  if (telling.includes(type)) hearing(input, event)
}

for (const type of [...telling, ...idle]) window.addEventListener(type, hear, { capture: true })

/** `hearing` alone is told that the text of the line is another one. */
export const hearFirst = (
  input: HTMLInputElement,
  hearing: (input: HTMLInputElement, event: Event) => void,
): void => {
  hearings.set(input, hearing)
}
