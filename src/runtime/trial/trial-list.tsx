import { useMemo, useState } from 'react'
import type { LinkedTable } from '#engine/table/types.ts'
import { Announcer, createAnnouncements } from '../form/announcer.tsx'
import type { FieldTypes, RuntimeServices } from '../field/types.ts'
import type { Rights } from '../gate/rights.ts'
import type { StartMove } from '../move/types.ts'
import { MoveContext } from '../move/move-context.ts'
import type { TableHost } from '../table/host.ts'
import { Table } from '../table/table.tsx'
import { TrialGround } from './trial-ground.tsx'

export interface TrialListProps {
  readonly table: LinkedTable
  readonly services: RuntimeServices
  readonly rights?: Rights
  readonly fieldTypes?: FieldTypes
  readonly search?: string
  readonly host?: Partial<TableHost>
  readonly onMove?: StartMove
}

/** A table in a page of its own: its address stands in `data-address`, what it opened in `data-opened`. */
export function TrialList({
  table,
  services,
  rights,
  fieldTypes,
  search = '',
  host,
  onMove,
}: TrialListProps) {
  const [address, setAddress] = useState(search)
  const [opened, setOpened] = useState('')
  const [announcements] = useState(createAnnouncements)
  const heard = useMemo(() => ({ ...services, announce: announcements.announce }), [services, announcements])
  const whole = useMemo(
    (): TableHost => ({
      search: new URLSearchParams(address),
      setSearch: (next) => setAddress(next.toString()),
      hrefOf: (page, key) => `/${page}/${key}`,
      open: (page, key) => setOpened(`${page}/${key}`),
      actionFor: () => undefined,
      toast: announcements.announce,
      ...host,
    }),
    [address, host, announcements],
  )
  return (
    <TrialGround services={heard} {...(rights ? { rights } : {})} {...(fieldTypes ? { fieldTypes } : {})}>
      <MoveContext value={onMove}>
        <main data-address={address} data-opened={opened}>
          <Table table={table} host={whole} />
        </main>
        <Announcer from={announcements} />
      </MoveContext>
    </TrialGround>
  )
}
