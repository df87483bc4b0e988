import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { leavesOf } from './recorded-calls.ts'

interface Heard {
  id: string
  body: unknown
  record: string
  requestId: string
}

/** Where the id of an entry stood, as far as the answer or the path tells. */
const placeOf = (objectId: string | null, { body, record }: Heard): string => {
  if (objectId === null) return 'nothing'
  const leaf = leavesOf(body).find(({ value }) => value === objectId)
  return leaf?.path ?? (record === objectId ? 'the path' : 'elsewhere')
}

/** What the trail holds of each call that was heard, one line for each kind of entry. */
export const trailOfHeard = async (store: Store, heard: readonly Heard[]): Promise<string[]> => {
  const entries = await asSystem(store, (trx) => trx.selectFrom('audit_trail').selectAll().execute())
  const ofRequest = Map.groupBy(entries, ({ request_id }) => request_id)
  const lines = heard.flatMap((one) =>
    (ofRequest.get(one.requestId) ?? []).map(({ action, object_type, object_id, details }) =>
      [one.id, action, object_type, placeOf(object_id, one), Object.keys(details).toSorted().join(' ')].join(
        ' | ',
      ),
    ),
  )
  return [...new Set(lines)].toSorted()
}
