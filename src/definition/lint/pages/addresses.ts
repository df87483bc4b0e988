import { nearestName } from '../../spelling/nearest-name.ts'
import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import type { LintContext } from '../context/context.ts'
import { astray } from '../context/findings.ts'
import { parametersOf } from './page-over.ts'

/** Finds the page at an address, whose query does not count; pages without parameters come first. */
export function pageAt(address: string, { library }: LintContext): Page | undefined {
  const parts = (address.split('?')[0] ?? '').split('/')
  const fits = (page: Page) => {
    const own = page.path.split('/')
    return own.length === parts.length && own.every((part, at) => part.startsWith('{') || part === parts[at])
  }
  const pages = Object.values(library.pages).filter(fits)
  return pages.toSorted((one, other) => parametersOf(one).length - parametersOf(other).length)[0]
}

/** Tells whether an address leads to a page; a broken page may be anywhere. */
export const isPage = (context: LintContext, address: string): boolean =>
  (context.unread?.['pages'] ?? []).length > 0 || pageAt(address, context) !== undefined

/** Reports an address at which no page stands, with the nearest path of one. */
export function noPage(file: string, path: string, address: string, context: LintContext): Finding[] {
  if (isPage(context, address)) return []
  const existing = Object.values(context.library.pages).map((page) => page.path)
  const nearest = nearestName(address, existing)
  const finding = astray(file, path, `No page stands at '${address}'. Write the path of a page.`)
  return [nearest === undefined ? finding : { ...finding, nearest }]
}
