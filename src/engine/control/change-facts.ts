import { SIGNED_IN } from '../invariant/people.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import { holdsRoles } from '../permission/verdict.ts'
import type { Facts } from '../rule/types.ts'

interface Person {
  readonly status?: string
  readonly scopes?: readonly string[]
  readonly environments?: readonly string[]
}

const rightsOf = (permissions: LinkedPermissions, state: unknown): ReadonlySet<string> => {
  const { status, scopes = [], environments = [] } = Object(state) as Person
  if (status !== 'ACTIVE') return new Set()
  const granted = [...permissions]
    .filter(([, one]) => holdsRoles(one, [SIGNED_IN, ...scopes]))
    .map(([id]) => id)
  return new Set(environments.flatMap((environment) => granted.map((id) => `${id} ${environment}`)))
}

/** Returns the permissions that a person gains in some environment by the change. */
const gainedOf = (permissions: LinkedPermissions, before: unknown, after: unknown): string[] => {
  const had = rightsOf(permissions, before)
  const more = [...rightsOf(permissions, after)].filter((right) => !had.has(right))
  return [...new Set(more.map((right) => right.split(' ')[0]!))]
}

/** Returns the added entries of each list. */
const addedOf = (before: unknown, after: unknown): Facts =>
  Object.fromEntries(
    Object.entries(Object(after) as object).flatMap(([name, now]) => {
      const was: unknown = (Object(before) as Facts)[name]
      if (!Array.isArray(now) || !Array.isArray(was)) return []
      const existing = new Set(was.map((one) => JSON.stringify(one)))
      return [[name, now.filter((one) => !existing.has(JSON.stringify(one)))]]
    }),
  )

/** Returns the paths that change, and the paths above them. */
const changedOf = (before: unknown, after: unknown, at = ''): string[] => {
  const isGroup = (value: unknown): value is Facts =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isGroup(before) && !isGroup(after))
    return at === '' || JSON.stringify(before) === JSON.stringify(after) ? [] : [at]
  const [was, now] = [before, after].map((value) => (isGroup(value) ? value : {})) as [Facts, Facts]
  const below = [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name) =>
    changedOf(was[name], now[name], at === '' ? name : `${at}.${name}`),
  )
  return below.length > 0 && at !== '' ? [at, ...below] : below
}

/** Returns what follows for a control from the state before a call and the state after it. */
export const changeFacts = (
  permissions: LinkedPermissions,
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
): Facts => ({
  added: addedOf(before, after),
  changed: changedOf(before, after),
  gained: gainedOf(permissions, before, after),
  lost: gainedOf(permissions, after, before),
})
