import type { NavigationCount } from '#definition/generated/page.ts'
import { buildBody } from '#engine/call/body.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { useCalls } from '#runtime/query/use-calls.ts'
import { sayCount } from '#runtime/table/table-page.ts'
import { sayShell } from '#values/generated/say-shell.ts'
import { useSigned } from '../../session/session-context.ts'

/** Number of waiting items at a navigation entry; nothing for zero or an unknown number. */
export function SidebarCount({ count }: { readonly count: NavigationCount }) {
  const { definitions, facts } = useSigned()
  const values = buildBody(count.with ?? {}, (path) => readAt(facts, path))
  const [state] = useCalls([{ call: count.call, values, everySeconds: definitions.limits.homeEverySeconds }])
  const many = readAt(state?.data, count.path)
  if (typeof many !== 'number' || many === 0) return null
  return (
    <span className="ptl-sidebar__count">
      {many > most ? `${sayCount(most)}+` : sayCount(many)}
      <span className="ptl-sidebar__unseen"> {sayShell('waiting')}</span>
    </span>
  )
}

/** Largest count with room beside a name on a phone. */
const most = 999
