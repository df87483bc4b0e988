import type { Finding } from '../../../finding.ts'
import { inEach, together } from '../../context/each.ts'
import type { Lint } from '../../context/context.ts'
import { derived } from '../../context/findings.ts'

/** Last name of the path of each type of code; any other text would be grouped or refused. */
const named: Readonly<Record<string, RegExp>> = {
  iban: /iban/i,
  clabe: /clabe/i,
  'routing-number': /routing/i,
  'wallet-address': /address/i,
  uuid: /(id|memos?)$/i,
}

interface Printed {
  readonly id?: string
  readonly path?: string
  readonly type: string
}

const lintAll = (file: string, path: string, all: readonly Printed[]): Finding[] =>
  all.flatMap(({ id, path: from = id ?? '', type }, at) => {
    const last = from.split('.').at(-1) ?? ''
    return named[type] === undefined || named[type].test(last)
      ? []
      : [
          derived(
            file,
            `${path}/${at}/type`,
            `'${type}' prints a code of that kind, and '${from}' is none. Write the type of what stands there, such as 'text'.`,
          ),
        ]
  })

/** Codes are printed as the code they are. */
export const lintTypedCodes: Lint = together(
  inEach('tables', (_, { id, columns }) => lintAll(`tables/${id}.table.json`, '/columns', columns)),
  inEach('details', (_, { id, sections }) =>
    sections.flatMap(({ items }, at) =>
      lintAll(`details/${id}.details.json`, `/sections/${at}/items`, items),
    ),
  ),
  inEach('machines', (_, { id, moves }) =>
    moves.flatMap(({ confirm }, at) =>
      lintAll(`machines/${id}.machine.json`, `/moves/${at}/confirm/shows`, confirm?.shows ?? []),
    ),
  ),
)
