import { sayScreens } from '#values/generated/say-screens.ts'
import type { DroppedAnswer } from '#engine/draft/migrate.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'

/** What of a draft a newer form has no place for, by the labels people know; what is gone has none any more. */
export function describeDroppedAnswers(
  flow: LinkedFlow,
  dropped: readonly DroppedAnswer[],
): string | undefined {
  if (dropped.length === 0) return undefined
  const labels = dropped.map(({ field }) => flow.fields.get(field)?.definition.label)
  const existing = labels.filter((label) => label !== undefined)
  const gone = labels.length - existing.length
  return [
    sayScreens('formChanged'),
    ...(existing.length > 0 ? [sayScreens('answerAgain', { labels: existing.join(', ') })] : []),
    ...(gone > 0 ? [sayScreens('answersGone', { count: gone })] : []),
  ].join(' ')
}
