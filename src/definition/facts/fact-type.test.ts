import { expect, it } from 'vitest'
import { entriesOf, resolvePath, valuesOf, type SchemaNode } from './fact-type.ts'

const address: SchemaNode = {
  type: 'object',
  properties: { city: { type: 'string' } },
  additionalProperties: false,
}
const schema: SchemaNode = {
  type: 'object',
  properties: {
    home: { $ref: 'address' },
    tags: { type: 'array', items: { type: 'string' } },
    kind: { anyOf: [{ const: 'a' }, { enum: ['b', 'c'] }] },
    count: { type: 'integer' },
    free: {},
    lost: { $ref: 'nowhere' },
    notes: { type: 'object', additionalProperties: { type: 'boolean' } },
    circle: { $ref: 'circle' },
  },
}
const find = (ref: string): SchemaNode | undefined =>
  ref === 'address' ? address : ref === 'circle' ? { $ref: 'circle' } : undefined
const at = (path: string) => resolvePath(schema, path.split('.'), find)

it('follows references, lists and free names to the types that may stand there', () => {
  expect(at('home.city').types).toEqual(['string'])
  expect(at('tags.0').types).toEqual(['string'])
  expect(at('count').types).toEqual(['number'])
  expect(at('notes.anything').types).toEqual(['boolean'])
  expect(resolvePath(entriesOf(at('tags')), [], find).types).toEqual(['string'])
})

it('says where a path breaks off, and what could have stood there', () => {
  expect(at('home.town')).toMatchObject({ isResolved: false, names: ['city'] })
  expect(at('count.more')).toMatchObject({ isResolved: false })
})

it('takes what nobody describes as anything, and comes back from a circle', () => {
  for (const path of ['free.a.b', 'lost.a', 'circle.a']) expect(at(path).isResolved).toBe(true)
})

it('counts the values a fact can have, when all of them are known', () => {
  expect(valuesOf(at('kind').nodes)).toEqual(['a', 'b', 'c'])
  expect(valuesOf(at('notes.x').nodes)).toEqual([true, false])
  expect(valuesOf(at('home.city').nodes)).toBeUndefined()
  expect(valuesOf([{ enum: ['a'] }, { type: 'string' }])).toBeUndefined()
})
