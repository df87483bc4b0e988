import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Code that refuses by throwing: it runs before the handlers, or serves routes that are no calls. */
const before = ['src/server/app/', 'src/server/login/', 'src/server/batches/link.ts']

const files = globSync('src/server/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'))

const linesOf = (chosen: readonly string[], pattern: RegExp): string[] =>
  chosen.flatMap((file) => {
    const lines = readFileSync(`${root}${file}`, 'utf8').split('\n')
    return lines.flatMap((line) => (pattern.test(line) ? [`${file} ${line.trim()}`] : []))
  })

it('throws no refusal in a handler, where the compiler would not hold it to what the call lists', () => {
  const handling = files.filter((file) => !before.some((place) => file.startsWith(place)))
  expect(handling.length).toBeGreaterThan(200)
  expect(linesOf(handling, /\bthrow (refused|denied|new Refused)/)).toEqual([])
})

it('casts no refusal and no handler to what a call lists', () => {
  const cast = /\bas (unknown as )?(Refused|Handler|AnswerOf|Answered|CallAnswer)/
  expect(linesOf(files, cast)).toEqual([])
})
