type Node = Record<string, unknown>

/**
 * Changes to a definition: values by pointer. `null` removes the value, `a>b` moves a before b, and `a~` renames a.
 */
export type Edits = Readonly<Record<string, unknown>>

const idOf = (entry: unknown): unknown => {
  const { id, move, state, value, fieldName } = Object(entry) as Node
  return id ?? move ?? state ?? value ?? fieldName
}

/** A part of a pointer as it stands in a file: '@memo' is the entry of that name, '-' the next one. */
function keyIn(node: unknown, part: string): string {
  if (part === '-') return String((node as unknown[]).length)
  if (!part.startsWith('@')) return part
  const at = (node as unknown[]).findIndex((entry) => idOf(entry) === part.slice(1))
  if (at === -1) throw new Error(`Nothing is called '${part.slice(1)}' there.`)
  return String(at)
}

/** A pointer with the places of today's entries in place of their names. */
export function resolvePointer(data: unknown, pointer: string): string {
  let node: unknown = data
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = keyIn(node, part)
      node = (Object(node) as Node)[key]
      return `/${key}`
    })
    .join('')
}

/** Makes the edits in place. */
export function applyEdits(data: unknown, edits: Edits): void {
  for (const [pointer, value] of Object.entries(edits)) {
    const [from = '', before] = pointer.split('>')
    const parts = from.split('/').slice(1)
    const last = parts.pop() ?? ''
    let holder = data as Node
    for (const part of parts) holder = (holder[keyIn(holder, part)] ??= {}) as Node
    if (before !== undefined) moveBefore(holder as unknown as unknown[], last, before)
    else if (last.endsWith('~')) rename(holder, last.slice(0, -1), String(value))
    else put(holder, keyIn(holder, last), value)
  }
}

function moveBefore(list: unknown[], part: string, before: string): void {
  const [entry] = list.splice(Number(keyIn(list, part)), 1)
  list.splice(Number(keyIn(list, before)), 0, entry)
}

function rename(holder: Node, key: string, name: string): void {
  const entries = Object.entries(holder)
  for (const [one] of entries) delete holder[one]
  for (const [one, value] of entries) holder[one === key ? name : one] = value
}

function put(holder: Node, key: string, value: unknown): void {
  if (value !== null) holder[key] = value
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}
