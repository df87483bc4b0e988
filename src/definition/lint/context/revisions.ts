import { emptyLibrary, type Library } from '../../library.ts'
import type { LintContext } from './context.ts'
import { isSameValue } from './same-value.ts'

type Collection = Readonly<Record<string, unknown>>

/**
 * Something that was read: an entry of a collection, its list of names, or all of it, with its value at the
 * time.
 */
interface Read {
  readonly collection: string
  readonly name: string | undefined
  readonly is: unknown
  checkedAt: number
  isSame: boolean
}

/** A result with the entries it read and the other results it used; valid while all are the same. */
interface Answer {
  readonly value: unknown
  readonly reads: readonly Read[]
  readonly inner: readonly Answer[]
  /** Computes the same result for the present library. */
  readonly askAgain: () => unknown
  checkedAt: number
  isSame: boolean
}

/**
 * Entries that a computation has read so far: single ones if it concerns one thing, otherwise whole
 * collections.
 */
interface Frame {
  readonly reads: Set<Read>
  readonly inner: Set<Answer>
  readonly isOfOne: boolean
}

interface Stored {
  readonly byThing: WeakMap<object, Answer[]>
  readonly byName: Map<unknown, Answer[]>
}

/** Results over a library that changes between checks, each valid while its inputs are the same. */
export interface Revisions {
  /** Context that always reads the present library, also through references to earlier ones. */
  readonly context: LintContext
  /** Replaces the library. */
  move(library: Library, unread: LintContext['unread']): void
  /**
   * Returns the earlier result if it is still valid, otherwise does the work. `isOfOne`: it concerns one
   * thing and reads few others.
   */
  answer<T>(question: object, thing: unknown, isOfOne: boolean, work: () => T): T
}

/** Number of results stored per question, so that an undone change finds its earlier result. */
const MOST_ANSWERS = 3
/** Key for a read of all names in their order. */
const NAMES = '\n'
const UNREAD = 'unread'
/** Collections of one file each: reading one line counts as reading the whole file. */
const singleFiles: ReadonlySet<string> = new Set([
  'limits',
  'flags',
  'notices',
  'notifications',
  'faults',
  'roles',
  'requirementTypes',
  'countryNames',
])

const followed = new WeakMap<object, Revisions>()
let isAnyFollowed = false

/** Returns the revisions behind a context, library or collection; undefined if it never changes. */
export const findRevisions = (thing: object): Revisions | undefined =>
  isAnyFollowed ? followed.get(thing) : undefined

/** Follows a library from check to check; all other inputs stay the same. */
export function createRevisions(dependencies: Omit<LintContext, 'library' | 'unread'>): Revisions {
  let revision = 0
  let frame: Frame | undefined
  let state: Readonly<Record<string, Collection>> = {}
  const variants = new Map<string, readonly Collection[]>()
  const lastReads = new Map<string, Map<string | undefined, Read>>()
  const stored = new WeakMap<object, Stored>()
  const lists = new Map<string, readonly string[]>()

  /** Returns the same list for the same ids. */
  const listOf = (ids: readonly string[]): readonly string[] => {
    const name = ids.join(NAMES)
    const list = lists.get(name) ?? ids
    lists.set(name, list)
    return list
  }

  const valueOf = (collection: string, name: string | undefined): unknown => {
    const whole = state[collection]!
    if (name === undefined) return whole
    if (name === NAMES) return Object.keys(whole).join(NAMES)
    return whole[name]
  }

  const isUnchanged = (read: Read): boolean => {
    if (read.checkedAt !== revision) {
      read.checkedAt = revision
      read.isSame = valueOf(read.collection, read.name) === read.is
    }
    return read.isSame
  }

  const stands = (answer: Answer): boolean => {
    if (answer.checkedAt !== revision) {
      answer.checkedAt = revision
      answer.isSame = answer.reads.every(isUnchanged) && answer.inner.every(isAnsweredAlike)
    }
    return answer.isSame
  }

  /** The inputs of a result may have changed while the result stayed equal. */
  const isAnsweredAlike = (inner: Answer): boolean => {
    if (stands(inner)) return true
    const outer = frame
    frame = undefined
    try {
      return inner.askAgain() === inner.value
    } finally {
      frame = outer
    }
  }

  const note = (collection: string, name: string | undefined): void => {
    if (frame === undefined) return
    const reads = lastReads.get(collection)!
    const last = reads.get(name)
    if (last !== undefined && isUnchanged(last)) {
      frame.reads.add(last)
      return
    }
    const read = { collection, name, is: valueOf(collection, name), checkedAt: revision, isSame: true }
    reads.set(name, read)
    frame.reads.add(read)
  }

  const storedFor = (question: object, thing: unknown): Answer[] => {
    const existing = stored.get(question) ?? { byThing: new WeakMap(), byName: new Map() }
    stored.set(question, existing)
    return typeof thing === 'object' && thing !== null
      ? listAt(existing.byThing, thing)
      : listAt(existing.byName, thing)
  }

  const answer = <T>(question: object, thing: unknown, isOfOne: boolean, work: () => T): T => {
    const answers = storedFor(question, thing)
    const at = answers.findIndex(stands)
    const before = answers[at]
    if (before !== undefined) {
      // The last valid answer moves to the front: a change that is taken back finds it again.
      if (at > 0) answers.unshift(...answers.splice(at, 1))
      frame?.inner.add(before)
      return before.value as T
    }
    const outer = frame
    const own: Frame = { reads: new Set(), inner: new Set(), isOfOne }
    frame = own
    try {
      const found = work()
      // An equal earlier value is reused, so that dependent results stay valid.
      const alike = answers.find(({ value }) => isSameValue(value, found))
      const value = alike === undefined ? found : (alike.value as T)
      const made: Answer = {
        value,
        reads: [...own.reads],
        inner: [...own.inner],
        askAgain: () => answer(question, thing, isOfOne, work),
        checkedAt: revision,
        isSame: true,
      }
      answers.unshift(made)
      answers.splice(MOST_ANSWERS)
      outer?.inner.add(made)
      return value
    } finally {
      frame = outer
    }
  }

  /** A collection that notes which of its entries are read. */
  const noting = (collection: string): Collection => {
    return new Proxy<Record<string, unknown>>(
      {},
      {
        get(_, name) {
          if (typeof name === 'symbol') return undefined
          note(collection, name)
          return valueOf(collection, name)
        },
        has(_, name) {
          note(collection, NAMES)
          return name in state[collection]!
        },
        ownKeys() {
          note(collection, NAMES)
          return Object.keys(state[collection]!)
        },
        // A descriptor counts only as a test of presence; the value is read by `get`.
        getOwnPropertyDescriptor(_, name) {
          note(collection, NAMES)
          return Object.hasOwn(state[collection]!, name)
            ? { value: undefined, enumerable: true, configurable: true, writable: true }
            : undefined
        },
      },
    )
  }

  const define = (holder: object, collection: string): void => {
    lastReads.set(collection, new Map())
    const entries = noting(collection)
    followed.set(entries, revisions)
    const get = (): Collection => {
      if (frame?.isOfOne && !singleFiles.has(collection)) return entries
      note(collection, undefined)
      return state[collection]!
    }
    Object.defineProperty(holder, collection, { get, enumerable: true })
  }

  const sameBefore = (name: string, collection: Collection): Collection => {
    const existing = variants.get(name) ?? []
    const same = existing.find((one) => isEqual(one, collection))
    const used = same ?? collection
    variants.set(name, [used, ...existing.filter((one) => one !== used)].slice(0, MOST_ANSWERS))
    return used
  }

  const move = (library: Library, unread: LintContext['unread'] = {}): void => {
    revision += 1
    const broken = Object.entries(unread).map(([name, ids]) => [name, listOf(ids)] as const)
    const whole = { ...library, [UNREAD]: Object.fromEntries(broken) }
    state = Object.fromEntries(
      Object.entries(whole).map(([name, one]) => [name, sameBefore(name, one as unknown as Collection)]),
    )
  }

  const library = {}
  const context = { ...dependencies, library } as LintContext
  const revisions: Revisions = { context, move, answer }
  for (const collection of Object.keys(emptyLibrary)) define(library, collection)
  define(context, UNREAD)
  for (const one of [context, library]) followed.set(one, revisions)
  isAnyFollowed = true
  return revisions
}

/** Tells whether two collections have the same names, values and order. */
function isEqual(one: Collection, other: Collection): boolean {
  const names = Object.keys(one)
  const others = Object.keys(other)
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && one[name] === other[name])
  )
}

function listAt<K>(
  by: Pick<Map<K, Answer[]>, 'get'> & { set(thing: K, answers: Answer[]): unknown },
  thing: K,
): Answer[] {
  const existing = by.get(thing)
  if (existing !== undefined) return existing
  const answers: Answer[] = []
  by.set(thing, answers)
  return answers
}
