import { expect, it } from 'vitest'
import { zipOf } from '#tests/server/zip.ts'
import { unpacksWithin, zipEntries } from './zip.ts'

const MB = 1024 * 1024

it('lists what is in an archive, and nothing of what is none', () => {
  const names = zipEntries(zipOf({ 'word/document.xml': '<a/>', 'b.xml': '' }))?.map(({ name }) => name)
  expect(names).toEqual(['word/document.xml', 'b.xml'])
  for (const none of [Buffer.alloc(0), Buffer.from('PK'), Buffer.from('504b0506', 'hex')])
    expect(zipEntries(none)).toBeUndefined()
})

it('gives a bomb up at the limit, whatever its directory says', () => {
  const bomb = zipOf({ 'word/document.xml': Buffer.alloc(8 * MB) })
  expect(bomb.length).toBeLessThan(MB / 64)
  expect([unpacksWithin(bomb, 8 * MB), unpacksWithin(bomb, 8 * MB - 1)]).toEqual([true, false])
  const many = zipOf(
    Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.xml`, Buffer.alloc(MB)])),
  )
  expect(unpacksWithin(many, 8 * MB)).toBe(false)
})

it('does not take what cannot be unpacked', () => {
  const whole = zipOf({ 'word/document.xml': 'some words that are packed' })
  const broken = Buffer.from(whole)
  broken.fill(0xff, 47, 60)
  expect([unpacksWithin(whole, MB), unpacksWithin(broken, MB)]).toEqual([true, false])
  const beyond = Buffer.from(whole)
  beyond.writeUInt32LE(0xffffff, whole.length - 22 - 17 - 46 + 42)
  expect(unpacksWithin(beyond, MB)).toBe(false)
})
