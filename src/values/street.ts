import { present } from './blank.ts'

/** Street lines in one, joined with a comma; blank lines are absent (IDN-062). */
export function joinStreet(lines: readonly string[]): string {
  return lines.flatMap((line) => present(line) ?? []).join(', ')
}
