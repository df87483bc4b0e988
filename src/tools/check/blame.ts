import type { Finding } from '#definition/finding.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Library } from '#definition/library.ts'
import { accusedIn, sidesOf } from './accused-in-flow.ts'
import type { Accused } from './suspect.ts'
import { commonSuspect, suspectsOf } from './suspects.ts'

/** Finds the permission that is granted or missing wrongly, with its role. */
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

/** Returns the names of moves in a difference or chain. */
const movesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"([\w-]+)"/g)].map(([, name = '']) => name)

/** Finds the guard of wrongly open or closed moves; for a move without a guard, its starting states. */
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

/** Returns true if a failing table, detail or invariant uses the accused machine. */
function speaksOf({ file }: Accused, sentence: string, of: string, { details, tables }: Library): boolean {
  const flow = /^flows\/(.+)\.flow\.json$/.exec(file)?.[1]
  if (flow !== undefined) return of === '' && sentence.includes(`fills in the flow '${flow}'`)
  const machine = /^machines\/(.+)\.machine\.json$/.exec(file)?.[1]
  if (machine === undefined) return false
  const [folder, id = ''] = of.split('/')
  const shown =
    folder === 'details' ? details[id]?.machine : folder === 'tables' ? tables[id]?.machines?.is : undefined
  return of === ''
    ? sentence.includes(`the move '${machine}.`)
    : shown === machine && /: actions?\b/.test(sentence)
}

const callFile = (call: string): string => `calls/${call}.call.json`

/** Finds the permission that a program may hold, or the call that asks for one to read. */
function rightIn(sentence: string): Accused | undefined {
  const [, call = '', named] = /1\. A person makes the call '([^']+)'\.\s+2\. ([^\n]+)/.exec(sentence) ?? []
  const [, open] = /^An API credential may hold its permission '([^']+)'/.exec(named ?? '') ?? []
  const [, by, required] = /^The move '[^']+' needs '([^']+)', its call '([^']+)'/.exec(named ?? '') ?? []
  const weak = open ?? required
  if (weak === undefined) return undefined
  if (weak.endsWith('.read'))
    return {
      file: callFile(call),
      path: '/permission',
      says: `'${call}' asks for '${weak}', which is too little for what it does`,
      isCertain: true,
    }
  return by !== undefined
    ? undefined
    : {
        file: `permissions/${weak}.permission.json`,
        path: '',
        says: `A program may hold '${weak}', and what it opens is for people alone: write "people": true`,
        isCertain: true,
      }
}

/** Finds the call that an invariant reports as incomplete. */
function callIn(sentence: string): Accused | undefined {
  const [, call, lack] = /1\. A person makes the call '([^']+)'\.\s+2\. (It [^\n]+)/.exec(sentence) ?? []
  return call === undefined
    ? undefined
    : { file: callFile(call), path: '', says: (lack ?? '').replace(/\.$/, ''), isCertain: true }
}

/** Finds the last step that an invariant wants to be a review. */
function reviewIn(sentence: string, { flows }: Library): Accused | undefined {
  const [, flow = ''] =
    /fills in the flow '([^']+)'\.\s+2\. Its last step, '[^']+', is no review/.exec(sentence) ?? []
  const last = (flows[flow]?.steps.length ?? 0) - 1
  return last < 0
    ? undefined
    : {
        file: `flows/${flow}.flow.json`,
        path: `/steps/${last}`,
        says: `People do not read their answers again before they are sent: let the last step say "review": true`,
        isCertain: true,
      }
}

/** Accuses the one place that explains several failing cases of a definition that nothing else explains. */
function accuseTogether(
  accused: (Accused | undefined)[],
  failing: readonly Failing[],
  library: Library,
): void {
  const open = [...failing.keys()].filter((at) => accused[at] === undefined)
  for (const [of, places] of Map.groupBy(open, (at) => failing[at]!.of)) {
    const isExplained = [...failing.keys()].some((at) => failing[at]!.of === of && accused[at] !== undefined)
    if (of === undefined) continue
    const suspects = places.map((at) => suspectsOf(failing[at]!.finding.sentence, of, library))
    // The explanation of one of them explains the others that it can explain.
    for (const [index, at] of places.entries())
      accused[at] = accused.find(
        (one) =>
          one !== undefined &&
          suspects[index]!.some(({ file, path }) => file === one.file && path === one.path),
      )
    if (isExplained) continue
    const common = commonSuspect(suspects)
    if (common === undefined) continue
    for (const at of common.explained) accused[places[at]!] = common.suspect
  }
}

/** Adds where to look: of a case that fails alone nobody knows whether it is wrong itself. */
function withHint({ finding, of = '' }: Failing, accused: Accused | undefined, library: Library): Finding {
  const { file, path } = accused ?? suspectsOf(finding.sentence, of, library)[0] ?? {}
  if (file === undefined) return finding
  return { ...finding, sentence: `${finding.sentence} Look at ${file} ${path}, or mend this case.` }
}

/** Makes the differences of one case one finding, since one cause explains most of them. */
function ofOneCase(findings: readonly Finding[]): Finding[] {
  const caseOf = ({ file, path }: Finding) => /^\/cases\/\d+/.exec(path)?.[0] ?? `${file} ${path}`
  return [...Map.groupBy(findings, (finding) => `${finding.file} ${caseOf(finding)}`)].flatMap(
    ([name, all]) =>
      all.length === 1
        ? all
        : all.map((one) => ({ ...one, about: { kind: 'cause' as const, name: `case ${name}` } })),
  )
}

/** A failing case or invariant, with its definition and its roles. */
export interface Failing {
  readonly finding: Finding
  readonly of?: string
  /** The starting state of a machine's case. */
  readonly state?: string
  readonly roles: readonly string[]
}

/**
 * Groups failures by their common rule, check or permission, which is reported instead; a single failing case
 * may be wrong itself.
 */
export function blame(failing: readonly Failing[], library: Library): Finding[] {
  const accused = failing.map(({ finding, of = '', roles, state = '' }) => {
    const flow = of.startsWith('flows/') ? library.flows[of.slice('flows/'.length)] : undefined
    const machine = of.startsWith('machines/') ? library.machines[of.slice('machines/'.length)] : undefined
    if (flow !== undefined) return accusedIn(flow, finding.sentence)
    if (machine !== undefined) return moveIn(machine, finding.sentence, state)
    return (
      permissionIn(finding.sentence, roles, library) ??
      rightIn(finding.sentence) ??
      callIn(finding.sentence) ??
      reviewIn(finding.sentence, library)
    )
  })
  accuseTogether(accused, failing, library)
  for (const [at, { finding, of = '' }] of failing.entries())
    accused[at] =
      accused.find((one) => one !== undefined && speaksOf(one, finding.sentence, of, library)) ?? accused[at]
  const keyOf = (one: Accused | undefined, at: number) =>
    one === undefined ? `${at}` : `${one.file} ${one.path}`
  const groups = Map.groupBy(failing.keys(), (at) => keyOf(accused[at], at))
  const alone: Finding[] = []
  const found = [...groups].flatMap(([key, places]): Finding[] => {
    const one = accused[places[0]!]
    const findings = places.map((at) => failing[at]!.finding)
    if (one === undefined || (findings.length < 2 && one.isCertain !== true)) {
      alone.push(...places.map((at) => withHint(failing[at]!, one, library)))
      return []
    }
    const about = { kind: 'cause', name: `blame ${key}` } as const
    const first = findings[0]!
    const others = findings.length === 1 ? '' : `, and ${findings.length - 1} more`
    const sentence = `${one.says}: so says ${first.sentence.split(/: |\. This is| does not hold/)[0]} of ${first.file}${others}. Mend it here; if it is right, mend what expects otherwise.`
    return [
      { file: one.file, path: one.path, sentence, level: 'error', about },
      ...findings.map((finding) => ({ ...finding, about })),
    ]
  })
  return [...found, ...ofOneCase(alone)]
}
