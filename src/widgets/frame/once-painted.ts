import { afterPaint } from '#runtime/form/after-paint.ts'

const waiting = new Map<Element, { readonly run: () => void; readonly callOff: () => void }>()

function runNow(): void {
  window.removeEventListener('keydown', runNow, { capture: true })
  for (const [input, { run, callOff }] of waiting) {
    waiting.delete(input)
    callOff()
    run()
  }
}

/**
 * Runs pending work before the person's next action. Key events are most frequent, so they are listened to
 * only while work is pending.
 */
const nexts = ['pointerdown', 'click', 'focusout', 'submit', 'visibilitychange', 'pagehide']
for (const next of nexts) window.addEventListener(next, runNow, { capture: true })

/**
 * Paints typed or pressed input first: `run` is called after the paint, or before the next action if that is
 * sooner.
 */
export function oncePainted(input: Element, run: () => void): void {
  waiting.get(input)?.callOff()
  window.addEventListener('keydown', runNow, { capture: true })
  waiting.set(input, { run, callOff: afterPaint(runNow) })
}

/** Tells whether an input shows a change that is not stored yet. */
export const isPending = (input: Element): boolean => waiting.has(input)
