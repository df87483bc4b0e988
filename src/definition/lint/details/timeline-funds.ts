import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import type { Machine } from '../../generated/machine.ts'
import { below } from '../context/nested-nodes.ts'
import type { LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'

const fundsOf = (machine: Machine | undefined, state: string): string | undefined =>
  machine?.states[state]?.funds

/** Reports a state drawn as one in which the money is somewhere else, such as a refused one as arrived. */
export function lintTimelineFunds(file: string, details: Details, { library }: LintContext): Finding[] {
  const stages = Object.entries(details.timeline?.stages ?? {})
  if (stages.length === 0) return []
  const machines = Object.values(library.machines)
  const drawn = library.machines[details.machine ?? '']
  const countIn = ({ states }: Machine): number =>
    stages.filter(([state]) => Object.hasOwn(states, state)).length
  const [recorded] = machines.toSorted((one, other) => countIn(other) - countIn(one))
  return stages.flatMap(([state, stage]): Finding[] => {
    const [own, shown] = [fundsOf(recorded, state), fundsOf(drawn, stage)]
    // Held money may be final at another network; money that arrived or came back is final everywhere.
    const isLie = shown === 'booked' || own === 'booked' || own === 'released'
    // A state that fails and keeps the money has its own finding.
    const isOdd = shown === 'booked' && drawn?.states[stage]?.tone !== 'success'
    if (own === undefined || shown === undefined || own === shown || !isLie || isOdd) return []
    const meant = stages.find(
      ([other, one]) => other !== state && fundsOf(recorded, other) === own && fundsOf(drawn, one) === own,
    )?.[1]
    const sentence = `At '${state}' the money is ${own}, and '${stage}' says that it is ${shown}. Name a state of the timeline where it is ${own}.`
    return [
      {
        ...derived(file, below('/timeline/stages', state), sentence, `machines/${drawn?.id}.machine.json`),
        ...(meant === undefined ? {} : { nearest: meant }),
      },
    ]
  })
}
