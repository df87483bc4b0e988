import type { Acts, Circumstances } from '#definition/generated/invariant.ts'
import { actsOf, type Act } from '../acts.ts'
import { moveExample } from '../move-example.ts'
import { namesForAll } from '../patterns.ts'
import { peopleWith, personWith, SIGNED_IN, type Person } from '../people.ts'
import { possible, reach, type Reach } from '../reach.ts'
import { factsOf, sayAct, sayFacts, sayPerson } from '../finding-text.ts'
import { sayRole } from '../people.ts'
import type { Assumptions, Chain, Search, World } from '../types.ts'

interface Reaching {
  readonly roles: readonly string[]
  readonly acts: Acts
  readonly while?: Circumstances
}

/** Checks that only these roles reach the acts: all other roles are tried, each alone and all together. */
export function searchOnly(world: World, { roles, acts, while: assumptions = {} }: Reaching): Search {
  const names = Object.keys(world.library.roles)
  const may = namesForAll(roles, names)
  const others = names.filter((role) => !may.has(role) && role !== SIGNED_IN)
  return searchReach(world, others, acts, assumptions)
}

/** Checks that a person with only these roles reaches none of the acts. */
export function searchNeverReaches(world: World, { roles, acts, while: assumptions = {} }: Reaching): Search {
  const names = namesForAll(roles, Object.keys(world.library.roles))
  return searchReach(world, [...names], acts, assumptions)
}

function searchReach(world: World, roles: readonly string[], acts: Acts, assumptions: Assumptions): Search {
  const people = [personWith(world, []), ...peopleWith(world, roles)]
  let combinations = 0
  const chains: Chain[] = []
  for (const act of actsOf(world.library, acts)) {
    let open: readonly [Person, Reach] | undefined
    for (const person of people) {
      const found = reach(world, person, act, assumptions)
      combinations += found.combinations
      if (found.yes !== undefined) open ??= [person, found]
    }
    if (open !== undefined)
      chains.push(chainOf(world, act, leastOf(world, open[0], act, assumptions), assumptions))
  }
  return { combinations, chains: chains.toSorted((one, other) => one.steps.length - other.steps.length) }
}

/** Removes every role that is not needed. */
function leastOf(world: World, person: Person, act: Act, assumptions: Assumptions): Person {
  let least = person
  for (const role of person.roles) {
    const fewer = personWith(
      world,
      least.roles.filter((one) => one !== role),
    )
    if (reach(world, fewer, act, assumptions).yes !== undefined) least = fewer
  }
  return least
}

function chainOf(world: World, act: Act, person: Person, assumptions: Assumptions): Chain {
  const { yes } = reach(world, person, act, assumptions)
  const takes = person.took.map((role) => `They give themselves the role ${sayRole(world, role)}.`)
  const holds = `${sayPerson(world, person)} holds the permission '${act.permission ?? ''}'.`
  const does = `They ${sayAct(act)}${sayFacts(yes, assumptions)}.`
  const roles = [...person.roles, ...person.took]
  return { steps: [holds, ...takes, does], ...exampleOf(world, act, roles, assumptions) }
}

/** Returns a case that refuses an act to a person with these roles. */
function exampleOf(
  world: World,
  act: Act,
  roles: readonly string[],
  assumptions: Assumptions,
): Pick<Chain, 'of' | 'example'> {
  const title = `${roles.length === 0 ? 'Nobody who is only signed in' : `Nobody with only ${roles.join(', ')}`} may ${sayAct(act)}`
  const { machine, move } = act
  if (move !== undefined && Object.keys(assumptions).length > 0)
    return moveExample(world, act, move.from[0]!, assumptions)
  const { yes } = possible(world, act, assumptions)
  const facts = factsOf(yes, { ...assumptions, 'session.roles': [SIGNED_IN, ...roles] })
  if (machine === undefined || move === undefined)
    return {
      of: `${act.kind}s/${act.name}`,
      example: { case: title, facts, opens: 'no' },
    }
  return {
    of: `permissions/permissions`,
    example: { case: title, facts, allows: { [move.by!]: 'no' } },
  }
}
