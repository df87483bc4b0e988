import type { Flow, Next, Step } from '#definition/generated/flow.ts'
import { rootOf, type Linking } from './linking.ts'

/** Links the names in steps and ending: rules, steps, stages, facts and fields. */
export function linkSteps(flow: Flow, linking: Linking): void {
  const steps = flow.steps.map((step) => step.id)
  const stages = (flow.progress ?? []).map((stage) => stage.id)
  const fields = flow.steps.flatMap((step) => step.fields ?? []).map((field) => field.id)
  for (const [at, stage] of (flow.progress ?? []).entries())
    linking.rule(stage.showWhen, `/progress/${at}/showWhen`)
  for (const [at, step] of flow.steps.entries()) {
    const path = `/steps/${at}`
    if (steps.indexOf(step.id) !== at)
      linking.say(`${path}/id`, `There are two steps '${step.id}'. Give one of them another id.`)
    linking.need('stage', step.stage, stages, `${path}/stage`)
    linking.rule(step.showWhen, `${path}/showWhen`)
    for (const [place, rule] of (step.nextWhen ?? []).entries())
      linking.rule(rule, `${path}/nextWhen/${place}`)
    linking.rule(step.next?.doneWhen, `${path}/next/doneWhen`)
    for (const [place, action] of (step.actions ?? []).entries()) {
      linking.need('step', action.goTo, steps, `${path}/actions/${place}/goTo`)
      linking.rule(action.showWhen, `${path}/actions/${place}/showWhen`)
    }
    linkChecks(step, path, linking)
    if (step.next)
      linkNext(step.next, `${path}/next`, linking, { facts: Object.keys(flow.facts ?? {}), fields })
    if (step.forEach && step.fieldsFrom)
      linking.say(
        `${path}/fieldsFrom`,
        'A step asks the server once: with forEach or fieldsFrom. Take one of them out.',
      )
    if (step.group && !step.forEach)
      linking.say(`${path}/group`, "Groups belong to forEach. Take 'group' out, or add 'forEach'.")
    for (const [place, group] of (step.group ?? []).entries())
      linking.need('stage', group.stage, stages, `${path}/group/${place}/stage`)
  }
  linking.need('step', flow.leave?.after, steps, '/leave/after')
  linking.rule(flow.closed?.unless, '/closed/unless')
  linkStarts(flow, linking, fields)
  for (const [at, other] of (flow.submit.instead ?? []).entries())
    linking.rule(other.when, `/submit/instead/${at}/when`)
}

/** Answers start from facts, never from other answers: those can change while one is typing. */
function linkStarts(flow: Flow, linking: Linking, fields: readonly string[]): void {
  const intos = flow.steps.flatMap((step) => (step.fieldsFrom ?? step.forEach)?.into ?? [])
  const entries = typeof flow.starts === 'string' ? { '': flow.starts } : (flow.starts ?? {})
  for (const [name, path] of Object.entries(entries)) {
    const at = name === '' ? '/starts' : `/starts/${name}`
    if (name !== '') linking.need('field', rootOf(name), [...fields, ...intos], at)
    if ([...fields, ...intos].includes(rootOf(path)))
      linking.say(at, `'${path}' is an answer; answers start from facts. Name a fact.`)
  }
}

function linkChecks(step: Step, path: string, linking: Linking): void {
  const own = (step.fields ?? []).map((field) => field.id)
  for (const [place, check] of (step.checks ?? []).entries()) {
    linking.rule(check.must, `${path}/checks/${place}/must`)
    linking.need('field in this step', check.at, own, `${path}/checks/${place}/at`)
  }
}

interface Names {
  readonly facts: readonly string[]
  readonly fields: readonly string[]
}

function linkNext(next: Next, path: string, linking: Linking, { facts, fields }: Names): void {
  for (const name of Object.keys(next.take ?? {})) linking.need('field', name, fields, `${path}/take/${name}`)
  for (const [at, fact] of (next.refreshes ?? []).entries())
    linking.need('fact', fact, facts, `${path}/refreshes/${at}`)
  if (next.take && !next.call)
    linking.say(`${path}/take`, "There is no call whose answer could be taken. Name it under 'call'.")
}
