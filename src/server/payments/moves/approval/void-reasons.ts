import { refused } from '../../../app/refused.ts'
import { listOf, type OptionDefinitions } from '../../../languages/lists.ts'

const together = new Intl.ListFormat('en')

/** The parts that are not as they were asked for, as text. */
export const whatChanged = (existing: OptionDefinitions, changed: readonly string[]): string =>
  together.format(
    listOf(existing, 'approval-parts').flatMap(({ value, label }) =>
      changed.includes(value) ? [label] : [],
    ),
  )

/** Why nobody decides it any more: what would move is not what was asked for. */
export const whyVoid = (existing: OptionDefinitions, changed: readonly string[]) =>
  refused('approval-void', { values: { what: whatChanged(existing, changed) } })
