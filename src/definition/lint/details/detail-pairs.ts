import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
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

/** Reports neighbouring parts of details that were copied and not changed. */
export const lintDetailPairs: Lint = inEach('details', (context, details) => {
  const file = `details/${details.id}.details.json`
  return [...lintLines(file, details), ...lintPages(file, details, context)]
})
