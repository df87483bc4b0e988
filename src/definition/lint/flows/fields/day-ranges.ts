import { isDayRange } from '#values/day-range.ts'
import type { Finding } from '../../../finding.ts'
import type { Lint } from '../../context/context.ts'
import { inEach } from '../../context/each.ts'
import { error, unknownName } from '../../context/findings.ts'
import { namesOf } from '../../context/names-of.ts'

/** Checks that `ranges` names a list of day ranges and another date of the same step. */
export const lintDayRanges: Lint = inEach('flows', (context, { id, steps }) =>
  steps.flatMap(({ fields = [] }, of) =>
    fields.flatMap(({ ranges, id: first }, at): Finding[] => {
      if (ranges === undefined) return []
      const file = `flows/${id}.flow.json`
      const path = `/steps/${of}/fields/${at}/ranges`
      const days = fields.filter((field) => field.type === 'date' && field.id !== first)
      const list = context.library.options[ranges.options]
      const odd = list?.options.filter(({ value }) => !isDayRange(value)) ?? []
      return [
        ...unknownName(
          file,
          `${path}/options`,
          'list of options',
          ranges.options,
          namesOf(context, 'options'),
        ),
        ...unknownName(
          file,
          `${path}/last`,
          'date beside it',
          ranges.last,
          days.map((field) => field.id),
        ),
        ...odd.map(({ value }) =>
          error(
            file,
            `${path}/options`,
            `'${value}' of '${ranges.options}' is no range of days. Write one like day-1, week-0, month-1 or days-7.`,
          ),
        ),
      ]
    }),
  ),
)
