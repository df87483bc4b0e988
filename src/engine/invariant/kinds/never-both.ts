import type { NeverBoth } from '#definition/generated/invariant.ts'
import type { Machine } from '#definition/generated/machine.ts'
import { grantableRoles } from '../../permission/access.ts'
import { actsOf, moveAct, type Act } from '../acts.ts'
import { moveExample } from '../move-example.ts'
import { givingCalls, permissionsThrough, sayRole, SIGNED_IN } from '../people.ts'
import { possible, type Reach } from '../reach.ts'
import { factsOf, sayAct, sayFacts, sayPerson } from '../finding-text.ts'
import type { Assumptions, Chain, Search, World } from '../types.ts'

const THEY = 'them'
const OTHERS = 'somebody else'

/**
 * State of a chain: the record in each machine, the rights of one person, and which of the two acts they
 * made.
 */
interface Point {
  readonly states: readonly string[]
  readonly rights: number
  readonly first: boolean
  readonly second: boolean
  readonly before: Point | undefined
  readonly step: string
  readonly act: Act | undefined
  /** Role of the person at the beginning. */
  readonly role: string
}

/**
 * Follows every chain of one person's acts, with moves of others and the network, and roles assigned
 * meanwhile.
 */
export function searchNeverBoth(world: World, terms: NeverBoth): Search {
  const search = new ChainSearch(world, terms)
  return search.run()
}

class ChainSearch {
  readonly #world: World
  readonly #terms: NeverBoth
  readonly #first: ReadonlySet<string>
  readonly #second: ReadonlySet<string>
  /** Acts that people can make, including moves of machines. */
  readonly #acts: readonly Act[]
  readonly #machines: readonly Machine[]
  /** The permissions that matter, each with its bit. */
  readonly #bits = new Map<string, number>()
  readonly #roles: readonly (readonly [role: string, rights: number])[]
  readonly #rights: ReadonlyMap<string, number>
  readonly #givable: ReadonlyMap<string, string>
  readonly #openToThem = new Map<Act, Reach>()
  readonly #openToOthers = new Map<Act, Reach>()
  #combinations = 0

  constructor(world: World, terms: NeverBoth) {
    this.#world = world
    this.#terms = terms
    const { library } = world
    const first = actsOf(library, terms.first)
    const second = actsOf(library, terms.second)
    this.#first = new Set(first.map(({ name }) => name))
    this.#second = new Set(second.map(({ name }) => name))
    const machines = new Set([...first, ...second].flatMap(({ machine }) => machine ?? []))
    this.#machines = [...machines]
    const moves = this.#machines.flatMap((machine) =>
      machine.moves.map((move) => moveAct(library, machine, move)),
    )
    const calls = [...first, ...second].filter(({ kind }) => kind === 'call')
    this.#acts = [...calls, ...moves]
    for (const { permission } of this.#acts)
      if (permission !== undefined && !this.#bits.has(permission))
        this.#bits.set(permission, 1 << this.#bits.size)
    this.#roles = leastFirst(world, Object.keys(library.roles)).map(
      (role) => [role, this.#rightsOf(role)] as const,
    )
    this.#rights = new Map(this.#roles)
    this.#givable = givableRoles(world)
  }

  run(): Search {
    const states = this.#machines.map(({ initial }) => initial)
    const start = { states, first: false, second: false, before: undefined, act: undefined }
    const points: Point[] = this.#roles
      .filter(([, rights]) => rights !== 0)
      .map(([role, rights]) => ({ ...start, rights, role, step: '' }))
    const seen = new Set(points.map(keyOf))
    for (const point of points) {
      if (point.first && point.second)
        return { combinations: this.#combinations, chains: [this.#chainOf(point)] }
      for (const next of this.#next(point)) {
        const key = keyOf(next)
        if (seen.has(key)) continue
        seen.add(key)
        points.push(next)
      }
    }
    return { combinations: this.#isDoneAtAll() ? this.#combinations : 0, chains: [] }
  }

  /** Tells whether both acts are possible for two people; otherwise the invariant proves nothing. */
  #isDoneAtAll(): boolean {
    const isDone = (names: ReadonlySet<string>, marks: string) =>
      this.#acts.some((act) => {
        const assumptions = { ...this.#facts(THEY), [this.#terms.marks]: marks }
        const isFrozen = this.#roles.some(([, rights]) => (rights & this.#bitOf(act)) !== 0)
        return names.has(act.name) && isFrozen && possible(this.#world, act, assumptions).yes !== undefined
      })
    return isDone(this.#first, THEY) && isDone(this.#second, OTHERS)
  }

  *#next(point: Point): Generator<Point> {
    for (const act of this.#acts) {
      const states = this.#statesAfter(point, act)
      if (states === undefined) continue
      if ((point.rights & this.#bitOf(act)) !== 0 && this.#isOpen(act, THEY)) {
        const first = point.first || this.#first.has(act.name)
        const second = point.second || this.#second.has(act.name)
        yield { ...point, states, first, second, act, before: point, step: `They ${sayAct(act)}` }
      }
      const isOfOthers = act.kind === 'move' && states !== point.states
      if (isOfOthers && this.#isOpen(act, OTHERS))
        yield {
          ...point,
          states,
          act,
          before: point,
          step: `${act.permission === undefined ? 'The network' : 'Somebody else'} makes the move '${act.name}' to '${act.move!.to}'`,
        }
    }
    for (const [role, giver] of this.#givable) {
      const rights = point.rights | this.#rights.get(role)!
      if (rights === point.rights) continue
      const step = `Somebody with the role ${sayRole(this.#world, giver)} gives them the role ${sayRole(this.#world, role)}`
      yield { ...point, rights, act: undefined, before: point, step }
    }
  }

  /** Only records are looked at of which the person does the first, sooner or later: their mark is on them. */
  #facts(who: string): Assumptions {
    return { ...this.#terms.while, 'session.user.id': who, [this.#terms.marks]: THEY }
  }

  #isOpen(act: Act, who: string): boolean {
    const cache = who === THEY ? this.#openToThem : this.#openToOthers
    const found = cache.get(act) ?? possible(this.#world, act, this.#facts(who))
    cache.set(act, found)
    this.#combinations += found.combinations
    return found.yes !== undefined
  }

  /** Returns the bit of a permission; zero for acts of the network. */
  #bitOf({ permission = '' }: Act): number {
    return this.#bits.get(permission) ?? 0
  }

  /** Returns the states after an act; undefined if the act does not start here. */
  #statesAfter({ states }: Point, { machine, move }: Act): readonly string[] | undefined {
    if (machine === undefined || move === undefined) return states
    const at = this.#machines.indexOf(machine)
    if (!move.from.includes(states[at]!)) return undefined
    return move.to === states[at] ? states : states.with(at, move.to)
  }

  #rightsOf(role: string): number {
    let rights = 0
    for (const id of permissionsThrough(this.#world, [role])) rights |= this.#bits.get(id) ?? 0
    return rights
  }

  #chainOf(last: Point): Chain {
    const points: Point[] = []
    for (let at: Point | undefined = last; at?.before !== undefined; at = at.before) points.unshift(at)
    const steps = points.map((point) => {
      const isOwn = point.step.startsWith('They')
      const facts = this.#facts(isOwn ? THEY : OTHERS)
      const assignment = point.act === undefined ? undefined : possible(this.#world, point.act, facts).yes
      return `${point.step}${sayFacts(assignment, this.#terms.while ?? {})}.`
    })
    const who = `${sayPerson(this.#world, { roles: [last.role] })} begins.`
    return { steps: [who, ...steps], ...this.#exampleOf(last) }
  }

  /** Returns a case that refuses the last act to the person of the first one. */
  #exampleOf(last: Point): Pick<Chain, 'of' | 'example'> {
    const act = last.act!
    const facts = this.#facts(THEY)
    const assignment = possible(this.#world, act, facts).yes
    if (act.machine !== undefined)
      return moveExample(this.#world, act, last.before!.states[this.#machines.indexOf(act.machine)]!, facts)
    const title = `Nobody may ${sayAct(act)} who did the other part of it`
    const roles = [SIGNED_IN, last.role]
    return {
      of: `calls/${act.name}`,
      example: { case: title, facts: factsOf(assignment, { ...facts, 'session.roles': roles }), opens: 'no' },
    }
  }
}

const keyOf = ({ states, rights, first, second }: Point): string =>
  `${states.join(' ')} ${rights} ${first} ${second}`

/** Returns every assignable role, with the role of a person who can assign it. */
function givableRoles(world: World): ReadonlyMap<string, string> {
  const calls = givingCalls(world)
  const givers = Object.keys(world.library.roles).filter((role) => {
    const stored = permissionsThrough(world, [role])
    return calls.some(({ permission }) => stored.has(permission))
  })
  const giverOf = new Map(
    givers.flatMap((giver) =>
      [...grantableRoles(world.library.roles, [giver])].map((role) => [role, giver] as const),
    ),
  )
  return new Map(leastFirst(world, [...giverOf.keys()]).map((role) => [role, giverOf.get(role)!]))
}

/** Sorts roles by their rights, smallest first, so that a chain names no larger role than necessary. */
function leastFirst(world: World, roles: readonly string[]): string[] {
  const size = new Map(roles.map((role) => [role, permissionsThrough(world, [role]).size]))
  return roles.toSorted((one, other) => size.get(one)! - size.get(other)!)
}
