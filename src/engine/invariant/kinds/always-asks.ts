import type { Flow, Step } from '#definition/generated/flow.ts'
import type { AlwaysAsks } from '#definition/generated/invariant.ts'
import type { Formula } from '#definition/truth/formula.ts'
import type { Assignment } from '#definition/truth/assignments.ts'
import { actsOf } from '../acts.ts'
import { formulaFor } from '../assumption.ts'
import { namesForAll } from '../patterns.ts'
import { factsOf, plainFacts, sayFacts } from '../finding-text.ts'
import { findAssignment } from '../assignment.ts'
import type { Assumptions, Chain, Search, World } from '../types.ts'

/** Looks, on every branch of every flow that ends so, for answers that are not required. */
export function searchAlwaysAsks(world: World, terms: AlwaysAsks): Search {
  const { library } = world
  const calls = namesForAll(terms.calls ?? [], Object.keys(library.calls))
  const left = namesForAll(terms.except ?? [], Object.keys(library.flows))
  let combinations = 0
  const chains: Chain[] = []
  for (const flow of Object.values(library.flows)) {
    if (left.has(flow.id)) continue
    for (const ending of endingsOf(world, flow, terms.while ?? {}).filter(({ call }) => calls.has(call)))
      for (const field of terms.asks ?? []) {
        const requested = fieldsRequestedIn(world, flow, field, terms.while ?? {})
        const found = findAssignment({
          kind: 'all',
          of: [ending.when, { kind: 'not', of: requested.formula }],
        })
        combinations += found.combinations
        if (found.yes !== undefined)
          chains.push(
            flowChain(world, flow, ending.call, field, requested.step, found.yes, terms.while ?? {}),
          )
      }
  }
  const reviewed = terms.reviews ? flowsEndingIn(world, calls).filter(({ id }) => !left.has(id)) : []
  for (const { id, steps, submit } of reviewed) {
    combinations += 1
    if (steps.at(-1)?.review === true) continue
    chains.push({
      steps: [
        `A person fills in the flow '${id}'.`,
        `Its last step, '${steps.at(-1)?.id}', is no review: they do not read their answers again.`,
        `They send it by the call '${submit.call}'.`,
      ],
    })
  }
  const moves = terms.moves === undefined ? [] : actsOf(library, { moves: terms.moves })
  for (const { name, move } of moves)
    for (const field of terms.asks ?? []) {
      combinations += 1
      if (move!.asks?.some(({ id, optional }) => id === field && optional !== true)) continue
      const steps = [
        `A person makes the move '${name}'.`,
        `It does not ask for '${field}', or lets it be left out.`,
      ]
      chains.push({ steps })
    }
  return { combinations, chains }
}

/** Flows of more than one step that end in one of the calls; what stands on one page is read as it is sent. */
const flowsEndingIn = ({ library }: World, calls: ReadonlySet<string>): readonly Flow[] =>
  Object.values(library.flows).filter(
    ({ steps, layout, submit }) =>
      steps.length > 1 &&
      layout === undefined &&
      [submit, ...(submit.instead ?? [])].some(({ call }) => calls.has(call)),
  )

interface Ending {
  readonly call: string
  readonly when: Formula
}

/** Returns each ending with the condition that selects it. */
function endingsOf({ library }: World, { submit, rules }: Flow, assumptions: Assumptions): Ending[] {
  const before: Formula[] = []
  const others = (submit.instead ?? []).map(({ when, call }): Ending => {
    const formula = formulaFor([when], library, rules, assumptions)
    const ending = { call, when: { kind: 'all', of: [...before, formula] } as const }
    before.push({ kind: 'not', of: formula })
    return ending
  })
  return [...others, { call: submit.call, when: { kind: 'all', of: before } }]
}

/** Returns the condition under which a field is shown and required, in any place. */
function fieldsRequestedIn(
  { library }: World,
  flow: Flow,
  field: string,
  assumptions: Assumptions,
): { formula: Formula; step?: Step } {
  const places = flow.steps.flatMap((step) =>
    (step.fields ?? [])
      .filter(
        ({ id, optional, requireWhen }) => id === field && (optional !== true || requireWhen !== undefined),
      )
      .map((one) => ({
        step,
        rules: [step.showWhen, one.showWhen, one.optional ? one.requireWhen : undefined],
      })),
  )
  const of = places.map(({ rules }) => formulaFor(rules, library, flow.rules, assumptions))
  return { formula: { kind: 'any', of }, ...(places[0] && { step: places[0].step }) }
}

function flowChain(
  { library }: World,
  flow: Flow,
  call: string,
  field: string,
  step: Step | undefined,
  assignment: Assignment,
  assumptions: Assumptions,
): Chain {
  const facts = factsOf(assignment, assumptions)
  const place = step ?? flow.steps[0]!
  const assumed = { ...assumptions, ...plainFacts(assignment) }
  // Facts that a case does not set are unknown, so a rule over them shows and requires nothing.
  const isSure = (rules: readonly (string | undefined)[]) =>
    findAssignment({ kind: 'not', of: formulaFor(rules, library, flow.rules, assumed) }).yes === undefined
  const required = (place.fields ?? []).filter(
    ({ id, showWhen, optional, requireWhen }) =>
      id !== field && (!optional || requireWhen !== undefined) && isSure([showWhen, optional && requireWhen]),
  )
  return {
    steps: [
      `A person fills in the flow '${flow.id}'${sayFacts(assignment, assumptions)}.`,
      step === undefined
        ? `No step asks for '${field}'.`
        : `The step '${step.id}' does not require '${field}' then.`,
      `They send it by the call '${call}'.`,
    ],
    of: `flows/${flow.id}`,
    example: {
      case: `Whoever ends in ${call} is asked for ${field}`,
      facts,
      requires: { [place.id]: [...required.map(({ id }) => id), field] },
    },
  }
}
