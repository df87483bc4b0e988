import type { Store } from '#server/store/store.ts'
import { objectOf } from '#values/object.ts'
import { leavesOf } from './recorded-calls.ts'
import { asSystem } from './system.ts'

/** A recorded call: its request, its answer, and the last segment of its path. */
export interface Heard {
  id: string
  request: unknown
  body: unknown
  record: string
  requestId: string
}

/** Returns the place of an entry's object id: a path in the answer, the path of the request, or elsewhere. */
const placeOf = (objectId: string | null, { body, record }: Heard): string => {
  if (objectId === null) return 'nothing'
  const leaf = leavesOf(body).find(({ value }) => value === objectId)
  return leaf?.path ?? (record === objectId ? 'the path' : 'elsewhere')
}

/** Lists the audit entries of the recorded calls, one line for each kind of entry. */
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

const readAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((one, name) => (Array.isArray(one) ? one[Number(name)] : objectOf(one)[name]), value)

/** Returns the expected value of a detail: a quoted text, or the value at a path of the request or the answer. */
const expectedOf = (from: string, { request, body: answer }: Heard): unknown =>
  /^'.*'$/.test(from) ? from.slice(1, -1) : readAt({ request, answer }, from)

/** Lists the details whose values differ from the table, and the lines that no recorded call covers. */
export const findStrangeDetails = async (
  store: Store,
  heard: readonly Heard[],
  lines: readonly Record<'call' | 'detail' | 'from', string>[],
): Promise<string[]> => {
  const entries = await asSystem(store, (trx) => trx.selectFrom('audit_trail').selectAll().execute())
  const ofRequest = Map.groupBy(entries, ({ request_id }) => request_id)
  return lines.flatMap(({ call, detail, from }) => {
    const pairs = heard
      .filter(({ id }) => id === call)
      .flatMap((one) =>
        (ofRequest.get(one.requestId) ?? []).map(({ details }) => ({
          value: readAt(details, detail),
          expected: expectedOf(from, one),
        })),
      )
    if (!pairs.some(({ value }) => value !== undefined)) return [`${call}: nothing was heard of ${detail}`]
    return pairs.flatMap(({ value, expected }) =>
      JSON.stringify(value) === JSON.stringify(expected)
        ? []
        : [`${call}: ${detail} is ${JSON.stringify(value)}, and ${from} is ${JSON.stringify(expected)}`],
    )
  })
}
