type Read = (data: unknown) => unknown

const hasOwn = Object.hasOwn

function own(holder: unknown, key: string): unknown {
  if (holder === null || holder === undefined || typeof holder === 'function') return undefined
  return hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined
}

/** Treats values that JSON cannot hold as missing: null, functions, NaN and Infinity. */
function settled(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return value === null || typeof value === 'function' ? undefined : value
}

/** Splits a path into keys; undefined, `''` and `null` mean the data itself, as in JSON Logic. */
export function keysOf(path: unknown): readonly string[] {
  if (typeof path === 'number') return String(path).split('.')
  return typeof path !== 'string' || path === '' ? [] : path.split('.')
}

/**
 * Reads own properties along the keys; missing values, null, functions and non-finite numbers are
 * `undefined`.
 */
export function readPath(data: unknown, keys: readonly string[]): unknown {
  let value = data
  for (const key of keys) {
    if (key === '__proto__') return undefined
    value = own(value, key)
    if (value === undefined) return undefined
  }
  return settled(value)
}

/** The same as `readPath` for keys known at load, without a loop for the usual short paths. */
export function readerOf(keys: readonly string[]): Read {
  const [first, second, third] = keys
  if (keys.includes('__proto__')) return () => undefined
  if (first === undefined) return settled
  if (second === undefined) return (data) => ownValue(data, first)
  if (third === undefined) return (data) => ownValue(ownValue(data, first), second)
  return (data) => readPath(data, keys)
}

/**
 * The same for facts, which are read again and again from the same objects. Ownership of a key is cached for
 * the last object; the value is read every time.
 */
export function factReaderOf(keys: readonly string[]): Read {
  const [first, second, third] = keys
  if (first === undefined || keys.length > 3 || keys.includes('__proto__')) return readerOf(keys)
  let outer: unknown
  let inner: unknown
  if (second === undefined) {
    return (data) => {
      if (data !== outer || outer === undefined) {
        if (!isOwner(data, first)) return settled(own(data, first))
        outer = data
      }
      const value = (data as Record<string, unknown>)[first]
      return settled(value)
    }
  }
  if (third !== undefined) return lastOf(factReaderOf([first, second]), third)
  return (data) => {
    if (data !== outer || outer === undefined) {
      if (!isOwner(data, first)) return readPath(data, keys)
      outer = data
    }
    const holder = (data as Record<string, unknown>)[first]
    if (holder !== inner || inner === undefined) {
      if (!isOwner(holder, second)) return settled(own(holder, second))
      inner = holder
    }
    const value = (holder as Record<string, unknown>)[second]
    return settled(value)
  }
}

/** Reads one key below the result of another reader. */
function lastOf(read: Read, key: string): Read {
  let owner: unknown
  return (data) => {
    const holder = read(data)
    if (holder !== owner || owner === undefined) {
      if (!isOwner(holder, key)) return settled(own(holder, key))
      owner = holder
    }
    const value = (holder as Record<string, unknown>)[key]
    return settled(value)
  }
}

function isOwner(holder: unknown, key: string): boolean {
  return typeof holder === 'object' && holder !== null && hasOwn(holder, key)
}

/** Fast path for objects; texts and numbers have own properties too, but are rare. */
function ownValue(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object') return settled(own(holder, key))
  if (holder === null || !hasOwn(holder, key)) return undefined
  const value = (holder as Record<string, unknown>)[key]
  return settled(value)
}
