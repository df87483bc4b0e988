import type { Problem } from '../types.ts'

/** Carries a problem from inside an expression to the caller that returns it. */
export class ProblemFound extends Error {
  override name = 'ProblemFound'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.sentence)
    this.problem = problem
  }
}

/**
 * Returns the result of reading a definition, or the problem that ended it. Any other error becomes a problem
 * too.
 */
export function attempt<T>(
  path: string,
  read: () => T,
): { ok: true; value: T } | { ok: false; problem: Problem } {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    const problem =
      error instanceof ProblemFound ? error.problem : { path, sentence: 'This cannot be read as JSON.' }
    return { ok: false, problem }
  }
}

/** Reports an error at a place and ends the reading. Always throws. */
export function refuse(path: string, sentence: string): never {
  throw new ProblemFound({ path, sentence })
}
