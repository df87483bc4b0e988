import { partsOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Machine, Move } from '../../generated/machine.ts'
import { formulaOf, type FindLogic } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { isOneCall as isSameCall } from './machine-ends.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { reachOf } from '../rules/rule-reach.ts'

/** Counts the words that two names share, whatever joins them. */
const alike = (name: string, other: string): number => {
  const words = new Set(name.toLowerCase().split(/[^a-z]+/))
  return other
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && words.has(word)).length
}

/** The words of a name in camel case, apart. */
const words = (name: string): string => name.replaceAll(/([A-Z])/g, ' $1')

/** Sorts two moves into the wrong and the right one; the right one has more words of `word` in its name. */
function otherOf(one: Move, second: Move, word: string): readonly [wrong: Move, right: Move] {
  const says = (move: Move) => alike(`${move.id} ${move.to}`, word)
  return says(one) < says(second) ? [one, second] : [second, one]
}

/** Whether both may be open to the same person over the same record. */
function areBothOpen(machine: Machine, one: Move, other: Move, context: LintContext): boolean {
  if (!one.from.some((state) => other.from.includes(state))) return false
  const guards = [one.guard, other.guard].filter((guard) => guard !== undefined)
  if (guards.length < 2) return true
  const { find, context: scope } = reachOf(`machines/${machine.id}.machine.json`, machine.rules, context)
  if (guards.some((guard) => find(guard) === undefined)) return false
  const both = { kind: 'all' as const, of: guards.map((rule) => formulaOf({ rule }, find)) }
  return satisfy(both, scope)?.yes !== undefined
}

/** Returns the constants in the body of a move, such as 'GRANTED' or 'DENIED'. */
const constantsOf = ({ body = {} }: Move): string =>
  JSON.stringify(Object.entries(body).filter(([, from]) => typeof from !== 'string'))

/** One call from one state ends in one state, and so does one event: of two the second was copied. */
function lintPair(machine: Machine, one: Move, other: Move, context: LintContext): Finding[] {
  const file = `machines/${machine.id}.machine.json`
  const isOneGuard = one.guard !== undefined && one.guard === other.guard && one.by === other.by
  const areAtOnce = one.from.some((state) => other.from.includes(state))
  // Two moves to one state by one call need different guards.
  if (isOneGuard && areAtOnce && one.to === other.to && one.call === other.call && !isSameCall(one, other)) {
    const [wrong, right] = otherOf(one, other, words(one.guard ?? ''))
    const sentence = `'${right.id}' is guarded by '${one.guard}' as well, and both lead to '${one.to}': nobody could tell which is right. Name the rule of '${wrong.id}'.`
    return [derived(file, `/moves/${machine.moves.indexOf(wrong)}/guard`, sentence)]
  }
  // Moves with the same call and guard have their own finding.
  if (one.to === other.to || isSameCall(one, other)) return []
  const at = (move: Move, word: string) => `/moves/${machine.moves.indexOf(move)}/${word}`
  const isOneCall = one.call !== undefined && one.call === other.call
  if (isOneCall && constantsOf(one) === constantsOf(other) && areBothOpen(machine, one, other, context)) {
    const [wrong, right] = otherOf(one, other, one.call ?? '')
    const sentence = `'${right.id}' makes the call '${one.call}' as well, from the same state, and ends in '${right.to}'. One of the two would do the other. Name the call that leads to '${wrong.to}'.`
    return [derived(file, at(wrong, 'call'), sentence)]
  }
  if (isOneCall || one.event === undefined || one.event !== other.event) return []
  const [wrong, right] = otherOf(one, other, one.event)
  const sentence = `The trail would say '${one.event}' of '${wrong.id}' as of '${right.id}', which ends in '${right.to}'. Say what '${wrong.id}' does.`
  return [derived(file, at(wrong, 'event'), sentence)]
}

/** Checks that the verb of the call is that of the move, not of a neighbouring one. */
function lintVerbs(machine: Machine, { library }: LintContext): Finding[] {
  const wrong = machine.moves.flatMap(({ id, call }, at): Finding[] => {
    const [noun, verb = ''] = call?.split('.') ?? []
    const other = machine.moves.find((one) => one.id === verb && one.id !== id)
    if (call === undefined || other === undefined || !library.calls[`${noun}.${id}`]) return []
    const sentence = `'${id}' makes the call of '${other.id}', and there is one of its own name. Name '${noun}.${id}'.`
    return [
      {
        ...error(`machines/${machine.id}.machine.json`, `/moves/${at}/call`, sentence),
        nearest: `${noun}.${id}`,
      },
    ]
  })
  // Two that were swapped are one mistake.
  return wrong.slice(0, 1)
}

/** Checks that two parameters of a move are not filled from the same property. */
const lintGiven = ({ id, moves }: Machine): Finding[] =>
  moves.flatMap(({ with: given = {} }, at) =>
    Object.entries(given).flatMap(([name, from], index, all) => {
      const [first] = all.find(([, other]) => other === from) ?? []
      if (all.findIndex(([, other]) => other === from) === index) {
        const later = all.findLast(([, other]) => other === from)
        // The parameter with the name of its source is correct.
        if (later === undefined || later[0] === name || later[0] !== from) return []
      } else if (name === from) return []
      return first === undefined
        ? []
        : [
            error(
              `machines/${id}.machine.json`,
              `/moves/${at}/with/${name}`,
              `'${from}' is given under another name as well: one of the two was copied. Name what '${name}' is.`,
            ),
          ]
    }),
  )

/** Checks that a name in the body is filled from the property of that name. */
function lintBodies({ id, entity, moves }: Machine, { findSchema }: LintContext): Finding[] {
  const schema = entity === undefined ? undefined : findSchema(`entities/${entity}`)
  const parts = new Set(
    schema === undefined
      ? []
      : partsOf(schema, findSchema).flatMap(({ properties = {} }) => Object.keys(properties)),
  )
  return moves.flatMap(({ body = {} }, at) =>
    Object.entries(body).flatMap(([name, from]): Finding[] => {
      if (typeof from !== 'string' || from === name || !parts.has(name) || !parts.has(from)) return []
      const sentence = `'${from}' of the record is sent as '${name}', and the record has a '${name}' of its own. Send '${name}'.`
      return [
        { ...error(`machines/${id}.machine.json`, `/moves/${at}/body/${name}`, sentence), nearest: name },
      ]
    }),
  )
}

/** Number of moves with one permission and guard that makes an unguarded one suspicious. */
const ENOUGH = 3

/** Returns a guard and the rules that it requires besides. */
function requiredBy(guard: string | undefined, rules: Machine['rules']): ReadonlySet<string> {
  if (guard === undefined) return new Set()
  const { and = [] } = Object(rules?.[guard]?.when) as { readonly and?: readonly unknown[] }
  const parts = and.map((part) => (Object(part) as { readonly rule?: unknown }).rule)
  return new Set([guard, ...parts.filter((rule) => typeof rule === 'string')])
}

/** Reports a move without the guard that all others of its right have, alone or as a part. */
const lintUnguarded = ({ id, moves, rules }: Machine): Finding[] =>
  moves.flatMap((move, at) => {
    const others = moves.filter((one) => one !== move && one.by !== undefined && one.by === move.by)
    const [first = new Set<string>(), ...rest] = others.map(({ guard }) => requiredBy(guard, rules))
    const guard = [...first].findLast((rule) => rest.every((one) => one.has(rule)))
    if (move.guard !== undefined || others.length < ENOUGH || guard === undefined) return []
    const sentence = `Every other move by '${move.by}' is guarded by '${guard}', and '${move.id}' by nothing. Write "guard": "${guard}".`
    return [error(`machines/${id}.machine.json`, `/moves/${at}`, sentence)]
  })

/** Returns the rule that makes an expression true only for the initiator of the record. */
function ownerRule(expression: unknown, find: FindLogic, within = ''): string | undefined {
  const { and, rule, ...rest } = Object(expression) as Readonly<Record<string, unknown>>
  if (typeof rule === 'string') return ownerRule(find(rule), find, rule)
  if (Array.isArray(and))
    return and.map((one) => ownerRule(one, find, within)).find((name) => name !== undefined)
  const same = rest['==']
  const names = Array.isArray(same) ? same.map((one) => String((Object(one) as { var?: unknown }).var)) : []
  const isOwn = names.includes('session.user.id') && names.some((name) => /^record\..*\.id$/.test(name))
  return isOwn ? within : undefined
}

const decides = ({ by = '' }: Move): boolean => /\.(decide|authorize)$/.test(by)

/** Checks that a move decided by a second person has no guard that is true for the initiator. */
function lintDecided(machine: Machine, context: LintContext): Finding[] {
  const file = `machines/${machine.id}.machine.json`
  const { find } = reachOf(file, machine.rules, context)
  const ownerOf = ({ guard }: Move) => (guard === undefined ? undefined : ownerRule({ rule: guard }, find))
  const wrong = machine.moves.filter((move) => decides(move) && ownerOf(move) !== undefined)
  const [shared = '', ...others] = new Set(wrong.map(ownerOf))
  const isOfOthers = machine.moves.some((move) => !decides(move) && ownerOf(move) === shared)
  // If one rule is behind all of them and nothing else uses it, the rule is wrong.
  if (wrong.length > 1 && others.length === 0 && !isOfOthers && machine.rules?.[shared] !== undefined) {
    const names = wrong.map(({ id }) => `'${id}'`).join(', ')
    const sentence = `'${shared}' is yes for the person who began this, and somebody else decides ${names}: people would decide alone. Let it be yes for somebody else, with '!='.`
    return [error(file, `/rules/${shared}/when`, sentence)]
  }
  return wrong.map((move) => {
    const sentence = `'${move.guard}' is yes for the person who began this, and with '${move.by}' somebody else decides: people would do '${move.id}' alone. Name a rule of somebody else.`
    return derived(file, `/moves/${machine.moves.indexOf(move)}/guard`, sentence)
  })
}

/** Checks that moves with a shared call or event do the same, and that nobody decides alone. */
export const lintMoveTwins: Lint = inEach('machines', (context, machine) => [
  ...lintDecided(machine, context),
  ...lintVerbs(machine, context),
  ...lintGiven(machine),
  ...lintBodies(machine, context),
  ...lintUnguarded(machine),
  ...machine.moves.flatMap((one, at) =>
    machine.moves.slice(at + 1).flatMap((other) => lintPair(machine, one, other, context)),
  ),
])
