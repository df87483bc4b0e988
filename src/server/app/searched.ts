import type { Call } from '#definition/generated/call.ts'
import { keysOf, readPath } from '#engine/rule/path.ts'
import { matchesSearch } from '#values/search.ts'
import { listOf, objectOf } from '#values/object.ts'

/** Of a list that comes whole, the rows in which every word typed occurs; what is masked in the list is not found by more. */
export const searched = (
  { searched: paths }: Pick<Call, 'searched'>,
  { search }: Readonly<Record<string, unknown>>,
  body: unknown,
): unknown => {
  if (!paths || typeof search !== 'string') return body
  const { content, ...rest } = objectOf(body)
  if (content === undefined) return body
  const keys = paths.map(keysOf)
  const textsOf = (row: unknown) => keys.map((path) => String(readPath(row, path) ?? ''))
  // Words of one name may stand in two members: they are one text here.
  return {
    ...rest,
    content: listOf(content).filter((row) => matchesSearch(search, [textsOf(row).join(' ')])),
  }
}
