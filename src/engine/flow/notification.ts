import type { Run } from './state/run.ts'

/** Notifies the listeners of every changed part, once everything is evaluated. A listener may read and answer at once. */
export function notifyListeners(run: Run): void {
  const { changes } = run
  const listeners = [...changes.cells].flatMap((cell) => [...cell.listeners])
  if (changes.shape) listeners.push(...run.shapeListeners)
  if (changes.answers) listeners.push(...run.answerListeners)
  changes.cells.clear()
  changes.shape = false
  changes.answers = false
  for (const wake of listeners) wake()
}
