import { expect, it } from 'vitest'
import { readProcessorSeconds } from './command.ts'
import { formatReports } from './lanes.ts'
import { countTests, findFailures } from './outcome.ts'

const vitestFailed = `
 ❯ src/values/a.test.ts (2 tests | 1 failed)
⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  src/values/a.test.ts > adds
AssertionError: expected 3 to be 2

 Test Files  1 failed | 3 passed (4)
      Tests  1 failed | 41 passed (42)
`
const journeysFailed = `
  ✓  1 a.spec.ts:3:1 › first (1.2s)
  ✘  2 a.spec.ts:9:1 › second (2.2s)

  1) a.spec.ts:9:1 › second ──────

    Error: expect(page).toHaveURL

  1 failed
    a.spec.ts:9:1 › second
  1 passed (6.0s)
`

it('counts what vitest and Playwright counted', () => {
  expect(countTests(vitestFailed, 1)).toEqual({ passed: 41, failed: 1 })
  expect(countTests(journeysFailed, 1)).toEqual({ passed: 1, failed: 1 })
})

it('counts a stage without tests as one, and never takes a failed stage for passed', () => {
  expect(countTests('all formatted', 0)).toEqual({ passed: 1, failed: 0 })
  expect(countTests('', 2)).toEqual({ passed: 0, failed: 1 })
  expect(countTests('      Tests  42 passed (42)', 1)).toEqual({ passed: 42, failed: 1 })
})

it('says what failed from where the runner begins to tell it', () => {
  expect(findFailures(vitestFailed)).toMatch(/^⎯+ Failed Tests 1[\s\S]+expected 3 to be 2/)
  expect(findFailures(journeysFailed)).toMatch(/^ {2}1\) a\.spec\.ts:9:1[\s\S]+toHaveURL/)
  expect(findFailures(journeysFailed)).not.toContain('› first')
  const long = Array.from({ length: 200 }, (_, at) => `line ${at}`).join('\n')
  expect(findFailures(long)).toMatch(/^line 120\n[\s\S]+line 199$/)
})

it('adds up the processor seconds of a command and of its children', () => {
  expect(readProcessorSeconds('0m0.01s 0m0.02s\n1m2.5s 0m3.47s\n')).toBeCloseTo(66)
  expect(readProcessorSeconds('')).toBeUndefined()
})

it('prints the slowest stage first, and at the end what failed once more', () => {
  const reports = [
    { name: 'types', passed: 1, failed: 0, seconds: 2, processorSeconds: 3 },
    { name: 'unit', passed: 41, failed: 1, seconds: 9.5, failures: 'expected 3 to be 2' },
  ]
  const lines = formatReports(reports, 10, { count: 2, busy: 0.914 }).split('\n')
  expect(lines.findIndex((line) => line.startsWith('unit'))).toBeLessThan(
    lines.findIndex((line) => line.startsWith('types')),
  )
  expect(lines.slice(-6)).toEqual([
    '',
    '── unit FAILED',
    'expected 3 to be 2',
    '',
    '2 stages in 10 s on 2 cores (91 % busy), 3 s of a processor',
    '42 passed, 1 failed',
  ])
})
