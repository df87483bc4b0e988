import type { Flow } from '#definition/generated/flow.ts'
import type { Library } from '#definition/library.ts'

/** Returns the flows of the entries in a flow's fields. */
export const entryFlows = (flow: Flow | undefined, { flows }: Pick<Library, 'flows'>): readonly unknown[] =>
  (flow?.steps ?? []).flatMap(({ fields = [] }) =>
    fields.flatMap(({ entry }) => (entry === undefined ? [] : [flows[entry]])),
  )

/** The details by which a flow shows records: those its steps show, and those behind a choice. */
function detailsNamed({ steps }: Flow): readonly string[] {
  return steps.flatMap(({ shows = [], fields = [] }) => [
    ...shows.map(({ details }) => details),
    ...fields.flatMap(({ options }) => (typeof options === 'object' ? (options.details ?? []) : [])),
  ])
}

/** Returns the definitions a flow's page depends on: the flow, its details, and the flows of its entries. */
export const drawnBy = (
  flow: Flow | undefined,
  library: Pick<Library, 'flows' | 'details'>,
): readonly unknown[] =>
  flow === undefined
    ? []
    : [flow, ...detailsNamed(flow).map((id) => library.details[id]), ...entryFlows(flow, library)]
