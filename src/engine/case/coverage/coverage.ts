import type { Case } from '#definition/generated/cases.ts'
import type { Library } from '#definition/library.ts'
import { factsFor } from '#definition/truth/witness.ts'
import type { Facts } from '../../rule/types.ts'
import { mergeFacts } from '../facts.ts'
import { factsOfAll, type CaseDefinitions } from '../run.ts'
import { reachedBy, record } from './reached-targets.ts'
import { keyOf, type Target } from './target.ts'
import { targetsOf, WEAKENS } from './targets.ts'

/** Targets that the cases of a library reach, and those that have no case. */
export interface Coverage {
  readonly targets: readonly Target[]
  readonly missing: readonly MissingCase[]
}

/** A target that no case reaches, with a case that would. */
export interface MissingCase {
  readonly target: Target
  readonly example: Case
  /** Facts that lead to the target were found; otherwise a person has to find them. */
  readonly isSolved: boolean
}

/** Returns what no case reaches, each as a proposed case with today's results. */
export function coverageOf(definitions: CaseDefinitions): Coverage {
  const { library } = definitions
  const globals = factsOfAll(library)
  const reached = new Set(
    Object.entries(library.cases).flatMap(([of, file]) =>
      file.cases.flatMap((one) => reachedBy(of, one, { ...globals, ...file.facts }, definitions)),
    ),
  )
  const targets = targetsOf(library)
  const missing = targets
    .filter((target) => !reached.has(keyOf(target)))
    .map((target) => exampleOf(target, definitions))
  const never = new Set(missing.filter((one) => isImpossible(one, library)).map(({ target }) => target))
  return {
    targets: targets.filter((target) => !never.has(target)),
    missing: missing.filter(({ target }) => !never.has(target)),
  }
}

/** A rule that is decided without any facts is never unknown; a control that always waits has one verdict. */
const isImpossible = ({ target, isSolved }: MissingCase, library: Library): boolean =>
  !isSolved &&
  (target.outcome === 'unknown' ||
    (target.kind === 'control' && typeof logicOf(target.of, target.name, library) !== 'object'))

/** Answers that most fields refuse, for fields that may stay open. */
const wrongAnswers: readonly unknown[] = ['?', -1, '@'.repeat(999), {}, ['?']]

function exampleOf(target: Target, definitions: CaseDefinitions): MissingCase {
  const usual = exampleWith(target, definitions)
  if (usual.isSolved || target.kind !== 'refusal') return usual
  const wrong = wrongAnswers.map((answer) => exampleWith(target, definitions, { [target.name]: answer }))
  return wrong.find(({ isSolved }) => isSolved) ?? usual
}

function exampleWith(target: Target, definitions: CaseDefinitions, given: Facts = {}): MissingCase {
  const { library } = definitions
  const globals = { ...factsOfAll(library), ...library.cases[target.of]?.facts }
  const found = ruleFacts(target, library)
  const { facts, answers } = splitAnswers(
    target.of,
    mergeFacts({ ...found, ...given }, target.given?.facts ?? {}),
    library,
  )
  const start: Case = {
    case: `to be named: ${titleOf(target)}`,
    ...(Object.keys(facts).length > 0 ? { facts } : {}),
    ...(Object.keys(answers).length > 0 ? { answers } : {}),
    ...(target.given?.state === undefined ? {} : { state: target.given.state }),
  }
  const example = { ...start, ...record(target.of, { ...start, ...target.says }, globals, definitions) }
  return {
    target,
    example,
    isSolved: reachedBy(target.of, example, globals, definitions).includes(keyOf(target)),
  }
}

/** Finds facts that give the rule of a target its required verdict. */
function ruleFacts({ of, rule }: Target, library: Library): Facts | undefined {
  if (rule === undefined) return {}
  const find = (name: string) => logicOf(rule.of ?? of, name, library)
  return factsFor(find(rule.name), rule.verdict, find)
}

function logicOf(of: string, rule: string, library: Library): unknown {
  const [folder = '', id = ''] = of.split('/')
  if (folder === 'controls' && rule === WEAKENS) return library.controls[id]?.weakens.when
  const collection = (
    library as unknown as Readonly<Record<string, Readonly<Record<string, { rules?: object }>>>>
  )[folder]
  const own = collection?.[id]?.rules
  const home = [own, ...Object.values(library.rules).map(({ rules }) => rules)].find(
    (rules) => rules && Object.hasOwn(rules, rule),
  )
  return (home as Readonly<Record<string, { when: unknown }>> | undefined)?.[rule]?.when
}

/** Moves fields of a flow or filters of a table from the facts to the answers. */
function splitAnswers(
  of: string,
  values: Facts,
  { flows, tables }: Library,
): { facts: Facts; answers: Facts } {
  const [folder = '', id = ''] = of.split('/')
  const steps = folder === 'flows' ? (flows[id]?.steps ?? []) : []
  const fields =
    folder === 'tables' ? (tables[id]?.filters ?? []) : steps.flatMap((step) => step.fields ?? [])
  const requested = new Set(fields.map((field) => field.id))
  const split = Object.entries(values)
  return {
    facts: Object.fromEntries(split.filter(([name]) => !requested.has(name))),
    answers: Object.fromEntries(split.filter(([name]) => requested.has(name))),
  }
}

function titleOf({ kind, name, outcome }: Target): string {
  return outcome === 'reached' ? `the ${kind} '${name}'` : `the ${kind} '${name}' is ${outcome}`
}
