import type { Body, Fact } from '#definition/generated/flow.ts'
import { pathsIn } from '../../call/body.ts'
import { buildRequest } from '../submission/call-request.ts'
import { rootOf } from '../linking/linking.ts'
import { readFact } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'
import { isSame } from '#values/equality.ts'
import type { NeededCall } from '../types.ts'

/** Returns the calls to make now: for facts with complete parameters and for fields of visible steps. */
export function findNeededCalls(run: Run): readonly NeededCall[] {
  const inputs = [...findFactCalls(run), ...findRequirementCalls(run)]
  return isSame(inputs, run.neededCalls) ? run.neededCalls : inputs
}

function findFactCalls(run: Run): NeededCall[] {
  return Object.entries(run.flow.definition.facts ?? {}).flatMap(([name, fact]) => {
    if (run.scope[name] !== undefined) return []
    if (fact.rests !== undefined && isWrong(run, fact.with)) return []
    const body = buildRequest(run, fact.with)
    return body ? [{ for: 'fact', name, call: fact.call, body, ...restOf(run, fact) } as const] : []
  })
}

/** Tells whether an answer in the request of a call is invalid. */
function isWrong(run: Run, map: Body | undefined): boolean {
  return pathsIn(map ?? {}).some((path) => run.cells.get(rootOf(path))?.problem !== undefined)
}

function restOf(run: Run, { rests }: Fact): { readonly rests?: number } {
  const limit = rests === undefined ? undefined : readFact(run, `limits.${rests}`)
  return typeof limit === 'number' ? { rests: limit } : {}
}

function findRequirementCalls(run: Run): NeededCall[] {
  return run.flow.definition.steps.flatMap((step) => {
    const source = step.fieldsFrom ?? step.forEach
    if (!source || !run.visible.get(step.id)) return []
    const body = buildRequest(run, source.with)
    if (!body || isArrived(run, step.id, body)) return []
    return [{ for: 'requirements', name: step.id, call: source.call, body } as const]
  })
}

/** Tells whether the server's fields in a step belong to the present request. */
export function isArrived(
  run: Run,
  step: string,
  body: Readonly<Record<string, unknown>> | undefined,
): boolean {
  const ask = run.asks.get(step)
  return ask !== undefined && body !== undefined && isSame(ask.requested ?? body, body)
}

/**
 * Returns the facts that were loaded with other parameters than the present ones, so they are out of date.
 */
export function factsOutdated(run: Run): readonly string[] {
  return Object.entries(run.flow.definition.facts ?? {}).flatMap(([name, fact]) => {
    if (!fact.with || run.scope[name] === undefined) return []
    const body = buildRequest(run, fact.with)
    const before = run.answered.get(name)
    if (before === undefined) run.answered.set(name, body)
    return before === undefined || (body !== undefined && isSame(before, body)) ? [] : [name]
  })
}
