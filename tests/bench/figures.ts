export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const say = (value: number | undefined, digits = 1): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)

/** Returns the mean difference of the pairs, and its standard error. */
export function differenceOf(pairs: readonly (readonly [number, number])[]): { mean: number; error: number } {
  const differences = pairs.map(([one, other]) => one - other)
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (differences.length - 1) / differences.length) }
}

/** A table of Markdown: the first row names the columns. */
export const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((row, at) => {
      const line = `| ${row.join(' | ')} |`
      return at === 0 ? [line, `|${row.map(() => '---').join('|')}|`] : [line]
    })
    .join('\n')

export interface Part {
  readonly title: string
  readonly says: string
  readonly table: string
}
