import type { Finding } from '../../finding.ts'
import type { Machine } from '../../generated/machine.ts'
import type { Library } from '../../library.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Returns the paths that tables and details of a machine call 'From' and 'To'. */
function directionsOf({ id }: Machine, { tables, details }: Library): ReadonlyMap<string, string> {
  const columns = Object.values(tables)
    .filter(({ machines }) => machines?.is === id)
    .flatMap((table) => table.columns.map((column) => [column.path ?? column.id, column.label] as const))
  const items = Object.values(details)
    .filter(({ machine }) => machine === id)
    .flatMap(({ sections }) => sections.flatMap((section) => section.items))
    .flatMap(({ path, label }) => (path === undefined ? [] : [[path, label] as const]))
  const named = [...columns, ...items].filter(([, label]) => label === 'From' || label === 'To')
  // A path that is called both has its own finding.
  return new Map(
    named.filter(([path, label]) => named.every(([one, other]) => one !== path || other === label)),
  )
}

/** Reports a question that tells the money to come from where it goes. */
export const lintDirections: Lint = inEach('machines', (context, machine) => {
  const directions = directionsOf(machine, context.library)
  const [from] = [...directions].find(([, label]) => label === 'From') ?? []
  if (from === undefined) return []
  return machine.moves.flatMap(({ confirm }, at) =>
    (['title', 'says'] as const).flatMap((word): Finding[] => {
      const wrong = [...(confirm?.[word] ?? '').matchAll(/\bfrom \{(\w+)\}/gi)]
        .map(([, name = '']) => name)
        .find((name) => directions.get(name) === 'To')
      if (wrong === undefined) return []
      const sentence = `'${wrong}' is where it goes, and people would read that it comes from there. Write {${from}} behind 'from', and {${wrong}} where it goes.`
      return [error(`machines/${machine.id}.machine.json`, `/moves/${at}/confirm/${word}`, sentence)]
    }),
  )
})
