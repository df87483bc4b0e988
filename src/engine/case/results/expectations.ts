import { isSame } from '#values/equality.ts'

/**
 * Collects the differences between expected and actual results; a case without expectations fails (law 9).
 */
export class Expectations {
  private readonly found: string[] = []
  private count = 0

  /** Compares one result, if the case has an expectation for it. */
  same(what: string, expected: unknown, actual: unknown): void {
    if (expected === undefined) return
    this.count += 1
    if (!isSame(expected, actual))
      this.found.push(`${what}: expected ${say(expected)}, but it is ${say(actual)}.`)
  }

  /** Compares name by name. */
  each<T>(
    what: string,
    expected: Readonly<Record<string, T>> | undefined,
    actual: (name: string) => unknown,
  ): void {
    for (const [name, value] of Object.entries(expected ?? {}))
      this.same(`${what} '${name}'`, value, actual(name))
  }

  fail(sentence: string): void {
    this.count += 1
    this.found.push(sentence)
  }

  differences(): readonly string[] {
    return this.count === 0
      ? ["This case expects nothing. Say under 'expect' what must come of it."]
      : this.found
  }
}

function say(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
