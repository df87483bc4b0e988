import { extraFields } from '#definition/extra-fields.ts'
import { rootOf } from '../linking/linking.ts'
import { readStored } from '../state/cell.ts'
import { beginVersions, sourceOf } from './fact-versions.ts'
import { intoOf, readFact } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'
import { settle } from '../state/run-update.ts'

/** Fills in the starting answers whose fact has loaded, once each, if nobody has answered. */
export function takeStarts(run: Run): void {
  const nodes = new Set<string>()
  const starts = new Map(startsNow(run))
  const behind = beginVersions(run, starts)
  for (const [id, raw] of starts) {
    if (run.origins.has(id) || behind.has(sourceOf(run, id) ?? '')) continue
    run.origins.set(id, raw)
    if (run.started.has(id)) continue
    run.started.add(id)
    const cell = run.cells.get(id)
    if (cell === undefined) {
      if (!run.waiting.has(id)) run.waiting.set(id, raw)
    } else if (cell.stored === undefined) {
      cell.stored = readStored(cell, raw)
      nodes.add(cell.node)
    }
  }
  if (nodes.size > 0) settle(run, { nodes: [...nodes] })
}

/** Returns the available starting answers by field; those to the server's fields are spread over them. */
export function startsNow(run: Run): readonly (readonly [id: string, raw: unknown])[] {
  const { starts, steps } = run.flow.definition
  const intos = new Set(steps.map((step) => intoOf(run, step.id)))
  const existing = typeof starts === 'string' ? recordAt(run, starts) : joinedAt(run, starts ?? {})
  const answers: readonly [string, unknown][] = Object.entries({ ...extrasAt(run), ...existing })
  return answers.flatMap(([name, raw]): (readonly [string, unknown])[] => {
    if (raw === undefined || raw === null) return []
    if (run.flow.fields.has(name)) return [[name, raw] as const]
    if (!intos.has(name) || typeof raw !== 'object') return []
    return Object.entries(raw).map(([field, one]) => [`${name}/${field}`, one] as const)
  })
}

/** Reads the starting values at their paths and joins the parts of one answer, named after a dot. */
function joinedAt(run: Run, starts: Readonly<Record<string, string>>): object {
  const joined: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(starts)) {
    const [field = '', part] = name.split('.')
    const value = readFact(run, path)
    if (value === undefined || value === null) continue
    joined[field] = part === undefined ? value : { ...Object(joined[field]), [part]: value }
  }
  return joined
}

/** Returns the answers stored with a starting record, by field id. */
function extrasAt(run: Run): object {
  const { starts = {} } = run.flow.definition
  const facts = new Set((typeof starts === 'string' ? [starts] : Object.values(starts)).map(rootOf))
  const stored = [...facts].flatMap((fact) => {
    const extras = readFact(run, `${fact}.extras`)
    return Array.isArray(extras) ? extras : []
  })
  const ids = new Set(extraFields(run.flow.definition).map(({ field }) => field.id))
  return Object.fromEntries(
    stored.flatMap((one: { id?: unknown; value?: unknown }) =>
      typeof one.id === 'string' && ids.has(one.id) ? [[one.id, one.value]] : [],
    ),
  )
}

function recordAt(run: Run, path: string): object {
  const record = readFact(run, path)
  return typeof record === 'object' && record !== null ? record : {}
}
