/** The result of a stage. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
}

// oxlint-disable-next-line no-control-regex
const ansi = /\u001b\[[0-9;]*m/g

/**
 * Returns the tests of a runner, or the stage itself as one; a failed stage counts as at least one failure.
 */
export function countTests(output: string, code: number): Outcome {
  const plain = output.replace(ansi, '')
  const tests = /^\s*Tests\s+(?:(\d+) failed[ |]+)?(?:(\d+) passed)?/m.exec(plain)
  const journeys = {
    passed: /^\s+(\d+) passed/m.exec(plain)?.[1],
    failed: /^\s+(\d+) failed/m.exec(plain)?.[1],
  }
  const passed = Number(tests?.[2] ?? journeys.passed ?? (code === 0 ? 1 : 0))
  const failed = Number(tests?.[1] ?? journeys.failed ?? 0)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

const FEW_LINES = 80
const MANY_LINES = 400
/** Matches the start of the failure summary of vitest and Playwright. */
const beginnings = /^(?: *⎯+ (?:Failed (?:Suites|Tests)|Unhandled Errors?)\b.*| +1\) \S.*)$/m

/** Returns the failures in the output of a failed stage. */
export function findFailures(output: string): string {
  const plain = output.replace(ansi, '')
  const begin = beginnings.exec(plain)
  if (begin) return plain.slice(begin.index).split('\n').slice(0, MANY_LINES).join('\n').trimEnd()
  return plain.trimEnd().split('\n').slice(-FEW_LINES).join('\n')
}
