import { Tab, Tabs } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import type { DetailsTab } from '#definition/generated/details.ts'
import { RecordJson } from './record-json.tsx'
import { Boundary } from '../boundary/boundary.tsx'

export interface DetailsTabsProps {
  readonly tabs: readonly DetailsTab[]
  /** The open one; a name nobody knows opens the first. */
  readonly open: string | undefined
  readonly onOpen: (tab: string) => void
  readonly record: unknown
  /** Names the files that are taken along. */
  readonly name: string
  readonly params: unknown
  readonly everySeconds: number | undefined
  readonly children: ReactNode
}

/** Parts of the record of which one shows; the first is what a person reads, the others are what machines say. */
export function DetailsTabs({ tabs, open, onOpen, children, ...source }: DetailsTabsProps) {
  const [first] = tabs
  const selected = tabs.find(({ id }) => id === open) ?? first
  return (
    <Tabs
      id="record"
      className="ptl-details__tabs"
      selectedTabId={selected?.id}
      onChange={(tab) => onOpen(String(tab))}
      renderActiveTabPanelOnly
    >
      {/* Arrow keys move among tabs that say they are not disabled; left out, none is found. */}
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          disabled={false}
          id={tab.id}
          title={tab.label}
          panel={
            tab.json === undefined ? (
              <>{children}</>
            ) : (
              <Boundary at={tab.id}>
                <RecordJson tab={tab} json={tab.json} {...source} />
              </Boundary>
            )
          }
        />
      ))}
    </Tabs>
  )
}
