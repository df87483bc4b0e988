import type { Page } from '../../generated/page.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { parametersOf } from './page-over.ts'

/** Returns the pages that a page links to, with their places. */
export function linkedFrom({ links = [] }: Page): [path: string, page: string][] {
  const named = (pages: readonly string[], path: string) =>
    pages.map((page, at): [string, string] => [`${path}/${at}`, page])
  if (Array.isArray(links)) return named(links, '/links')
  if ('pages' in links) return named(links.pages, '/links/pages')
  return links.groups.flatMap(({ pages }, at) => named(pages, `/links/groups/${at}/pages`))
}

/**
 * Checks that a page that opens its first link has links, and that no two pages share a place or key in the
 * sidebar.
 */
export const lintPageLinks: Lint = ({ library }) => {
  const pages = Object.values(library.pages)
  const placed = pages.filter(({ navigation }) => navigation !== undefined)
  return pages.flatMap((page) => {
    const file = `pages/${page.id}.page.json`
    const order = page.navigation?.order
    const key = page.navigation?.key
    const keyed = placed.find(({ navigation }) => navigation?.key === key)
    const first = placed.find(({ navigation }) => navigation?.order === order)
    return [
      ...(page.redirect === 'first' && linkedFrom(page).length === 0
        ? [
            error(
              file,
              '/redirect',
              "It leads to the first of its links and has none: name pages under 'links'.",
            ),
          ]
        : []),
      ...(page.navigation !== undefined && parametersOf(page).length > 0
        ? [
            error(
              file,
              '/navigation',
              `The sidebar cannot fill {${parametersOf(page)[0]}} of '${page.path}': take 'navigation' out, and let a page lead here.`,
            ),
          ]
        : []),
      ...(page.navigation === undefined || first === page
        ? []
        : [
            error(
              file,
              '/navigation/order',
              `'${first?.id}' already stands at place ${order}. Write another number.`,
            ),
          ]),
      ...(key === undefined || keyed === page
        ? []
        : [
            error(
              file,
              '/navigation/key',
              `g ${key} already leads to '${keyed?.id}': choose another letter.`,
            ),
          ]),
    ]
  })
}
