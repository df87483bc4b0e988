const waiting = new Set<() => void>()
let isDown = false

function runAll(): void {
  isDown = false
  for (const run of waiting) run()
  waiting.clear()
}

const listen = (name: string, heard: (event: Event) => void) =>
  window.addEventListener(name, heard, { capture: true })

// The click that belongs to the press comes before the timer.
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

/** At once; while a pointer is down only after its click, so that nothing moves away from under a button that is being pressed. */
export function afterPress(run: () => void): void {
  if (isDown) waiting.add(run)
  else run()
}
