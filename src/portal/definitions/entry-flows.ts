import type { Flow } from '#definition/generated/flow.ts'
import type { Library } from '#definition/library.ts'

/** The flows that ask for the entries of a flow's fields. */
export const entryFlows = (flow: Flow | undefined, { flows }: Pick<Library, 'flows'>): readonly unknown[] =>
  (flow?.steps ?? []).flatMap(({ fields = [] }) =>
    fields.flatMap(({ entry }) => (entry === undefined ? [] : [flows[entry]])),
  )
