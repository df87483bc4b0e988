import { resolvePath, type SchemaNode } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import type { Table } from '../../../generated/table.ts'
import type { LintContext } from '../../context/context.ts'
import { error, unknownName, withNearest, withoutFix } from '../../context/findings.ts'
import { namesOf } from '../../context/names-of.ts'
import { placeholders } from '../../words/templates.ts'

/** Checks columns of links: the list exists, its addresses are safe and print values of the row. */
export function lintAddresses(
  file: string,
  { columns }: Table,
  row: SchemaNode,
  context: LintContext,
): Finding[] {
  return columns.flatMap(({ type, to }, at) => {
    const path = `/columns/${at}/to`
    if (type !== 'link')
      return to === undefined
        ? []
        : [error(file, path, `Only a column of type 'link' leads to an address. Take 'to' out.`)]
    if (to === undefined)
      return [error(file, `/columns/${at}`, "It leads nowhere: name a list of addresses under 'to'.")]
    const list = context.library.options[to]?.options ?? []
    return [
      ...unknownName(file, path, 'list of options', to, namesOf(context, 'options')),
      ...list.flatMap(({ value }) => [
        ...(value.startsWith('https://')
          ? []
          : [
              error(
                file,
                path,
                `'${value}' in '${to}' is no address that begins with https://. Write the whole address.`,
              ),
            ]),
        ...placeholders(value).flatMap(([name = '']) => {
          const found = resolvePath(row, name.split('.'), context.findSchema)
          if (found.isResolved) return []
          const finding = error(file, path, `A row has no '${name}', which '${value}' in '${to}' asks for.`)
          return [withoutFix(withNearest(finding, name, found.names))]
        }),
      ]),
    ]
  })
}
