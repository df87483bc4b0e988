import type { Run } from './run.ts'

/** Wakes those whose part changed, once everything is judged; who is woken may already ask and answer again. */
export function tell(run: Run): void {
  const { news } = run
  const wakes = [...news.cells].flatMap((cell) => [...cell.wakes])
  if (news.shape) wakes.push(...run.shapeWakes)
  if (news.answers) wakes.push(...run.answerWakes)
  news.cells.clear()
  news.shape = false
  news.answers = false
  for (const wake of wakes) wake()
}
