import type { Page, Tab, Tabs as Definition } from '#definition/generated/page.ts'
import { openTabs } from '#engine/page/tabs.ts'
import { linkOwnRules } from '#engine/relevance/own-rules.ts'
import { RightsContext } from '#runtime/gate/rights.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { panelOf, TabList } from '#runtime/tabs/tab-list.tsx'
import { use, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { TablePart } from '../lazy-pages.ts'
import './tabs.css'

export interface TabsProps {
  readonly page: Page
  readonly tabs: Definition
  readonly label: string
  /** The parameters of the tabs around these. */
  readonly above?: readonly string[]
}

/** Nothing stands on the page besides its tabs, so a refusal is better than an empty page. */
const isAlone = ({ flow, details, cards, document }: Page) => !(flow ?? details ?? cards ?? document)

/** Returns the tabs with a table that the person may read (TRU-727). */
function useReadable(page: Page, tabs: Definition): Definition {
  const { tables } = useSigned().definitions.library
  const rights = use(RightsContext)
  const isReadable = ({ table = '', tabs: inner }: Tab): boolean => {
    const permission = tables[table]?.permission
    return inner?.items.some(isReadable) ?? (permission === undefined || rights(permission).verdict === 'yes')
  }
  const items = tabs.items.filter(isReadable)
  return items.length === 0 && isAlone(page) ? tabs : { ...tabs, items }
}

/** Tabs of a page; the address names the open one, and each keeps its own query (NAV-024). */
export function Tabs({ page, tabs, label, above = [] }: TabsProps) {
  const { definitions } = useSigned()
  const { facts } = use(DetailsContext)
  const [search, setSearch] = useSearchParams()
  const stored = useRef(new Map<string, URLSearchParams>())
  const { rules } = linkOwnRules(page.rules ?? {}, definitions.rules)
  const there = openTabs(useReadable(page, tabs), (gate) => rules.get(gate)?.evaluate(facts) === 'yes')
  const open = there.find(({ id }) => id === search.get(tabs.parameter)) ?? there[0]
  if (!open) return null
  const name = `tab-${tabs.parameter}`
  // A single tab needs no list of tabs.
  const isChoice = there.length > 1
  const show = (id: string) => {
    stored.current.set(open.id, search)
    const next = new URLSearchParams(stored.current.get(id) ?? wordsOf(search, above))
    if (id === there[0]?.id) next.delete(tabs.parameter)
    else next.set(tabs.parameter, id)
    setSearch(next)
  }
  return (
    <div className={above.length > 0 ? 'ptl-tabs ptl-tabs--inside' : 'ptl-tabs'}>
      {isChoice && <TabList name={name} label={label} tabs={there} open={open.id} onOpen={show} />}
      <div {...(isChoice ? panelOf(name, open.id) : {})}>
        {open.tabs && (
          <Tabs page={page} tabs={open.tabs} label={open.label} above={[...above, tabs.parameter]} />
        )}
        {open.table !== undefined && <TablePart key={open.table} id={open.table} />}
      </div>
    </div>
  )
}

/** Returns the query parameters for a tab that opens the first time, without those of its neighbour. */
function wordsOf(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => names.includes(name)))
}
