import { currencyName, findCurrency } from '#values/currency.ts'
import { fieldsOf } from '../../inner-fields.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Lists that fields and filters ask for a currency from hold currencies: of any other nobody knows how many decimals it has. */
export const lintCurrencies: Lint = ({ library }) => {
  const fields = [
    ...Object.values(library.flows).flatMap(({ steps }) =>
      steps.flatMap((step) => fieldsOf(step, '').map(({ field }) => field)),
    ),
    ...Object.values(library.tables).flatMap(({ filters = [] }) => filters),
  ]
  const named = fields.flatMap(({ type, options }) =>
    type === 'currency' && typeof options === 'string' ? [options] : [],
  )
  return [...new Set(named)].flatMap((id) =>
    (library.options[id]?.options ?? []).flatMap(({ value }, at) =>
      findCurrency(value) === undefined
        ? [
            error(
              `options/${id}.options.json`,
              `/options/${at}/value`,
              `'${value}' is no currency: write its three letters of ISO 4217, such as EUR for ${currencyName('EUR')}.`,
            ),
          ]
        : [],
    ),
  )
}
