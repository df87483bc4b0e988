import { currencyName, findCurrency } from '#values/currency.ts'
import type { SchemaNode } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import type { LintContext } from '../../context/context.ts'
import { error, withNearest } from '../../context/findings.ts'

const isOf = (nodes: readonly SchemaNode[], value: string): boolean =>
  nodes.some(({ $ref = '' }) => new RegExp(`(^|/)${value}(\\.schema\\.json)?$`).test($ref))

/** Checks that a constant compared with a country or currency is one of the codes. */
export function lintCode(
  file: string,
  path: string,
  code: string,
  nodes: readonly SchemaNode[],
  { library }: LintContext,
): Finding[] {
  if (isOf(nodes, 'currency-code') && findCurrency(code) === undefined)
    return [
      error(
        file,
        path,
        `'${code}' is no currency: write its three letters of ISO 4217, such as EUR for ${currencyName('EUR')}.`,
      ),
    ]
  const lists = [library.options['countries'], library.options['destinations']]
  if (!isOf(nodes, 'country-code') || lists[0] === undefined) return []
  const countries = lists.flatMap((list) => list?.options ?? [])
  if (countries.some(({ value }) => value === code)) return []
  const named = countries.find(({ label }) => label === code)?.value
  const finding = error(
    file,
    path,
    `'${code}' is no code of options/countries, so this is never equal. Write the code of a country, such as 'MX'.`,
  )
  if (named !== undefined) return [{ ...finding, nearest: named }]
  return [
    withNearest(
      finding,
      code.toUpperCase(),
      countries.map(({ value }) => value),
    ),
  ]
}
