import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import type { EveryCall, Invariant } from '../../generated/invariant.ts'
import type { Library } from '../../library.ts'
import { sentBy } from '../calls/bodies.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { callsOf, meantBy } from './acts-meant.ts'

/** Returns the calls of the steps and endings of a flow. */
const endsOf = (library: Library, flow: string | undefined): readonly string[] => {
  const own = library.flows[flow ?? '']
  return own === undefined ? [] : sentBy(own).flatMap(({ call, isBody }) => (isBody ? [call] : []))
}

/**
 * Reports a page that is left out although a page beside it is named: both stand above one page, need one
 * permission, and their flows end in calls of the invariant.
 */
function lintPages(file: string, invariant: Invariant, library: Library): Finding[] {
  return (['only', 'neverReaches'] as const).flatMap((kind) => {
    const acts = invariant[kind]?.acts
    if (acts?.pages === undefined || acts.calls === undefined) return []
    const calls = new Set(
      callsOf(acts, library).flatMap(({ id, method }) =>
        acts.methods === undefined || acts.methods.includes(method as never) ? [id] : [],
      ),
    )
    const pages = Object.values(library.pages).filter(({ flow }) =>
      endsOf(library, flow).some((call) => calls.has(call)),
    )
    const [isNamed, isExcepted] = [meantBy(acts.pages), meantBy(acts.except ?? [])]
    return pages.flatMap((page): Finding[] => {
      if (page.over === undefined || isNamed(page.id) || isExcepted(page.id)) return []
      const beside = pages.find(
        (one) => one.over === page.over && one.permission === page.permission && isNamed(one.id),
      )
      if (beside === undefined) return []
      const sentence = `'${page.id}' makes these calls as '${beside.id}' beside it does, and is not named: nobody proves who may open it. Add it, or name it under 'except'.`
      return [error(file, `/${kind}/acts/pages`, sentence)]
    })
  })
}

/** Tells whether a call keeps what an invariant promises of every call. */
function keeps(call: Call, terms: EveryCall, { permissions }: Library): boolean {
  const { idempotent, freshSignIn, people, samePermission, checks = [], faults = [] } = terms
  return (
    samePermission !== true &&
    (idempotent !== true || call.idempotent === true) &&
    (freshSignIn !== true || call.freshSignIn === true) &&
    (people !== true || permissions[call.permission]?.people === true) &&
    checks.every((rule) => call.checks?.some(({ must }) => must === rule)) &&
    faults.every((fault) => call.faults?.includes(fault))
  )
}

/** Reports a call that is excepted and keeps the promise all the same: it could lose it unseen. */
function lintNeedless(file: string, { everyCall }: Invariant, library: Library): Finding[] {
  if (everyCall === undefined) return []
  return (everyCall.acts.except ?? []).flatMap((name, at): Finding[] => {
    const call = library.calls[name]
    if (call === undefined || !keeps(call, everyCall, library)) return []
    const sentence = `'${name}' keeps this promise, and is excepted from it: it could lose it, and nobody would be told. Take it out here.`
    return [error(file, `/everyCall/acts/except/${at}`, sentence)]
  })
}

/**
 * Reports a call under a control whose flow lets people read their answers again, where no invariant promises
 * that review.
 */
function lintReviews({ invariants, flows, controls }: Library): Finding[] {
  const asking = Object.values(invariants).filter(({ alwaysAsks }) => alwaysAsks?.reviews === true)
  const [first] = asking
  if (first === undefined) return []
  const isAlwaysAsking = meantBy(asking.flatMap(({ alwaysAsks }) => alwaysAsks?.calls ?? []))
  const controlled = new Set(Object.values(controls).flatMap(({ calls }) => calls as readonly string[]))
  return Object.values(flows).flatMap(({ id, steps, submit }): Finding[] => {
    if (steps.at(-1)?.review !== true) return []
    const calls = new Set([submit.call, ...(submit.instead ?? []).map(({ call }) => call)])
    return [...calls].flatMap((call): Finding[] => {
      if (isAlwaysAsking(call) || !controlled.has(call)) return []
      const sentence = `The flow '${id}' ends with a review before '${call}', and no invariant promises it. It could be taken out unseen. Add '${call}'.`
      return [error(`invariants/${first.id}.invariant.json`, '/alwaysAsks/calls', sentence)]
    })
  })
}

/** Reports what an invariant leaves out although a neighbour of it is named. */
export const lintInvariantGaps: Lint = ({ library }) => [
  ...Object.values(library.invariants).flatMap((invariant) => {
    const file = `invariants/${invariant.id}.invariant.json`
    return [...lintPages(file, invariant, library), ...lintNeedless(file, invariant, library)]
  }),
  ...lintReviews(library),
]
