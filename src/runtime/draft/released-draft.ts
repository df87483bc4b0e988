import type { DroppedAnswer } from '#engine/draft/migrate.ts'
import type { LinkedFlow } from '#engine/flow/linked-flow.ts'

/** What of a draft a newer form has no place for, by the labels people know; what is gone has none any more. */
export function describeDroppedAnswers(
  flow: LinkedFlow,
  dropped: readonly DroppedAnswer[],
): string | undefined {
  if (dropped.length === 0) return undefined
  const labels = dropped.map(({ field }) => flow.fields.get(field)?.definition.label)
  const existing = labels.filter((label) => label !== undefined)
  const gone = labels.length - existing.length
  const again = existing.length > 0 ? ` Answer again: ${existing.join(', ')}.` : ''
  const unrequested =
    gone === 1 ? ' One answer is no longer asked for.' : ` ${gone} answers are no longer asked for.`
  return `This form has changed since. We kept what still fits.${again}${gone > 0 ? unrequested : ''}`
}
