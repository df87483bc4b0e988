/** One line of a table, by the names of its columns; an empty cell is an empty text. */
export type Line<Column extends string> = Readonly<Record<Column, string>>

/**
 * Reads a table from text: one line each, with bars between the cells. A line that begins with '#' is a comment. One
 * entry per line keeps differences between versions readable.
 */
export const table =
  <const Column extends string>(...columns: readonly Column[]) =>
  ({ raw }: TemplateStringsArray): readonly Line<Column>[] =>
    raw
      .join('')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const cells = line.split('|').map((cell) => cell.trim())
        if (cells.length !== columns.length)
          throw new Error(`This line needs ${columns.length} cells, and has ${cells.length}: ${line}`)
        return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Line<Column>
      })

/** The words of a cell, in their order. */
export const words = (cell: string): string[] => cell.split(/\s+/).filter((word) => word !== '')

/** Returns the entries of a cell whose names contain spaces; semicolons separate them. */
export const entriesOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
