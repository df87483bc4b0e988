import { readFileSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findSentences } from '#tools/prose/sentences-in-code.ts'

/** Files with the sentences of `npm run check`. */
const sources = [
  'src/definition/**/*.ts',
  'src/engine/{rule,case}/**/*.ts',
  'src/engine/**/link*.ts',
  'src/server/definitions/**/*.ts',
  'src/server/network/{calendar/calendar-validity,corridor/corridor-slips,validity/**/*}.ts',
]
/** Descriptions of operators, tests and generated files contain no findings. */
const others = /\.test\.ts$|\/generated\/|^src\/engine\/rule\/operators\/(?!reading|money)/
/** Verbs that tell a person what to do to a definition. */
const verbs = (
  'Add Ask Begin Call Change Choose Compare Correct Count End Exchange Give Keep Lead Leave Let Look Lower Make Mend Move Name Open ' +
  'Point Print Put Raise Read Remove Rename Reword Say Send Set Shorten Show Split Start Swap Take Tell Use Write'
).replaceAll(' ', '|')
const imperative = new RegExp(
  `(?:^|[.?!…] )(?:${verbs})\\b|[:;,] (?:or |and |then )?(?:${verbs.toLowerCase()})\\b|\\bor (?:${verbs.toLowerCase()})\\b`,
)
const MOST_WORDS = 20

interface Exception {
  readonly reason: string
  readonly says: readonly string[]
}
const exceptions = JSON.parse(
  readFileSync(new URL('tell-what-to-do.data.json', import.meta.url), 'utf8'),
) as readonly Exception[]
const excepted = new Set(exceptions.flatMap(({ says }) => says))

const lacksAdvice = (says: string): boolean => /[.?!]$/.test(says) && !imperative.test(says)
const root = new URL('../../', import.meta.url)
const found = globSync(sources, { cwd: root })
  .filter((file) => !others.test(file))
  .flatMap((file) => findSentences(file, readFileSync(new URL(file, root), 'utf8')))

it('every sentence of the check says what to do, but for those listed with the reason (TRU-457)', () => {
  expect(found.length).toBeGreaterThan(500)
  const silent = found.filter(({ says }) => lacksAdvice(says) && !excepted.has(says))
  expect(silent.map(({ file, line, says }) => `${file}:${line} ${says}`)).toEqual([])
})

it('every sentence of the check has at most 20 words (TRU-457)', () => {
  const long = found.filter(({ says }) =>
    says.split(/(?<=[.?!]) /).some((sentence) => sentence.split(' ').length > MOST_WORDS),
  )
  expect(long.map(({ file, line, says }) => `${file}:${line} ${says}`)).toEqual([])
})

it('every exception is still needed, and nothing else passes for advice (TRU-457)', () => {
  const silent = new Set(found.map(({ says }) => says).filter(lacksAdvice))
  expect([...excepted].filter((says) => !silent.has(says))).toEqual([])
  expect(lacksAdvice('The call takes no name.')).toBe(true)
  expect(lacksAdvice('The call takes no name. Take it out.')).toBe(false)
  expect(lacksAdvice('The call takes no name: take it out.')).toBe(false)
})
