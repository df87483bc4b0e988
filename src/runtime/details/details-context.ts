import { createContext, type ReactNode } from 'react'
import type { FieldOption } from '#engine/field/types.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'

/** Link from a missing record to the list of records. */
export interface Exit {
  readonly label: string
  readonly go: () => void
}

/** Services and facts that details need; the caller that starts the runtime provides them. */
export interface DetailsContextValue {
  /** Global facts. */
  readonly facts: Facts
  readonly options: ReadonlyMap<string, readonly FieldOption[]>
  readonly machines: ReadonlyMap<string, LinkedMachine>
  /** The time zone instants are shown in. */
  readonly zone: string
  /** Other pages for the links of tables on this page, by the page they name. */
  readonly instead?: Readonly<Record<string, string>>
  readonly exit?: Exit | undefined
  /** Makes a link to an address of the portal for people who may open it; without it, there are no links. */
  readonly linkTo?: ((address: string, says: ReactNode) => ReactNode) | undefined
}

export const DetailsContext = createContext<DetailsContextValue>({
  facts: {},
  options: new Map(),
  machines: new Map(),
  zone: 'UTC',
})
