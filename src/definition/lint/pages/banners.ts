import type { Finding } from '../../finding.ts'
import type { Banner, Page } from '../../generated/page.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { unknownFact } from '../rules/facts.ts'
import { parametersOf } from './page-over.ts'
import { pageRoots } from './page-roots.ts'
import { globalRoots, type FactRoots } from '../context/roots.ts'
import { tableRoots } from '../tables/table-flow.ts'
import { namesItself } from '../words/copies.ts'
import { placeholders } from '../words/templates.ts'

function bannersIn(banners: Page['banners'], under: string): [path: string, banner: Banner][] {
  if (banners === undefined) return []
  if (Array.isArray(banners)) return banners.map((banner, at) => [`${under}/${at}`, banner])
  return banners.items.map((banner, at) => [`${under}/items/${at}`, banner])
}

/** Checks that the placeholders of a text are facts of its place. */
export function lintText(
  file: string,
  path: string,
  text: string | undefined,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  return placeholders(text ?? '').flatMap((names) =>
    names.flatMap((name) => unknownFact(file, path, name, roots, context).map(withoutFix)),
  )
}

/** Reports notices that link to the page of one record, since a notice has no id to fill in. */
function lintRecord(
  file: string,
  path: string,
  page: string | undefined,
  { library }: LintContext,
): Finding[] {
  const linked = file === 'notices.json' && page !== undefined ? library.pages[page] : undefined
  const [lacks] = linked === undefined ? [] : parametersOf(linked)
  const sentence = `Nothing here fills {${lacks}} of the page '${page}', which shows one record. Name a page of several.`
  return lacks === undefined ? [] : [error(file, path, sentence)]
}

function lintOne(
  file: string,
  banners: Page['banners'],
  roots: FactRoots,
  context: LintContext,
  under = '/banners',
): Finding[] {
  return bannersIn(banners, under).flatMap(([path, { title, says, link }]) => [
    ...lintText(file, `${path}/title`, title, roots, context),
    ...lintText(file, `${path}/says`, says, roots, context),
    ...unknownName(file, `${path}/link/page`, 'page', link?.page, namesOf(context, 'pages')),
    ...lintRecord(file, `${path}/link/page`, link?.page, context),
  ])
}

/** Reports a banner that leads elsewhere than to the page below its own that its rule is called after. */
function lintLed({ id, path, banners }: Page, { library: { pages } }: LintContext): Finding[] {
  const all = bannersIn(banners, '/banners')
  const linked = new Set(all.map(([, { link }]) => link?.page))
  return all.flatMap(([at, { when, link }]): Finding[] => {
    if (link === undefined || namesItself(when, link.page) > 0) return []
    const meant = Object.values(pages).find(
      (page) =>
        page.path.startsWith(`${path}/`) &&
        parametersOf(page).length === 0 &&
        !linked.has(page.id) &&
        namesItself(when, page.id) > 0,
    )
    if (meant === undefined) return []
    const sentence = `This shows while '${when}' is yes and leads to '${link.page}', and nothing leads to '${meant.id}'. Name '${meant.id}'.`
    return [{ ...error(`pages/${id}.page.json`, `${at}/link/page`, sentence), nearest: meant.id }]
  })
}

/** Checks that banners link to pages, and that they and the headings of tables print existing facts. */
export const lintBanners: Lint = together(
  (context) =>
    lintOne('notices.json', [...context.library.notices], globalRoots(context), context, '/notices'),
  inEach('pages', (context, page) => [
    ...lintOne(`pages/${page.id}.page.json`, page.banners, pageRoots(context, page), context),
    ...lintLed(page, context),
  ]),
  inEach('tables', (context, table) => {
    const file = `tables/${table.id}.table.json`
    const roots = tableRoots(context, table)
    return [
      ...lintOne(file, table.banners, roots, context),
      ...lintText(file, '/heading', table.heading, roots, context),
    ]
  }),
)
