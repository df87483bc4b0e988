import type { Call } from '#definition/generated/call.ts'
import type { Schemas } from '#server/app/calls/schemas.ts'
import { leavesOf, type Leaf, type RecordedCall } from './recorded-calls.ts'
import { takenProperties } from './taken-properties.ts'

/**
 * Names of properties that differ when a value is read back, by call and path. Other properties have the name they
 * were sent under.
 */
export type AnsweredAs = Readonly<Record<string, string>>

/** Properties that a call takes and no record keeps, and why: a line names a call and its properties. */
export interface LostValue {
  reason: string
  properties: readonly string[]
}

/** The properties that are listed, as 'call path'. */
export const listedIn = (notStored: readonly LostValue[]): string[] =>
  notStored.flatMap(({ properties }) =>
    properties.flatMap((line) => {
      const [call, ...paths] = line.split(' ')
      return paths.map((path) => `${call} ${path}`)
    }),
  )

const wordOf = (name: string): string => name.replaceAll('_', '').toLowerCase()
/** Case, spaces around it and noughts that end an amount are not told apart. */
const textOf = (value: unknown): string => {
  const text = String(value).trim().toLowerCase()
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
}
const keyOf = ({ name, value }: Leaf): string => `${wordOf(name)}=${textOf(value)}`

/** Lists request properties whose value no later answer returned, as 'call path', unsent ones included. */
export const findLost = (
  calls: readonly Call[],
  schemas: Schemas,
  recorded: readonly RecordedCall[],
  answeredAs: AnsweredAs,
): string[] => {
  const find = (address: string) => schemas.all.find(({ $id }) => String($id).endsWith(address))
  const answered = recorded.map(({ answer }) => new Set(leavesOf(answer).map(keyOf)))
  const last = new Map<string, number>()
  answered.forEach((keys, place) => keys.forEach((key) => last.set(key, place)))
  const isReadBack = (id: string, path: string): boolean =>
    recorded.some(
      (call, place) =>
        call.id === id &&
        leavesOf(call.body).some((leaf) => {
          if (leaf.path !== path && !leaf.path.startsWith(`${path}.`)) return false
          const name = answeredAs[`${id} ${path}`] ?? leaf.name
          return (last.get(keyOf({ ...leaf, name })) ?? -1) >= place
        }),
    )
  return calls.flatMap(({ id, request, upload }) => {
    const address = upload ? undefined : request && schemas.entity(request)
    if (!address) return []
    return takenProperties({ $ref: address }, find)
      .filter((path) => path !== '' && !isReadBack(id, path))
      .map((path) => `${id} ${path}`)
  })
}
