import type { Finding } from '../../finding.ts'
import type { Machine } from '../../generated/machine.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'

/** Checks that failed states return the money, and that displays treat it as their tone says. */
function lintFunds(file: string, { states, displays = [] }: Machine): Finding[] {
  const failed = Object.entries(states).flatMap(([name, { tone, funds }]) =>
    tone === 'danger' && funds === 'booked'
      ? [
          derived(
            file,
            `${below('/states', name)}/funds`,
            `'${name}' says that it failed, and its money would be gone. Write 'released', or another tone.`,
          ),
        ]
      : [],
  )
  const shown = displays.flatMap(({ state, tone, funds }, at) => {
    const isOver = tone === 'danger' || tone === 'neutral'
    const says =
      isOver && funds === 'held'
        ? 'released'
        : !isOver && tone !== 'success' && funds === 'released'
          ? 'held'
          : tone !== 'success' && funds === 'booked'
            ? isOver
              ? 'released'
              : 'held'
            : undefined
    const why = isOver
      ? funds === 'booked'
        ? 'came to nothing, and the money would be gone'
        : 'is over, and the money would stay set aside for ever'
      : 'is still going on, and the money could be spent a second time'
    return says === undefined
      ? []
      : [
          derived(
            file,
            `/displays/${at}/funds`,
            `By its tone '${state}' ${why}. Write '${says}', or another tone.`,
          ),
        ]
  })
  return [...failed, ...shown]
}

/** Reports moves of people that return or book money that has already left. */
function lintGone(file: string, { states, moves }: Machine): Finding[] {
  return moves.flatMap(({ id, from, to, by }) => {
    const gone = from.find((name) => states[name]?.funds === 'booked' && states[name].tone !== 'success')
    const funds = states[to]?.funds
    return by === undefined || gone === undefined || funds === undefined || funds === 'held'
      ? []
      : [
          derived(
            file,
            `${below('/states', gone)}/funds`,
            `'${gone}' books the money, and '${id}' ${funds === 'booked' ? 'books' : 'gives'} it ${funds === 'booked' ? 'once more' : 'back'} from there. Write 'held'.`,
          ),
        ]
  })
}

/** Checks that a button has the tone of its result. */
function lintTones(file: string, { states, moves }: Machine): Finding[] {
  return moves.flatMap(({ id, to, tone }, at) => {
    const end = states[to]?.tone
    const isOpposite = (tone === 'danger' && end === 'success') || (tone === 'success' && end === 'danger')
    return isOpposite
      ? [
          derived(
            file,
            `/moves/${at}/to`,
            `'${id}' is '${tone}', and ends in '${to}', which is '${end}'. Let it end where it says, or give both the same tone.`,
          ),
        ]
      : []
  })
}

const opposites = { success: /fail|reject|denied|declined/i, danger: /complet|approved|verified/i } as const

/** A state has the colour of its words. */
function lintWords(file: string, { states }: Machine): Finding[] {
  return Object.entries(states).flatMap(([name, { label, tone }]) =>
    (tone === 'success' || tone === 'danger') && opposites[tone].test(label)
      ? [
          derived(
            file,
            `${below('/states', name)}/tone`,
            `'${label}' would stand in the colour of '${tone}', which says the opposite. Write '${tone === 'success' ? 'danger' : 'success'}', or other words.`,
          ),
        ]
      : [],
  )
}

/** Checks that tone, funds and end of moves and states agree. */
export const lintMoneyEnds: Lint = inEach('machines', (_, machine) => {
  const file = `machines/${machine.id}.machine.json`
  return [lintFunds, lintGone, lintTones, lintWords].flatMap((lint) => lint(file, machine))
})
