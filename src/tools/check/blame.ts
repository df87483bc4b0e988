import type { Finding } from '#definition/finding.ts'
import type { Flow } from '#definition/generated/flow.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Library } from '#definition/library.ts'

/** A place that something which fails speaks against. */
interface Accused {
  readonly file: string
  readonly path: string
  /** What is said of it, before what speaks against it. */
  readonly says: string
  /** Whether one that fails is enough. */
  readonly isCertain?: boolean
}

/** A text as it is written, up to what it prints in braces. */
const beginningOf = (text: string): string => text.split('{')[0]!

/** What a difference expects and what came instead. */
const sidesOf = (difference: string): readonly string[] => difference.split(', but it is ')

/** The check of a flow whose message was expected and did not come, or came and was not expected, or stands elsewhere. */
function checkIn({ id, steps }: Flow, difference: string): Accused | undefined {
  const file = `flows/${id}.flow.json`
  const [expected = '', actual = ''] = sidesOf(difference)
  for (const [step, { checks = [] }] of steps.entries())
    for (const [at, { must, message, at: field }] of checks.entries()) {
      const text = JSON.stringify(beginningOf(message)).slice(1, -1)
      if (text.length < 8) continue
      const [wasExpected, came] = [expected.includes(text), actual.includes(text)]
      if (wasExpected && came && !expected.includes(`"${field}"`) && actual.includes(`"${field}"`))
        return {
          file,
          path: `/steps/${step}/checks/${at}/at`,
          says: `The message of '${must}' stands at '${field}', and is expected elsewhere`,
          isCertain: true,
        }
      if (wasExpected !== came)
        return {
          file,
          path: `/rules/${must}/when`,
          says: `'${must}' ${came ? 'refuses what shall be taken' : 'takes what shall be refused'}`,
        }
    }
  return undefined
}

/** The field that is asked and shall not be, or shall be and is not, where a rule shows it. */
function fieldIn({ id, steps }: Flow, difference: string): Accused | undefined {
  const [, word, step] = /: (asks|requires) '([^']+)': expected /.exec(difference) ?? []
  if (word === undefined) return undefined
  const at = steps.findIndex((one) => one.id === step)
  const [expected, actual] = sidesOf(difference.slice(difference.indexOf('expected '))).map(
    (side) => new Set([...side.matchAll(/"([\w-]+)"/g)].map(([, name]) => name)),
  )
  const fields = steps[at]?.fields ?? []
  const of = fields.findIndex(
    (field) => field.showWhen !== undefined && expected?.has(field.id) !== actual?.has(field.id),
  )
  const field = fields[of]
  return field === undefined
    ? undefined
    : {
        file: `flows/${id}.flow.json`,
        path: `/steps/${at}/fields/${of}/showWhen`,
        says: `'${field.id}' is ${actual?.has(field.id) ? 'asked where it shall not be' : 'not asked where it shall be'} by '${field.showWhen}'`,
      }
}

/** The permission that somebody holds and shall not, or shall and does not, with the role that gives it. */
function permissionIn(
  sentence: string,
  roles: readonly string[],
  { permissions, roles: all }: Library,
): Accused | undefined {
  const flagged = /with the permission '([^']+)' cannot use the permission '\1'/.exec(sentence)?.[1]
  const isFlagged = flagged !== undefined
  const [, id = flagged ?? ''] = /(?:allows|holds the permission) '([^']+)'/.exec(sentence) ?? []
  const permission = permissions[id]
  if (permission === undefined) return undefined
  const within = new Set(roles)
  for (const role of within) for (const inner of all[role]?.includes ?? []) within.add(inner)
  const giving = permission.roles.filter((role) => within.has(role))
  const file = `permissions/${id}.permission.json`
  const isLacking = sentence.includes('expected "yes"')
  if (permission.when !== undefined && (isFlagged || (isLacking && giving.length > 0)))
    return {
      file,
      path: '/when',
      says: `'${permission.when}' keeps '${id}' from people who shall hold it`,
    }
  if (isLacking || giving.length !== 1)
    return {
      file,
      path: '/roles',
      says: `${isLacking ? 'Nobody of those who shall hold' : 'More hold'} '${id}'${isLacking ? ' does' : ' than shall'}`,
    }
  return {
    file,
    path: `/roles/${permission.roles.indexOf(giving[0]!)}`,
    says: `'${giving[0]}' gives the right '${id}', and shall not`,
  }
}

/** The moves of a machine by the names that a difference or a chain says them with. */
const movesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"([\w-]+)"/g)].map(([, name = '']) => name)

/** The guard of the moves that come and shall not, or shall and do not; where a move has none, where it begins. */
function moveIn({ id, moves, rules = {} }: Machine, difference: string, state: string): Accused | undefined {
  const [expected = '', actual = ''] = sidesOf(difference).map(movesIn)
  const odd = moves.filter((move) => expected.includes(move.id) !== actual.includes(move.id))
  const guards = new Set(odd.map(({ guard }) => guard))
  const [guard] = guards
  if (odd.length === 0 || guards.size !== 1) return undefined
  const isMore = actual.includes(odd[0]!.id)
  const names = odd.map((move) => `'${move.id}'`).join(' and ')
  const file = `machines/${id}.machine.json`
  if (guard !== undefined && Object.hasOwn(rules, guard))
    return {
      file,
      path: `/rules/${guard}/when`,
      says: `'${guard}' lets ${names} be made ${isMore ? 'where they shall not' : 'too seldom'}`,
    }
  const [move] = odd
  const at = moves.indexOf(move!)
  return guard === undefined && odd.length === 1
    ? {
        file,
        path: `/moves/${at}/from`,
        says: isMore
          ? `'${move!.id}' can be made from '${state}', and shall not`
          : `'${move!.id}' cannot be made from '${state}', and shall`,
        isCertain: true,
      }
    : undefined
}

/** Whether what shows a machine, or proves something of its moves, fails where the machine is accused. */
function speaksOf({ file }: Accused, sentence: string, of: string, { details, tables }: Library): boolean {
  const machine = /^machines\/(.+)\.machine\.json$/.exec(file)?.[1]
  if (machine === undefined) return false
  const [folder, id = ''] = of.split('/')
  const shown =
    folder === 'details' ? details[id]?.machine : folder === 'tables' ? tables[id]?.machines?.is : undefined
  return of === ''
    ? sentence.includes(`the move '${machine}.`)
    : shown === machine && /: actions?\b/.test(sentence)
}

/** The call of which an invariant says that it lacks something. */
function callIn(sentence: string): Accused | undefined {
  const [, call, lack] = /1\. A person makes the call '([^']+)'\.\s+2\. (It [^\n]+)/.exec(sentence) ?? []
  return call === undefined
    ? undefined
    : { file: `calls/${call}.call.json`, path: '', says: (lack ?? '').replace(/\.$/, ''), isCertain: true }
}

/** Something that fails, with what it says of which definition, and the roles of whom it speaks. */
export interface Failing {
  readonly finding: Finding
  readonly of?: string
  /** The state a case of a machine begins from. */
  readonly state?: string
  readonly roles: readonly string[]
}

/**
 * What fails, each once: where several cases or invariants speak against one rule, one check or one grant, that is where it
 * is wrong, and they follow from it; one alone may be wrong itself.
 */
export function blame(failing: readonly Failing[], library: Library): Finding[] {
  const accused = failing.map(({ finding, of = '', roles, state = '' }) => {
    const flow = of.startsWith('flows/') ? library.flows[of.slice('flows/'.length)] : undefined
    const machine = of.startsWith('machines/') ? library.machines[of.slice('machines/'.length)] : undefined
    if (flow !== undefined) return checkIn(flow, finding.sentence) ?? fieldIn(flow, finding.sentence)
    if (machine !== undefined) return moveIn(machine, finding.sentence, state)
    return permissionIn(finding.sentence, roles, library) ?? callIn(finding.sentence)
  })
  for (const [at, { finding, of = '' }] of failing.entries())
    accused[at] =
      accused.find((one) => one !== undefined && speaksOf(one, finding.sentence, of, library)) ?? accused[at]
  const keyOf = (one: Accused | undefined, at: number) =>
    one === undefined ? `${at}` : `${one.file} ${one.path}`
  const groups = Map.groupBy(failing.keys(), (at) => keyOf(accused[at], at))
  return [...groups].flatMap(([key, places]): Finding[] => {
    const one = accused[places[0]!]
    const findings = places.map((at) => failing[at]!.finding)
    if (one === undefined || (findings.length < 2 && one.isCertain !== true)) return findings
    const about = { kind: 'cause', name: `blame ${key}` } as const
    const first = findings[0]!
    const others = findings.length === 1 ? '' : `, and ${findings.length - 1} more`
    const sentence = `${one.says}: so says ${first.sentence.split(/: |\. This is| does not hold/)[0]} of ${first.file}${others}. Mend it here; if it is right, mend what expects otherwise.`
    return [
      { file: one.file, path: one.path, sentence, level: 'error', about },
      ...findings.map((finding) => ({ ...finding, about })),
    ]
  })
}
