const hearings = new WeakMap<EventTarget, (input: HTMLInputElement, event: Event) => void>()

/** Autofill may send only 'change'; a drag within a line ends after both of its halves. */
const telling: readonly string[] = ['input', 'change', 'compositionstart', 'compositionend', 'dragend']
/** A key also sends these, which nobody listens to. */
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

/** Calls only `hearing` when the text of the line changes. */
export const hearFirst = (
  input: HTMLInputElement,
  hearing: (input: HTMLInputElement, event: Event) => void,
): void => {
  hearings.set(input, hearing)
}
