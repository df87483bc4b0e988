type Values = Readonly<Record<string, unknown>>

export interface Change {
  what: string
  before?: string
  after?: string
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Returns a readable name: 'walletNickname' becomes 'Wallet nickname'. */
export const describeName = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const entryOf = (what: string, before: unknown, after: unknown): Change => ({
  what: describeName(what),
  ...(before === undefined || before === null ? {} : { before: textOf(before) }),
  ...(after === undefined || after === null ? {} : { after: textOf(after) }),
})

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

/**
 * Returns the changed values: each differing name of `before` and `after`, and the state of `from` and `to`.
 */
export const changesIn = ({ before, after, from, to }: Values): Change[] => {
  const state = from === undefined && to === undefined ? [] : [entryOf('state', from, to)]
  const [old, fresh] = [isValues(before) ? before : {}, isValues(after) ? after : {}]
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].toSorted()
  const values = names
    .filter((name) => !isSame(old[name], fresh[name]))
    .map((name) => entryOf(name, old[name], fresh[name]))
  return [...state, ...values]
}

const MESSAGE = new Set(['before', 'after', 'from', 'to'])

/** Returns the other details, by name. */
export const factsIn = (details: Values): { what: string; value: string }[] =>
  Object.entries(details).flatMap(([name, value]) =>
    MESSAGE.has(name) || value === null ? [] : [{ what: describeName(name), value: textOf(value) }],
  )
