import type { Page } from '#definition/generated/page.ts'
import { valuesOf } from '#runtime/details/use-record.ts'
import { useCalls } from '#runtime/query/use-calls.ts'
import { useMemo } from 'react'
import { ruleOf } from '../../pages/page-right.ts'
import { useSigned } from '../../session/session-context.ts'

/**
 * Returns the pages of the sidebar whose `doneWhen` is true. A page counts as finished while its facts load, as for most
 * organisations, and as unfinished if they fail.
 */
export function useFinishedPages(pages: readonly Page[]): ReadonlySet<string> {
  const { definitions, facts } = useSigned()
  const asking = pages.filter(({ navigation }) => navigation?.doneWhen !== undefined)
  const requests = asking.flatMap((page) =>
    Object.entries(page.facts ?? {}).map(([name, fact]) => ({ page, name, fact })),
  )
  const states = useCalls(
    requests.map(({ fact }) => ({ call: fact.call, values: valuesOf(fact, facts), onReturn: true })),
  )
  const finished = asking.filter((page) => {
    const own = requests.flatMap((request, at) =>
      request.page === page ? [{ ...request, ...states[at] }] : [],
    )
    if (own.some(({ status }) => status === 'loading')) return true
    const answers = Object.fromEntries(own.map(({ name, data }) => [name, data ?? undefined]))
    const rule = ruleOf(page, page.navigation?.doneWhen ?? '', definitions.rules)
    return rule?.evaluate({ ...facts, ...answers }) === 'yes'
  })
  const ids = finished.map(({ id }) => id).join(' ')
  return useMemo(() => new Set(ids.split(' ')), [ids])
}
