import { expect, it } from 'vitest'
import type { DefinitionFile } from '#definition/loader.ts'
import { checkDefinitions, followCheck } from '#server/definitions/definitions-check.ts'
import { context, real, withFiles } from '../broken-definitions.ts'
import { withMistake, type Mistake } from './mistake.ts'
import { everyMistake } from './every-mistake.ts'

/** A whole check takes its time: a day looks at these few, of which each disables or changes another kind of file. */
const SAMPLE = 8

const mistakes = everyMistake()
const chosen =
  process.env.PORTOLAN_LONG === '1'
    ? mistakes
    : mistakes.filter((_, at) => at % Math.ceil(mistakes.length / SAMPLE) === 0)

const filesWithMistake = (mistake: Mistake) => {
  const { file, as = file } = mistake
  const files = withFiles([{ path: as, text: withMistake(mistake) }])
  return as === file ? files : files.filter(({ path }) => path !== file)
}

it('finds what a whole check finds, one change after the other and taken back again (TRU-439)', () => {
  const following = followCheck(context)
  const unchanged = following.check(real).findings
  expect(unchanged).toEqual(checkDefinitions(real, context).findings)
  expect(chosen.length).toBeGreaterThanOrEqual(SAMPLE)
  for (const mistake of chosen) {
    const files = filesWithMistake(mistake)
    const { findings, library } = following.check(files)
    const whole = checkDefinitions(files, context)
    expect(findings, mistake.slip).toEqual(whole.findings)
    expect(library, mistake.slip).toEqual(whole.library)
    expect(following.check(real).findings, `${mistake.slip}, taken back`).toEqual(unchanged)
  }
})

it('asks nothing again where no file is another one, and only what a changed file touches (TRU-439)', () => {
  let reads = 0
  const counted = {
    ...context,
    findSchema: (name: string) => {
      reads += 1
      return context.findSchema(name)
    },
  }
  const following = followCheck(counted)
  const timesFor = (files: readonly DefinitionFile[]) => {
    const before = reads
    following.check(files)
    return reads - before
  }
  const first = timesFor(real)
  expect(timesFor(real.map((file) => file))).toBeLessThan(first / 100)
  const mail = real.find(({ path }) => path.startsWith('mails/'))!
  expect(timesFor(withFiles([{ ...mail, text: `${mail.text} ` }]))).toBeLessThan(first / 4)
})
