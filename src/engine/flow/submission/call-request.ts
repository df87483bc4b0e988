import type { Body } from '#definition/generated/flow.ts'
import { buildBody, pathsIn } from '../../call/body.ts'
import { rootOf } from '../linking/linking.ts'
import { readProjected } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'

/**
 * Returns the request of a call, or undefined while the call must wait. An absent value is omitted if its
 * field is hidden or optional, or if its loaded record lacks it.
 */
export function buildRequest(run: Run, map: Body | undefined): Readonly<Record<string, unknown>> | undefined {
  const isReady = pathsIn(map ?? {}).every((path) => !mustWait(run, path))
  return isReady ? buildBody(map ?? {}, (path) => readProjected(run, path)) : undefined
}

function mustWait(run: Run, path: string): boolean {
  if (readProjected(run, path) !== undefined) return false
  const root = rootOf(path)
  // A page passes only some of the possible values; a fact that needs another one is not loaded at all.
  if (root === 'given') return true
  if (run.scope[root] !== undefined) return false
  const cell = run.cells.get(root) ?? recordCell(run, root)
  return cell ? cell.relevant && cell.state.required : true
}

/** Returns the field whose chosen record is the fact of this name. */
function recordCell(run: Run, name: string) {
  return [...run.cells.values()].find(
    ({ linked: { options } }) => options?.from === 'fact' && options.source.as === name,
  )
}
