import { OTHER, type Assignment } from '#definition/truth/assignments.ts'
import { nested } from '../call/nested-body.ts'
import type { Act } from './acts.ts'
import { sayRole, type Person } from './people.ts'
import type { Assumptions, World } from './types.ts'

/** Numbers the steps of a chain. */
export function numbered(steps: readonly string[]): string[] {
  return steps.map((step, at) => `${at + 1}. ${step}`)
}

/** Describes a person by the roles they have. */
export function sayPerson(world: World, { roles }: Pick<Person, 'roles'>): string {
  const [first, ...rest] = roles
  if (first === undefined) return 'Anybody who is signed in'
  const others = rest.map((role) => ` and ${sayRole(world, role)}`).join('')
  return `A person with the role ${sayRole(world, first)}${others}`
}

/** Describes an act, to stand after 'they'. */
export function sayAct({ kind, name, move }: Act): string {
  if (kind === 'page') return `open the page '${name}'`
  if (kind === 'call') return `make the call '${name}'`
  const call = move?.call === undefined ? '' : ` by the call '${move.call}'`
  return `make the move '${name}' to '${move?.to ?? ''}'${call}`
}

/** Returns the end of a sentence with assigned and assumed facts; empty if there are none. */
export function sayFacts(assignment: Assignment | undefined, assumptions: Assumptions): string {
  const assumed = Object.entries(assumptions)
    .filter(([path]) => path !== 'session.permissions')
    .map(([path, value]) => `${path} is ${JSON.stringify(value)}`)
  const found = [...(assignment ?? [])].map(([term, value]) => sayTerm(term, value))
  const all = [...assumed, ...found]
  return all.length === 0 ? '' : `, while ${all.join(' and ')}`
}

function sayTerm(term: string, value: unknown): string {
  if (!term.startsWith('?'))
    return `${pathOf(term)} is ${value === OTHER ? 'something else' : JSON.stringify(value)}`
  const [operator = '', operands] = questionIn(term)
  const [left, right] = (Array.isArray(operands) ? operands : [operands]).map(sayOperand)
  const words = verbs[operator]?.[value === true ? 0 : 1]
  if (operator === 'has')
    return `${[operands].flat().join(' and ')} ${value === true ? 'is known' : 'is not known'}`
  if (operator === 'in' && right === 'session.permissions')
    return `they ${value === true ? 'hold' : 'do not hold'} the permission ${left}`
  if (words === undefined || right === undefined)
    return `${term.slice(1)} is ${value === true ? 'yes' : 'no'}`
  return operator === 'in' ? `${right} ${words} ${left}` : `${left} ${words} ${right}`
}

const verbs: Readonly<Record<string, readonly [string, string]>> = {
  in: ['holds', 'does not hold'],
  '==': ['is', 'is not'],
  '===': ['is', 'is not'],
  '!=': ['is not', 'is'],
  '!==': ['is not', 'is'],
}

/** The operator and operands of a term that is a question. */
function questionIn(term: string): readonly [operator?: string, operands?: unknown] {
  return Object.entries(JSON.parse(term.slice(1)) as object)[0] ?? []
}

function sayOperand(operand: unknown): string {
  return factIn(operand) ?? JSON.stringify(operand)
}

/** Returns the path of a fact, also if the rule gives a default for it. */
function factIn(operand: unknown): string | undefined {
  const path = (operand as { var?: unknown } | null)?.var
  const [name] = Array.isArray(path) ? (path as readonly unknown[]) : [path]
  return typeof name === 'string' ? name : undefined
}

const pathOf = (term: string): string => (term.startsWith('{') ? (factIn(JSON.parse(term)) ?? term) : term)

/** Reads a term about membership in a list back into its path and value. */
function holding(term: string): { readonly path: string; readonly value: unknown } | undefined {
  const [operator, operands] = questionIn(term)
  const [value, list] = Array.isArray(operands) ? (operands as readonly unknown[]) : []
  const path = operator === 'in' ? factIn(list) : undefined
  return path === undefined ? undefined : { path, value }
}

/** Returns the facts of an assignment by path, without derived questions about them. */
export function plainFacts(assignment: Assignment): Record<string, unknown> {
  const plain = [...assignment].filter(([term]) => !term.startsWith('?'))
  return Object.fromEntries(
    plain.map(([term, value]) => [pathOf(term), value === OTHER ? 'something else' : value]),
  )
}

/** The same as facts of a case. */
export function factsOf(
  assignment: Assignment | undefined,
  assumptions: Assumptions,
): Record<string, unknown> {
  const facts = new Map<string, unknown>(Object.entries(assumptions))
  for (const [term, value] of assignment ?? []) {
    const stored = term.startsWith('?') ? holding(term) : undefined
    if (stored !== undefined) {
      const list = facts.get(stored.path)
      facts.set(stored.path, [
        ...(Array.isArray(list) ? list : []),
        ...(value === true ? [stored.value] : []),
      ])
    } else if (!term.startsWith('?')) facts.set(pathOf(term), value === OTHER ? 'something else' : value)
  }
  return nested(Object.fromEntries(facts))
}
