import type { ReactNode } from 'react'
import type { DetailsTab } from '#definition/generated/details.ts'
import { RecordJson } from './record-json.tsx'
import { Boundary } from '../boundary/boundary.tsx'
import { panelOf, TabList } from '../tabs/tab-list.tsx'

export interface DetailsTabsProps {
  readonly tabs: readonly DetailsTab[]
  /** Id of the open tab; an unknown one opens the first. */
  readonly open: string | undefined
  readonly onOpen: (tab: string) => void
  readonly record: unknown
  /** Name of the tabs and of downloaded files. */
  readonly name: string
  readonly params: unknown
  readonly everySeconds: number | undefined
  readonly children: ReactNode
}

/** Tabs of a record: the first is for people, the others show raw data. */
export function DetailsTabs({ tabs, open, onOpen, children, ...source }: DetailsTabsProps) {
  const [first] = tabs
  const selected = tabs.find(({ id }) => id === open) ?? first
  return (
    <div className="ptl-details__tabs">
      <TabList name="record" label={source.name} tabs={tabs} open={selected?.id} onOpen={onOpen} />
      <div {...panelOf('record', selected?.id)}>
        {selected?.json === undefined ? (
          children
        ) : (
          <Boundary at={selected.id}>
            <RecordJson key={selected.id} tab={selected} json={selected.json} {...source} />
          </Boundary>
        )}
      </div>
    </div>
  )
}
