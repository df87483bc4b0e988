import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { linkedFrom } from './page-links.ts'
import { parametersOf } from './page-over.ts'

const lintRedirect = (file: string, { redirect, redirectWhen }: Page): Finding[] =>
  redirect !== undefined || redirectWhen === undefined
    ? []
    : [
        derived(
          file,
          '/redirectWhen',
          `This says when people are sent elsewhere, and nothing says where. Write the address under 'redirect', or take it out.`,
        ),
      ]

/** A link to one record needs to know which: a list has none. */
function lintLinked(file: string, page: Page, { library: { pages } }: LintContext): Finding[] {
  const own = new Set(parametersOf(page))
  return linkedFrom(page).flatMap(([path, id]) => {
    const linked = pages[id]
    const lacks =
      linked === undefined
        ? []
        : parametersOf(linked).filter((name) => !own.has(name) && name !== linked.stepParameter)
    return lacks.length === 0
      ? []
      : [
          error(
            file,
            path,
            `Nothing here fills {${lacks[0]}} of the page '${id}', which shows one record. Name a page of several, or take it out.`,
          ),
        ]
  })
}

/** Checks that a card about drafts names a page with a flow. */
const lintCards = (file: string, { cards = [] }: Page, { library: { pages } }: LintContext): Finding[] =>
  cards.flatMap((card, at) => {
    if (typeof card === 'string' || card.of === undefined || card.card !== 'unfinished') return []
    const of = pages[card.of]
    if (of === undefined || of.flow !== undefined) return []
    return [
      error(
        file,
        `/cards/${at}/of`,
        `Nothing is begun on the page '${card.of}', which has no flow: the card would never show. Name the page of a flow.`,
      ),
    ]
  })

/** Checks that redirects, links and cards of a page can be opened from it. */
export const lintPageShape: Lint = inEach('pages', (context, page) => {
  const file = `pages/${page.id}.page.json`
  return [...lintRedirect(file, page), ...lintLinked(file, page, context), ...lintCards(file, page, context)]
})
