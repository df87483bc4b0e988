import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { fieldsOf } from '../../../inner-fields.ts'
import { comparisonsIn } from './comparisons.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error } from '../../context/findings.ts'
import { inLogic } from '../../context/logic-homes.ts'
import { look, type FactRoots } from '../../context/roots.ts'

const orders = new Set(['<', '<=', '>', '>=', '==', '===', '!=', '!==', 'min', 'max', '+', '-', '*', '/'])

/** Whether a fact is an amount. */
export function isMoney(name: string, roots: FactRoots, context: LintContext): boolean {
  return look(roots, name, context).nodes.some((node) => node.$ref?.includes('money') === true)
}

/** Returns the fact with the currency of an amount: the one its field follows, or the neighbouring one. */
export function currencyOf(
  name: string,
  flow: Flow | undefined,
  roots: FactRoots,
  context: LintContext,
): string | undefined {
  const field = flow?.steps
    .flatMap((step) => fieldsOf(step, ''))
    .map((one) => one.field)
    .find((one) => one.id === name)
  if (field !== undefined) return field.of
  const parent = name.split('.').slice(0, -1)
  const own = name.split('.').at(-1)!
  const beside = look(roots, parent.join('.'), context)
    .nodes.flatMap((node) => Object.keys(node.properties ?? {}))
    .filter((key) => /currency$/i.test(key))
  const stem = /^[a-z]+/.exec(own)?.[0] ?? own
  const found = beside.length === 1 ? beside[0] : beside.find((key) => key.startsWith(stem))
  return found === undefined ? undefined : [...parent, found].join('.')
}

/** Amounts are compared by the money operators, and only within one currency. */
export const lintMoney: Lint = inLogic((context, { file, roots, logic }) => {
  const flow = context.library.flows[/^flows\/(.+)\.flow\.json$/.exec(file)?.[1] ?? '']
  return logic
    .flatMap(({ path, expression }) => comparisonsIn(expression, path))
    .flatMap(({ path, operator, operands }): Finding[] => {
      const names = operands.flatMap((operand) => {
        const name: unknown = (operand as { var?: unknown } | null)?.var
        return typeof name === 'string' ? [name] : []
      })
      const amounts = names.filter((name) => isMoney(name, roots, context))
      if (orders.has(operator) && amounts.length > 0)
        return [
          error(
            file,
            path,
            `'${amounts[0]}' is an amount; amounts are compared with 'money<', 'money==' and the like.`,
          ),
        ]
      if (!operator.startsWith('money')) return []
      // The record before and after a change has one currency.
      const isChange = file.startsWith('controls/')
      const currencies = new Set(
        amounts.map((name) => {
          const currency = currencyOf(name, flow, roots, context)
          return isChange ? currency?.replace(/^before\./, 'after.') : currency
        }),
      )
      currencies.delete(undefined)
      if (currencies.size < 2) return []
      return [
        derived(
          file,
          path,
          `This compares amounts in two currencies: ${[...currencies].map((name) => `'${name}'`).join(' and ')}. Compare amounts of one currency.`,
        ),
      ]
    })
})
