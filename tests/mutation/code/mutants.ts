import type { Mutant } from '../mutant.ts'
import type { CodeChange } from './changes/change.ts'
import { operatorChanges } from './changes/operators.ts'
import { queryChanges } from './changes/queries.ts'
import { statementChanges } from './changes/statements.ts'
import { valueChanges } from './changes/values.ts'
import { edited, parseSource, type Edit, type Place, type Source } from './source.ts'

export const codeChanges: readonly CodeChange[] = [
  ...operatorChanges,
  ...valueChanges,
  ...statementChanges,
  ...queryChanges,
]

/** One changed file, with where in it the change was made. */
export interface CodeMutant extends Mutant {
  readonly place: Pick<Edit, 'start' | 'end'>
}

const SHOWN = 70

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

/** The name of the function or constant that a place stands in, so that a mutant keeps its name when lines move. */
function nameOf({ within }: Place): string {
  const names = within.flatMap((node) => {
    if ((node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') && node.id)
      return 'name' in node.id ? [node.id.name] : []
    if ((node.type === 'MethodDefinition' || node.type === 'Property') && 'name' in node.key)
      return [String(node.key.name)]
    return []
  })
  return names.join('.') || 'module'
}

/** Describes an edit with as much of the code around it as a reader needs. */
function describe(source: Source, { node }: Place, edit: Edit): string {
  const before = short(source.text.slice(node.start, node.end))
  const isWhole = edit.start === node.start && edit.end === node.end
  const to = short(
    isWhole
      ? edit.to
      : edited(source.text, edit).slice(node.start, node.end + edit.to.length - edit.end + edit.start),
  )
  return `${before} → ${to || 'nothing'}`
}

/** Every change of one file, each with a name that no other has. */
export function mutantsOf(file: string, text: string): readonly CodeMutant[] {
  const source = parseSource(file, text)
  const seen = new Map<string, number>()
  return source.places.flatMap((place) =>
    codeChanges.flatMap((change) =>
      [...change.edits(place, source)].map((edit): CodeMutant => {
        const name = `${change.id} · ${file} · ${nameOf(place)} · ${describe(source, place, edit)}`
        const count = (seen.get(name) ?? 0) + 1
        seen.set(name, count)
        const id = count === 1 ? name : `${name} · ${count}`
        return { id, changes: change.id, file, place: edit, text: () => edited(text, edit) }
      }),
    ),
  )
}
