import type { Monotone } from '#definition/generated/invariant.ts'
import { termsOf, type Formula } from '#definition/truth/formula.ts'
import { actsOf, type Act } from '../acts.ts'
import { formulaFor } from '../assumption.ts'
import { namesForAll } from '../patterns.ts'
import { permissionsThrough, SIGNED_IN } from '../people.ts'
import { factsOf, sayAct, sayFacts, sayPerson } from '../finding-text.ts'
import { findAssignment } from '../assignment.ts'
import type { Chain, Search, World } from '../types.ts'

/** Varies each flag while all other facts are free, and searches for acts that it opens. */
export function searchMonotone(world: World, terms: Monotone): Search {
  const { library } = world
  const flags = [...namesForAll(terms.flags, Object.keys(library.flags))]
  const roles = terms.roles && [...namesForAll(terms.roles, Object.keys(library.roles))]
  const stored = roles && permissionsThrough(world, roles)
  const rights = [...namesForAll(terms.permissions ?? [], Object.keys(library.permissions))].map(rightAct)
  const acts = [...rights, ...(terms.acts ? actsOf(library, terms.acts) : [])]
  const turns = terms.turned === 'either' ? [true, false] : [terms.turned === 'on']
  let combinations = 0
  const chains: Chain[] = []
  for (const act of acts) {
    combinations += flags.length
    if (act.permission === undefined || (stored !== undefined && !stored.has(act.permission))) continue
    const read = new Set(termsOf(openTo(world, act, {})).flatMap((term) => flagsIn(term)))
    for (const flag of flags.filter((one) => read.has(one)))
      for (const to of turns) {
        const after = openTo(world, act, { [`flags.${flag}`]: to })
        const before = openTo(world, act, { [`flags.${flag}`]: !to })
        const { yes, combinations: tried } = findAssignment({
          kind: 'all',
          of: [after, { kind: 'not', of: before }],
        })
        combinations += tried
        if (yes === undefined) continue
        const facts = factsOf(yes, { [`flags.${flag}`]: !to })
        chains.push({
          steps: [
            `${roles === undefined ? 'A person' : sayPerson(world, { roles })} ${roles === undefined ? 'with' : 'holds'} the permission '${act.permission}'${roles === undefined ? ' cannot' : ' and cannot'} ${sayOpen(act)}${sayFacts(yes, {})}.`,
            `The flag '${flag}' is turned ${to ? 'on' : 'off'}.`,
            `Now they can ${sayOpen(act)}.`,
          ],
          ...exampleOf(world, act, flag, to, facts),
        })
      }
  }
  return { combinations, chains }
}

/** A permission itself, as something that opens. */
const rightAct = (id: string): Act & { readonly isRight: true } => ({
  kind: 'call',
  name: id,
  permission: id,
  rules: [],
  own: undefined,
  isRight: true,
})

const isRight = (act: Act): boolean => 'isRight' in act

const sayOpen = (act: Act): string => (isRight(act) ? `use the permission '${act.name}'` : sayAct(act))

function openTo({ library }: World, act: Act, assumptions: Readonly<Record<string, unknown>>): Formula {
  const when = library.permissions[act.permission ?? '']?.when
  const right = formulaFor([when], library, undefined, assumptions)
  return { kind: 'all', of: [right, formulaFor(act.rules, library, act.own, assumptions)] }
}

function flagsIn(term: string): string[] {
  return [...term.matchAll(/flags\.(\w+)/g)].map(([, flag]) => flag!)
}

/** Returns a case, which can only expect that a right stays closed. */
function exampleOf(
  { permissions }: World,
  act: Act,
  flag: string,
  to: boolean,
  facts: Record<string, unknown>,
): Pick<Chain, 'of' | 'example'> {
  const right = permissions.get(act.permission!)
  if (!isRight(act) || right === undefined) return {}
  const title = `Turning ${flag} ${to ? 'on' : 'off'} opens nothing`
  const flags = { ...(facts['flags'] as object | undefined), [flag]: to }
  const session = {
    ...(facts['session'] as object | undefined),
    roles: [SIGNED_IN, ...right.roles, ...right.scopes.flatMap((scope) => [...scope])],
  }
  return {
    of: 'permissions/permissions',
    example: { case: title, facts: { ...facts, session, flags }, allows: { [act.name]: 'no' } },
  }
}
