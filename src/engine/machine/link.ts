import type { Machine, Move } from '#definition/generated/machine.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import type { LinkedRule, Problem } from '../rule/types.ts'

export interface LinkedMachine {
  readonly definition: Machine
  readonly rules: ReadonlyMap<string, LinkedRule>
}

export type MachineResult = { ok: true; machine: LinkedMachine } | { ok: false; problems: readonly Problem[] }

/** Resolves every name a machine uses: its states, its rules, and those it shares. */
export function linkMachine(definition: Machine, shared: ReadonlyMap<string, LinkedRule>): MachineResult {
  const { rules, problems } = linkOwnRules(definition.rules ?? {}, shared)
  const found: Problem[] = [...problems]
  const need = (kind: string, name: string | undefined, existing: Iterable<string>, path: string) => {
    const names = [...existing]
    if (name === undefined || names.includes(name)) return
    found.push({ path, sentence: `There is no ${kind} '${name}'.`, nearest: nearestName(name, names) })
  }
  const states = Object.keys(definition.states)
  need('state', definition.initial, states, '/initial')
  for (const [at, move] of definition.moves.entries()) {
    for (const [place, from] of move.from.entries()) need('state', from, states, `/moves/${at}/from/${place}`)
    need('state', move.to, states, `/moves/${at}/to`)
    need('rule', move.guard, rules.keys(), `/moves/${at}/guard`)
    found.push(...movesOutOfFinal(definition, move, at))
  }
  for (const word of ['displays', 'tells'] as const)
    for (const [at, { when }] of (definition[word] ?? []).entries())
      need('rule', when, rules.keys(), `/${word}/${at}/when`)
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, machine: { definition, rules } }
}

function movesOutOfFinal({ states }: Machine, move: Move, at: number): Problem[] {
  const final = move.from.find((state) => Object.hasOwn(states, state) && states[state]!.final)
  return final === undefined
    ? []
    : [
        {
          path: `/moves/${at}/from`,
          sentence: `'${final}' is final: nothing moves out of it. Take it out of 'from'.`,
        },
      ]
}
