import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import type { Page, Tabs } from '../../generated/page.ts'
import type { Library } from '../../library.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { detailsRecord } from '../context/roots.ts'
import { parametersOf } from '../pages/page-over.ts'
import { namesItself } from '../words/copies.ts'

/** Two lines of one section that always show print two things under two labels. */
function lintLines(file: string, { sections }: Details): Finding[] {
  return sections.flatMap(({ items }, section) =>
    items.flatMap((item, at): Finding[] => {
      const path = `/sections/${section}/items/${at}`
      const before = items.slice(0, at).filter(({ showWhen }) => showWhen === undefined)
      if (item.showWhen !== undefined) return []
      const same = before.find((one) => one.path === item.path && one.type === item.type)
      if (same !== undefined) {
        const sentence = `‘${same.label}’ prints '${item.path}' already: one of the two was copied. Name what ‘${item.label}’ is.`
        return [derived(file, `${path}/path`, sentence)]
      }
      const twin = before.find(({ label }) => label === item.label)
      if (twin === undefined) return []
      const sentence = `Another line beside it reads '${item.label}' as well: nobody could tell which is which. Give one of them other words.`
      return [error(file, `${path}/label`, sentence)]
    }),
  )
}

/** Number of lines of one part of a record that is no coincidence. */
const ENOUGH = 3

/** Reports a line of another part of the record in a section about one part that has the same property. */
function lintParts(file: string, details: Details, context: LintContext): Finding[] {
  const record = detailsRecord(context, details)
  const holderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0))
  return details.sections.flatMap(({ items }, section) => {
    const holders = Map.groupBy(items, ({ path }) => holderOf(path))
    const [usual = '', most = []] =
      [...holders].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
    if (usual === '' || most.length < ENOUGH) return []
    return items.flatMap(({ path, label }, at): Finding[] => {
      const own = `${usual}${path.slice(holderOf(path).length)}`
      const isOther = holderOf(path) !== '' && holderOf(path) !== usual
      if (!isOther || items.some((one) => one.path === own)) return []
      if (!resolvePath(record, own.split('.'), context.findSchema).isResolved) return []
      const sentence = `‘${label}’ prints '${path}', and the other lines here are of '${usual}'. Write '${own}'.`
      return [{ ...error(file, `/sections/${section}/items/${at}/path`, sentence), nearest: own }]
    })
  })
}

/** Checks that two buttons shown together open different pages, and that a deleted record is not opened. */
function lintPages(
  file: string,
  { id, actions = [] }: Details,
  { library: { pages } }: LintContext,
): Finding[] {
  return actions.flatMap((action, at): Finding[] => {
    if ('move' in action) {
      const next = action.then === undefined ? undefined : pages[action.then]
      const lacks = next === undefined ? [] : parametersOf(next)
      if (lacks.length === 0) return []
      const sentence = `Nothing is left of the record to fill {${lacks[0]}} of the page '${action.then}' then. Name a page of several.`
      return [error(file, `/actions/${at}/then`, sentence)]
    }
    if (!('page' in action)) return []
    const first = actions
      .slice(0, at)
      .findIndex((one) => 'page' in one && one.page === action.page && one.when === action.when)
    const other = actions[first]
    if (other === undefined || !('id' in other)) return []
    const isFirst = namesItself(action.id, action.page) > namesItself(other.id, action.page)
    const wrong = isFirst ? other : action
    const meant = `${id}-${wrong.id}`
    const sentence = `'${isFirst ? action.id : other.id}' opens '${action.page}' as well, whenever this shows. Name the page of '${wrong.id}'.`
    return [
      {
        ...error(file, `/actions/${isFirst ? first : at}/page`, sentence),
        ...(pages[meant] === undefined ? {} : { nearest: meant }),
      },
    ]
  })
}

/** Returns the kind of record whose rows a page lists, by the first part of the calls of its tables. */
const listedOn = (page: Page, { tables }: Library): readonly string[] => {
  const tablesIn = (tabs: Tabs | undefined): readonly (string | undefined)[] =>
    (tabs?.items ?? []).flatMap(({ table, tabs: inner }) => [table, ...tablesIn(inner)])
  return [page.table, ...tablesIn(page.tabs)].flatMap((id) => tables[id ?? '']?.rows.call.split('.', 1) ?? [])
}

/** Checks that a deleted record leads back to the page below it or to the list of its kind. */
function lintThen(file: string, { id, actions = [], record }: Details, { library }: LintContext): Finding[] {
  const own = Object.values(library.pages).filter(({ details }) => details === id)
  const above = own.flatMap(({ over, parent }) => [over ?? [], parent ?? []].flat())
  return actions.flatMap((action, at): Finding[] => {
    const page = library.pages[('then' in action && action.then) || '']
    if (page === undefined || parametersOf(page).length > 0 || above.length === 0) return []
    if (above.includes(page.id) || listedOn(page, library).includes(record?.call.split('.', 1)[0] ?? ''))
      return []
    const sentence = `'${page.id}' lists nothing of the kind, and people would not find the list they came from. Name '${above[0]!}'.`
    return [{ ...error(file, `/actions/${at}/then`, sentence), nearest: above[0]! }]
  })
}

/** Deeds of which one takes the other back, so that never both can be done. */
const TURNS = [
  ['start', 'stop'],
  ['enable', 'disable'],
  ['lock', 'unlock'],
  ['turn-on', 'turn-off'],
] as const

/** Reports two deeds that take each other back and show under one rule. */
const lintTurns = (file: string, { actions = [] }: Details): Finding[] =>
  TURNS.flatMap((turn) => {
    const [on, off] = turn.map((name) => actions.findIndex((one) => 'call' in one && one.id === name))
    const [one, other] = [actions[on ?? -1], actions[off ?? -1]]
    if (one === undefined || other === undefined || !('when' in one) || !('when' in other)) return []
    if (one.when === undefined || one.when !== other.when) return []
    const isFirst = on! < off!
    const sentence = `'${turn[0]}' and '${turn[1]}' both show under '${one.when}', and one takes the other back. Name the rule of this one.`
    return [error(file, `/actions/${isFirst ? on! : off!}/when`, sentence)]
  })

/** Reports neighbouring parts of details that were copied and not changed. */
export const lintDetailPairs: Lint = inEach('details', (context, details) => {
  const file = `details/${details.id}.details.json`
  return [
    ...lintLines(file, details),
    ...lintPages(file, details, context),
    ...lintThen(file, details, context),
    ...lintTurns(file, details),
    ...lintParts(file, details, context),
  ]
})
