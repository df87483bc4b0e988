const waiting = new Set<() => void>()
let isDown = false

function runAll(): void {
  isDown = false
  for (const run of waiting) run()
  waiting.clear()
}

const listen = (name: string, heard: (event: Event) => void) =>
  window.addEventListener(name, heard, { capture: true })

// The click of the press comes before the timer.
const over = () => setTimeout(runAll)

listen('pointerdown', () => {
  runAll()
  isDown = true
})
for (const name of ['pointerup', 'pointercancel', 'dragend']) listen(name, over)
// The list of a select captures the pointer and never releases it; typing or a choice means that the press is
// over.
for (const name of ['keydown', 'input', 'change']) listen(name, over)
// Not that of a field, which passes here as well.
listen('blur', ({ target }) => target === window && over())

/**
 * Runs at once, or after the click while a pointer is down, so that nothing moves away under a pressed
 * button.
 */
export function afterPress(run: () => void): void {
  if (isDown) waiting.add(run)
  else run()
}
