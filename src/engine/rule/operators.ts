import type { Operator } from './operator.ts'
import { arithmetic } from './operators/arithmetic.ts'
import { comparison } from './operators/comparison.ts'
import { dates } from './operators/dates.ts'
import { textOperators } from './operators/structured-text.ts'
import { lists } from './operators/lists.ts'
import { logic } from './operators/logic.ts'
import { money } from './operators/money.ts'
import { reading } from './operators/reading.ts'
import { text } from './operators/text.ts'

const families = {
  ...reading,
  ...logic,
  ...comparison,
  ...arithmetic,
  ...text,
  ...lists,
  ...money,
  ...dates,
  ...textOperators,
}

/** Complete list of operators: the safe ones of json-logic-js 2.0.5, and our own. */
export const operators: ReadonlyMap<string, Operator> = new Map(Object.entries(families))

/** The same list for linter and reader: number of operands, description and cost. */
export const operatorTable: Readonly<Record<string, Pick<Operator, 'arity' | 'says' | 'cost'>>> =
  Object.freeze(
    Object.fromEntries([...operators].map(([name, { arity, says, cost }]) => [name, { arity, says, cost }])),
  )
