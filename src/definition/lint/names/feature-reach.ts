import type { Finding } from '../../finding.ts'
import type { Page, Tabs } from '../../generated/page.ts'
import { formulaOf, termsOf, type Formula } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, derived } from '../context/findings.ts'
import { reachOf, type Reach } from '../rules/rule-reach.ts'

/** A call that a part of a page depends on, and the rules under which that part is shown. */
interface Needed {
  readonly path: string
  readonly what: string
  readonly call: string
  readonly shownWhen: readonly (string | undefined)[]
}

function neededBy({ flow, details, table, tabs }: Page, { library }: LintContext): Needed[] {
  const submit = library.flows[flow ?? '']?.submit
  const record = library.details[details ?? '']?.record
  return [
    ...(submit === undefined || (submit.instead ?? []).length > 0
      ? []
      : [{ path: '/flow', what: `the flow '${flow}'`, call: submit.call, shownWhen: [] }]),
    ...(record === undefined
      ? []
      : [{ path: '/details', what: `the details '${details}'`, call: record.call, shownWhen: [] }]),
    ...rowsOf('/table', table, [], library),
    ...inTabs('/tabs', tabs, [], library),
  ]
}

function rowsOf(
  path: string,
  table: string | undefined,
  shownWhen: Needed['shownWhen'],
  library: LintContext['library'],
): Needed[] {
  const rows = library.tables[table ?? '']?.rows
  return rows === undefined ? [] : [{ path, what: `the table '${table}'`, call: rows.call, shownWhen }]
}

function inTabs(
  path: string,
  tabs: Tabs | undefined,
  above: Needed['shownWhen'],
  library: LintContext['library'],
): Needed[] {
  return (tabs?.items ?? []).flatMap((tab, at) => {
    const place = `${path}/items/${at}`
    const shownWhen = [...above, tab.gate]
    return [
      ...rowsOf(`${place}/table`, tab.table, shownWhen, library),
      ...inTabs(`${place}/tabs`, tab.tabs, shownWhen, library),
    ]
  })
}

const isOfRequest = (formula: Formula): boolean => termsOf(formula).some((term) => /\brequest\b/.test(term))

function lintNeeded(
  page: Page,
  { path, what, call, shownWhen }: Needed,
  reach: Reach,
  { library }: LintContext,
) {
  const open = [page.feature, page.gate, ...shownWhen].flatMap((name) =>
    name === undefined ? [] : [formulaOf({ rule: name }, reach.find)],
  )
  return (library.calls[call]?.checks ?? []).flatMap(({ must }): Finding[] => {
    const requested = formulaOf({ rule: must }, reach.find)
    // A missing rule has its own finding at the call.
    if (reach.find(must) === undefined || isOfRequest(requested)) return []
    // The same holds for a missing rule of the page.
    if ([page.feature, page.gate].some((rule) => rule !== undefined && reach.find(rule) === undefined))
      return []
    const refused: Formula = { kind: 'all', of: [...open, { kind: 'not', of: requested }] }
    if (satisfy(refused, reach.context)?.yes === undefined) return []
    // A page that checks another feature than its call checks the wrong one.
    const own = page.gate ?? page.feature
    const isOther = own !== undefined && shownWhen.every((name) => name === undefined)
    const place = page.gate === undefined ? '/feature' : '/gate'
    const above = library.pages[page.over ?? page.parent ?? '']
    if (
      isOther &&
      [above?.gate, above?.feature].includes(must) &&
      ![above?.gate, above?.feature].includes(own)
    ) {
      const message = `The page opens where '${own}' is yes, and '${above!.id}' ${page.over === undefined ? 'above' : 'below'} it and its call '${call}' where '${must}' is. Name '${must}'.`
      return [{ ...caused(`check ${must}`, reach.file, place, message), nearest: must }]
    }
    const word =
      page.feature === undefined ? `Write "feature": "${must}"` : `Let 'feature' ask for '${must}' as well`
    const sentence = `The page opens where '${must}' is not, and the call '${call}' of ${what} is refused there. ${word}, or take the check out of the call.`
    // A missing feature affects all calls of a page, and a call that needs more affects all its pages.
    return [caused(`check ${must}`, reach.file, path, sentence)]
  })
}

/**
 * Checks that a page below a restricted one has the same restriction, since its address can be opened
 * directly.
 */
function lintBelow(
  { parent, over, feature, gate }: Page,
  { file, find }: Reach,
  { library }: LintContext,
): Finding[] {
  const name = parent ?? over
  const above = library.pages[name ?? '']
  const requested = (['feature', 'gate'] as const).flatMap((word) => {
    const rule = above?.[word]
    const isReported = rule === undefined || find(rule) === undefined
    return isReported || rule === feature || rule === gate ? [] : [[word, rule] as const]
  })
  return requested.map(([word, rule]) =>
    // A misspelt feature has its own finding.
    [feature, gate].some((own) => own !== undefined && find(own) === undefined)
      ? derived(
          file,
          '',
          `'${name}' asks for '${rule}', and this page does not. Write "feature": "${rule}" here.`,
        )
      : caused(
          `${word} of ${name}`,
          file,
          '',
          `'${name}' ${parent === undefined ? 'below' : 'above'} it opens where '${rule}' is yes, and this page opens elsewhere as well: write "${word}": "${rule}".`,
        ),
  )
}

/** Checks that a page that is open has the features of the calls it depends on. */
export const lintFeatureReach: Lint = inEach('pages', (context, page) => {
  const reach = reachOf(`pages/${page.id}.page.json`, page.rules, context)
  const refused = neededBy(page, context).flatMap((needed) => lintNeeded(page, needed, reach, context))
  return refused.length > 0 ? refused : lintBelow(page, reach, context)
})
