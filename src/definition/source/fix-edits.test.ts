import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyFixes } from './fix-edits.ts'

const text = '{\n  "title": "T",   "id" : "a",\n\t"list": [ {"x":"one"},\n {"x": "two"} ]\n}\n'

it('changes a value and a key, and no other character', () => {
  const fixes = [
    { path: '/list/1/x', was: 'two', value: 'three' },
    { path: '/title', key: 'label' },
  ]
  expect(applyFixes(text, fixes)).toEqual({
    text: '{\n  "label": "T",   "id" : "a",\n\t"list": [ {"x":"one"},\n {"x": "three"} ]\n}\n',
    made: 2,
  })
})

it('puts keys in another order and leaves what stands between them', () => {
  expect(applyFixes(text, [{ path: '', order: ['id', 'title', 'list'] }]).text).toBe(
    '{\n  "id" : "a",   "title": "T",\n\t"list": [ {"x":"one"},\n {"x": "two"} ]\n}\n',
  )
})

it('leaves what no longer fits, and of two that meet makes one', () => {
  const gone = [
    { path: '/list/0/x', was: 'other', value: 'b' },
    { path: '/none', key: 'b' },
    { path: '', order: ['id'] },
    { path: '', key: 'a' },
  ]
  expect(applyFixes(text, gone)).toEqual({ text, made: 0 })
  expect(applyFixes('{', [{ path: '', order: [] }])).toEqual({ text: '{', made: 0 })
  const both = [
    { path: '', order: ['id', 'title', 'list'] },
    { path: '/id', was: 'a', value: 'b' },
  ]
  expect(applyFixes(text, both).made).toBe(1)
})

it('reads names with slashes, tildes and escapes', () => {
  const odd = '{"a/b": {"~": {"\\u0041\\"": "old"}}}'
  expect(applyFixes(odd, [{ path: '/a~1b/~0/A"', was: 'old', value: 'n"w' }]).text).toBe(
    '{"a/b": {"~": {"\\u0041\\"": "n\\"w"}}}',
  )
})

it('keeps any JSON what it is when its keys are put in their own order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(4), (data, space) => {
      const written = JSON.stringify(data, undefined, space)
      const fixed = applyFixes(written, [{ path: '', order: Object.keys(JSON.parse(written) as object) }])
      expect(fixed.text).toBe(written)
      const turned = applyFixes(written, [
        { path: '', order: Object.keys(JSON.parse(written) as object).toReversed() },
      ])
      expect(JSON.parse(turned.text)).toEqual(JSON.parse(written))
    }),
  )
})

it('does not follow a text nested without end', () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000)
  expect(applyFixes(deep, [{ path: '', order: [] }])).toEqual({ text: deep, made: 0 })
})
