import { currencyName, findCurrency } from '#values/currency.ts'
import { fieldsOf } from '../../inner-fields.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Checks that lists of currencies contain only currencies, since others have no number of decimals. */
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
