import { expect, it } from 'vitest'
import { factReaderOf, keysOf, readerOf, readPath } from './path.ts'

const readers = {
  readPath: (path: string) => (data: unknown) => readPath(data, keysOf(path)),
  readerOf: (path: string) => readerOf(keysOf(path)),
  factReaderOf: (path: string) => factReaderOf(keysOf(path)),
}

it.each(Object.entries(readers))('%s reads own properties along a path', (_, reader) => {
  const data = { a: 1, b: { c: 'two', d: [{ e: 3 }], n: null, f: () => 1 }, __proto__: { g: 4 } }
  const found = ['a', 'b.c', 'b.c.length', 'b.d.0.e', 'b.d.length'].map((path) => reader(path)(data))
  expect(found).toEqual([1, 'two', 3, 3, 1])
  for (const path of [
    'g',
    'b.n',
    'b.n.x',
    'b.f',
    'b.f.name',
    'a.toFixed',
    'b.constructor',
    '__proto__',
    '__proto__.g',
    'x.y.z.q',
  ]) {
    expect(reader(path)(data), path).toBeUndefined()
    expect(reader(path)(undefined), path).toBeUndefined()
  }
})

it.each(['a', 'a.b', 'a.b.c', 'a.b.c.d'])('remembers who owns %s, never the value', (path) => {
  const keys = keysOf(path)
  const read = factReaderOf(keys)
  const dataOf = (value: unknown) => keys.reduceRight((inner, key) => ({ [key]: inner }), value)
  const data = dataOf(1) as object
  const holder = (keys.length === 1 ? data : readPath(data, keys.slice(0, -1))) as Record<string, unknown>
  const key = keys.at(-1)!
  expect(read(data)).toBe(1)
  holder[key] = 2
  expect(read(data)).toBe(2)
  delete holder[key]
  expect(read(data)).toBeUndefined()
  expect(read(dataOf(3))).toBe(3)
  expect(read(Object.create(data))).toBeUndefined()
})
