import type { LimitName } from '#definition/facts/limit-name.ts'
import type { FlowStore } from '#engine/flow/types.ts'

/** Returns a limit of limits.json from the facts of the flow. */
export const limitOf = (store: Pick<FlowStore, 'fact'>, name: LimitName): number =>
  Number(store.fact(`limits.${name}`))
