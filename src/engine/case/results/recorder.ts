import { Expectations } from './expectations.ts'

/** Records the actual results of a case, whatever it expects. */
export class Recorder extends Expectations {
  /** Actual results, under the keywords of a case. */
  readonly actual: Record<string, unknown> = {}

  override same(what: string, expected: unknown, actual: unknown): void {
    if (expected !== undefined) this.actual[what] = actual
  }

  override each<T>(
    what: string,
    expected: Readonly<Record<string, T>> | undefined,
    actual: (name: string) => unknown,
  ): void {
    if (expected === undefined) return
    const entries = Object.keys(expected).map((name) => [name, actual(name)] as const)
    this.actual[what] = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
}
