import type { Case } from '#definition/generated/cases.ts'
import type { Page, PlacedCard, Tabs } from '#definition/generated/page.ts'
import { bannersNow } from '../banner/banners-now.ts'
import { rightToPage, type PageContext } from '../page/right.ts'
import { openTabs } from '../page/tabs.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import type { Facts } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { wordsIn } from './words.ts'

/** Runs one case of a page: whether it opens, and its contents. */
export function runPageCase(
  page: Page,
  definition: Case,
  globals: Facts,
  shared: Pick<PageContext, 'permissions' | 'rules'>,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const context = { ...shared, facts, roles: wordsIn(facts, 'session.roles') }
  const { rules } = linkOwnRules(page.rules ?? {}, shared.rules)
  const isYes = (rule: string) => rules.get(rule)?.evaluate(facts) === 'yes'
  expected.same('opens', definition.opens, rightToPage(page, context).kind === 'open' ? 'yes' : 'no')
  expected.same('tabs', definition.tabs, page.tabs && tabsShown(page.tabs, isYes))
  expected.same('cards', definition.cards, cardsShown(page, context))
  expected.same('documents', definition.documents, page.document === undefined ? [] : [page.document])
  expected.same(
    'banners',
    definition.banners,
    bannersNow(page.banners, rules, facts).map(({ title }) => title),
  )
  expected.each('rules', definition.rules, (name) => rules.get(name)?.evaluate(facts))
  return expected.differences()
}

function tabsShown(tabs: Tabs, isYes: (rule: string) => boolean, above = ''): Record<string, string> {
  const shown = openTabs(tabs, isYes).map((tab) => {
    const name = `${above}${tab.id}`
    return tab.tabs ? tabsShown(tab.tabs, isYes, `${name}/`) : { [name]: tab.table ?? '' }
  })
  return Object.assign({}, ...shown) as Record<string, string>
}

function cardsShown(page: Page, context: PageContext): readonly string[] {
  const open = (page.cards ?? []).flatMap((entry) => {
    const { card, of, permission, gate }: PlacedCard = typeof entry === 'string' ? { card: entry } : entry
    const name = of === undefined ? card : `${card} of ${of}`
    return rightToPage({ ...page, permission, gate }, context).kind === 'open' ? [name] : []
  })
  return [...new Set(open)]
}
