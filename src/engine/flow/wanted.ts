import type { Body, Fact } from '#definition/generated/flow.ts'
import { pathsIn } from '../call/body.ts'
import { askedNow } from './asked.ts'
import { rootOf } from './linking.ts'
import { readFact } from './read-fact.ts'
import type { Run } from './run.ts'
import { isSame } from './same.ts'
import type { Wanted } from './types.ts'

/** The calls whose answers are needed now: facts not known for what is asked today, and fields of visible steps. */
export function wantedNow(run: Run): readonly Wanted[] {
  const wanted = [...wantedFacts(run), ...wantedRequirements(run)]
  return isSame(wanted, run.wanted) ? run.wanted : wanted
}

function wantedFacts(run: Run): Wanted[] {
  return Object.entries(run.flow.definition.facts ?? {}).flatMap(([name, fact]) => {
    if (run.scope[name] !== undefined) return []
    if (fact.rests !== undefined && isWrong(run, fact.with)) return []
    const body = askedNow(run, fact.with)
    return body ? [{ for: 'fact', name, call: fact.call, body, ...restOf(run, fact) } as const] : []
  })
}

/** One of the answers a call is asked with is not as it must be. */
function isWrong(run: Run, map: Body | undefined): boolean {
  return pathsIn(map ?? {}).some((path) => run.cells.get(rootOf(path))?.problem !== undefined)
}

function restOf(run: Run, { rests }: Fact): { readonly rests?: number } {
  const limit = rests === undefined ? undefined : readFact(run, `limits.${rests}`)
  return typeof limit === 'number' ? { rests: limit } : {}
}

function wantedRequirements(run: Run): Wanted[] {
  return run.flow.definition.steps.flatMap((step) => {
    const source = step.fieldsFrom ?? step.forEach
    if (!source || !run.visible.get(step.id)) return []
    const body = askedNow(run, source.with)
    if (!body || isArrived(run, step.id, body)) return []
    return [{ for: 'requirements', name: step.id, call: source.call, body } as const]
  })
}

/** Whether the fields a step shows are those the server asks for today. */
export function isArrived(
  run: Run,
  step: string,
  body: Readonly<Record<string, unknown>> | undefined,
): boolean {
  const ask = run.asks.get(step)
  return ask !== undefined && body !== undefined && isSame(ask.asked ?? body, body)
}

/** Facts that were asked with something else than today's answers; what they say is about another question. */
export function factsOutdated(run: Run): readonly string[] {
  return Object.entries(run.flow.definition.facts ?? {}).flatMap(([name, fact]) => {
    if (!fact.with || run.scope[name] === undefined) return []
    const body = askedNow(run, fact.with)
    const before = run.answered.get(name)
    if (before === undefined) run.answered.set(name, body)
    return before === undefined || (body !== undefined && isSame(before, body)) ? [] : [name]
  })
}
