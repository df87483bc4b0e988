import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { exactSchema } from './exact-schema.ts'

it('leaves out choices that only say what is required, and no other (TRU-930)', () => {
  const part = { anyOf: [{ type: 'string' }, { required: ['a'] }], required: ['b'] }
  const schema = { properties: { a: part, anyOf: { type: 'string' } }, oneOf: [{ required: ['a'] }] }
  expect(exactSchema(schema)).toEqual({ properties: { a: part, anyOf: { type: 'string' } } })
})

it('gives no definition a type that allows any word beside its own (TRU-930)', async () => {
  const folder = new URL('../../definition/generated/', import.meta.url)
  const texts = await Promise.all(
    (await readdir(folder)).map(
      async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const,
    ),
  )
  expect(texts.length).toBeGreaterThan(20)
  const open = texts.filter(([, text]) =>
    /^export type \w+ = \{\n  \[k: string\]: unknown\n\} & /m.test(text),
  )
  expect(open.map(([name]) => name)).toEqual([])
})
