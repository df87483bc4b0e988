import { entriesOf, resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import type { LintContext } from '../context/context.ts'
import { error, withNearest } from '../context/findings.ts'
import { detailsRecord } from '../context/roots.ts'

/** Checks that the source of repeated lines is a list whose entries have the named properties. */
export function lintEach(file: string, details: Details, context: LintContext): Finding[] {
  const record = detailsRecord(context, details)
  return details.sections.flatMap(({ items }, section) =>
    items.flatMap(({ path, each }, at) => {
      if (each === undefined) return []
      const found = resolvePath(record, path.split('.'), context.findSchema)
      const place = `/sections/${section}/items/${at}`
      if (found.isResolved && found.types.length > 0 && !found.types.includes('array'))
        return [error(file, `${place}/each`, `'${path}' is no list. Leave 'each' out, or name a list.`)]
      const entry = entriesOf(found)
      return Object.entries(each).flatMap(([part, name]) => {
        const inner = resolvePath(entry, name.split('.'), context.findSchema)
        if (inner.isResolved) return []
        const finding = error(file, `${place}/each/${part}`, `An entry of '${path}' has no '${name}'.`)
        return [withNearest(finding, name, inner.names)]
      })
    }),
  )
}
