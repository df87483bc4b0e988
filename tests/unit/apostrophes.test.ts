import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const floors = ['engine', 'portal', 'runtime', 'server', 'values', 'widgets']

const files = floors.flatMap((floor) =>
  readdirSync(join(source, floor), { recursive: true, encoding: 'utf8' })
    .map((file) => join(floor, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/trial\//.test(file)),
)

/** Verbatim from the specification (VAL-041). */
const exceptions = ["values/generated/say-values.ts there's"]

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm

function straightIn(file: string): string[] {
  const code = readFileSync(join(source, file), 'utf8').replaceAll(comments, '')
  return [...code.matchAll(/\p{L}+'\p{L}+/gu)].map(([word]) => `${file} ${word}`)
}

it('writes the apostrophe of print wherever the program says something itself', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(straightIn)).toEqual(exceptions)
})

it('quotes as definitions do, between ‘ and ’', () => {
  expect(files.filter((file) => /[“”]/.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
})
