import { refuse } from './problem.ts'

/** Returns the own members of a plain object, without getters. */
export function membersOf(source: object, path: string): readonly (readonly [string, unknown])[] {
  const prototype: unknown = Object.getPrototypeOf(source)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
    refuse(path, 'Only plain data may stand here.')
  return Object.keys(source).map((key) => {
    if (key === '__proto__') refuse(path, `The name '__proto__' is refused. Choose another one.`)
    return [key, dataIn(source, key, path)] as const
  })
}

/** The items of an array, none of them computed by code, none left out. */
export function itemsOf(source: readonly unknown[], path: string): unknown[] {
  return Array.from({ length: source.length }, (_, index) => dataIn(source, String(index), path))
}

function dataIn(holder: object, key: string, path: string): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(holder, key)
  if (!descriptor) return refuse(path, 'A list may not have gaps.')
  return 'value' in descriptor
    ? descriptor.value
    : refuse(path, 'Only plain data may stand here, and nothing computed by code.')
}
