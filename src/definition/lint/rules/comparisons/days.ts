import { isRealDate } from '#values/date.ts'
import type { Finding } from '../../../finding.ts'
import { error } from '../../context/findings.ts'
import type { Lint } from '../../context/context.ts'
import { inLogic } from '../../context/logic-homes.ts'
import { comparisonsIn } from './comparisons.ts'

const ofDays = new Set(['date<', 'date<=', 'days'])

/** Checks that a day in a rule exists in the calendar and has the format of facts. */
export const lintDays: Lint = inLogic((_, { file, logic }) =>
  logic
    .flatMap(({ path, expression }) => comparisonsIn(expression, path))
    .filter(({ operator }) => ofDays.has(operator))
    .flatMap(({ path, operands }) =>
      operands.flatMap((operand, at): Finding[] => {
        if (typeof operand !== 'string' || isRealDate(operand)) return []
        const sentence = `'${operand}' is no day: write year, month and day of the calendar, such as 2026-12-31.`
        return [error(file, `${path}/${at}`, sentence)]
      }),
    ),
)
