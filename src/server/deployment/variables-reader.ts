import { isSlip, nearestName } from '#definition/spelling/nearest-name.ts'
import { variables, type Variable, type Variables } from './variables.ts'

/** Wrong variables, one sentence each. */
export class BadVariables extends Error {}

const existing = Object.entries(variables) as [string, Variable<unknown, unknown>][]
const names = existing.map(([name]) => name)

const OURS = /^PORTOLAN_/
const SHARED = /^(?:OIDC|CARD_PROVIDER|DATABASE)_/

function findUnknown(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return []
    const nearest = nearestName(name, names)
    const isMeant = nearest !== undefined && isSlip(name, nearest)
    if (!OURS.test(name) && !(SHARED.test(name) && isMeant)) return []
    const hint = nearest === undefined ? 'The README lists all there are.' : `Did you mean ${nearest}?`
    return [`${name} is not a variable of Portolan. ${hint}`]
  })
}

const LONGEST_SHOWN = 60
const SECRET = /SECRET|DATABASE_URL|SMTP_URL/

/** Quotes a value unless it may contain a password or is too long. */
const quote = (name: string, given: string): string =>
  SECRET.test(name) || given.length > LONGEST_SHOWN ? '' : `, not '${given}'`

const wordsIn = (wants: string) => [...wants.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

/** An abbreviated word is suggested as well as a misspelt one. */
const findMeant = (given: string, words: readonly string[]) =>
  words.find((word) => word.startsWith(given.toLowerCase())) ?? nearestName(given, words)

/** Reads all variables of the environment; a blank one counts as not set. Throws BadVariables. */
export function readVariables(env: NodeJS.ProcessEnv): Variables {
  const problems = findUnknown(env)
  const values = existing.map(([name, { kind, otherwise }]) => {
    const given = env[name]?.trim() ?? ''
    if (given === '') return [name, otherwise]
    const value = kind.read(given)
    if (value !== undefined) return [name, value]
    const nearest = findMeant(given, wordsIn(kind.wants))
    const advice = nearest === undefined ? kind.advise?.(given) : `Did you mean '${nearest}'?`
    const hint = advice === undefined ? '' : ` ${advice}`
    problems.push(`${name} has to be ${kind.wants}${quote(name, given)}.${hint}`)
    return [name, otherwise]
  })
  if (problems.length > 0) throw new BadVariables(problems.join('\n'))
  return Object.fromEntries(values) as Variables
}
