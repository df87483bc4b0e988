import { refused } from '../../../app/refused.ts'
import { listOf, type OptionDefinitions } from '../../../languages/lists.ts'

const together = new Intl.ListFormat('en')

/** Lists the terms that differ from the request, as text. */
export const whatChanged = (existing: OptionDefinitions, changed: readonly string[]): string =>
  together.format(
    listOf(existing, 'approval-parts').flatMap(({ value, label }) =>
      changed.includes(value) ? [label] : [],
    ),
  )

/** Returns why an approval is void: the payment's terms are no longer those requested. */
export const whyVoid = (existing: OptionDefinitions, changed: readonly string[]) =>
  refused('approval-void', { values: { what: whatChanged(existing, changed) } })
