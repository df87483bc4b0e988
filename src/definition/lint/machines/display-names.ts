import type { Finding } from '../../finding.ts'
import type { Machine } from '../../generated/machine.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { derived } from '../context/findings.ts'

const plain = (text = ''): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Reports a display whose rule has the name of another display. */
function lintRuleNames({ id, displays = [] }: Machine): Finding[] {
  const isOf = (rule: string, { state, label }: (typeof displays)[number]) =>
    [plain(state), plain(label)].includes(plain(rule.replace(/^(is|has|needs|can)/, '')))
  return displays.flatMap((one, at): Finding[] => {
    const meant = displays.find(
      (other) => other !== one && isOf(one.when, other) && (other.when === one.when || isOf(other.when, one)),
    )
    if (meant === undefined || isOf(one.when, one)) return []
    const sentence = `'${one.when}' is called after ‘${meant.label}’, and this would show ‘${one.label}’. Name the rule of ‘${one.label}’.`
    return [derived(`machines/${id}.machine.json`, `/displays/${at}/when`, sentence)]
  })
}

/** Reports a display with the label of another state. */
function lintLabels({ id, displays = [], states }: Machine): Finding[] {
  return displays.flatMap(({ when, label, state }, at): Finding[] => {
    if (plain(label) === plain(state)) return []
    const twin = Object.entries(states).find(
      ([name, one]) =>
        name !== state && one.label === label && plain(name) !== plain(when.replace(/^is/, '')),
    )?.[0]
    const sentence = `The state '${twin}' reads '${label}' as well: nobody could tell which is which. Give one of them other words.`
    return twin === undefined
      ? []
      : [derived(`machines/${id}.machine.json`, `/displays/${at}/label`, sentence)]
  })
}

/** Reports two moves that make the same call with the same body under different labels. */
function lintBodies({ id, moves }: Machine): Finding[] {
  const textOf = (move: (typeof moves)[number]) =>
    JSON.stringify([move.call, move.with, move.body, move.from])
  return moves.flatMap((one, at): Finding[] => {
    const twin = moves.slice(0, at).find((other) => textOf(other) === textOf(one))
    const isSame =
      twin === undefined || one.call === undefined || one.asks !== undefined || twin.asks !== undefined
    if (isSame || twin.guard === one.guard || twin.to !== one.to) return []
    const sentence = `'${one.id}' sends what '${twin.id}' sends, word for word: who answers '${one.call}' cannot tell which of the two was meant. Send what tells them apart.`
    return [derived(`machines/${id}.machine.json`, `/moves/${at}/body`, sentence)]
  })
}

/**
 * Checks that success and failure of a move have different texts, and that two amounts have labels of their
 * own.
 */
function lintMessages({ id, moves }: Machine): Finding[] {
  const file = `machines/${id}.machine.json`
  return moves.flatMap(({ done, failed, confirm }, at): Finding[] => {
    const amounts = (confirm?.shows ?? []).map(({ type, label, path }) =>
      type === 'money' ? { label, leaf: path.split('.').at(-1) } : undefined,
    )
    const again = amounts.findIndex((one, place) =>
      amounts.slice(0, place).some((other) => other?.label === one?.label && other?.leaf !== one?.leaf),
    )
    const alike = `Another amount beside it reads '${amounts[again]?.label}' as well: nobody could tell which is which. Give one of them other words.`
    const twice =
      'This is what is said when it is done. Say what did not happen, what became of the money and what to do.'
    return [
      ...(again === -1 ? [] : [derived(file, `/moves/${at}/confirm/shows/${again}/label`, alike)]),
      ...(failed === undefined || failed !== done ? [] : [derived(file, `/moves/${at}/failed`, twice)]),
    ]
  })
}

/** Checks that a state named after a failure does not have the tone of success. */
function lintTones({ id, states }: Machine): Finding[] {
  return Object.entries(states).flatMap(([name, { tone, label }]): Finding[] => {
    if (tone !== 'success' || !/(^|_)(error|fail(ed|ing)?|rejected|denied|declined|blocked)$/i.test(name))
      return []
    const sentence = `‘${label}’ would look like success. Write "tone": "danger".`
    return [
      { ...derived(`machines/${id}.machine.json`, `/states/${name}/tone`, sentence), nearest: 'danger' },
    ]
  })
}

/** Checks that the states, displays and moves of a machine can be told apart. */
export const lintDisplayNames: Lint = inEach('machines', (_, machine) => [
  ...lintRuleNames(machine),
  ...lintLabels(machine),
  ...lintBodies(machine),
  ...lintMessages(machine),
  ...lintTones(machine),
])
