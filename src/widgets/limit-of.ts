import type { LimitName } from '#definition/facts/limit-name.ts'
import type { FlowStore } from '#engine/flow/types.ts'

/** A number of limits.json, as the flow knows it. */
export const limitOf = (store: Pick<FlowStore, 'fact'>, name: LimitName): number =>
  Number(store.fact(`limits.${name}`))
