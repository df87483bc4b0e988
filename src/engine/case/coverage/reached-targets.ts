import type { Case } from '#definition/generated/cases.ts'
import { errorsIn } from '../../flow/navigation/next-step.ts'
import { linkOwnRules } from '../../relevance/own-rules.ts'
import type { Facts, LinkedRule } from '../../rule/types.ts'
import { evaluateControl } from '../control.ts'
import { mergeFacts } from '../facts.ts'
import { openRun } from '../flow.ts'
import { Recorder } from '../results/recorder.ts'
import { detailsOf, runCaseOf, type CaseDefinitions } from '../run.ts'
import { rulePlaces } from './places.ts'
import { keyOf, type Outcome, type TargetKind } from './target.ts'
import { WEAKENS } from './targets.ts'
import { reachedTexts } from './text-targets.ts'

type Rules = ReadonlyMap<string, LinkedRule>

/** Rules and facts of one case, and the targets it reaches besides. */
interface Sight {
  readonly definition: object
  readonly own: object
  readonly rules: Rules
  readonly facts: Facts
  readonly reached: readonly (readonly [TargetKind, string])[]
}

/** Everything a case of a definition reaches, by the keys of the targets. */
export function reachedBy(
  of: string,
  one: Case,
  globals: Facts,
  definitions: CaseDefinitions,
): readonly string[] {
  const facts = mergeFacts(globals, one.facts ?? {})
  return [
    ...reachedTexts(of, one, facts, definitions.library),
    ...reachedLogic(of, one, globals, definitions),
  ]
}

/** Every rule, branch, step and move that a case reaches, whatever it expects. */
function reachedLogic(
  of: string,
  one: Case,
  globals: Facts,
  definitions: CaseDefinitions,
): readonly string[] {
  const key = (kind: TargetKind, name: string, outcome: Outcome = 'reached') =>
    keyOf({ kind, of, name, outcome })
  const facts = mergeFacts(globals, one.facts ?? {})
  if (of.startsWith('permissions/'))
    return Object.keys(one.allows ?? {}).map((id) =>
      key('permission', id, allowed(id, of, one, globals, definitions)),
    )
  if (of.startsWith('rules/'))
    return sharedVerdicts(Object.keys(one.rules ?? {}), mergeFacts(facts, one.answers ?? {}), definitions)
  const control = of.startsWith('controls/') ? definitions.library.controls[of.split('/')[1]!] : undefined
  if (control) return [key('control', WEAKENS, evaluateControl(control, facts, definitions))]
  const sight = sightOf(of, one, facts, definitions)
  if (sight === undefined) return []
  const verdictOf = (name: string): Outcome => sight.rules.get(name)?.evaluate(sight.facts) ?? 'unknown'
  const places = rulePlaces(sight.definition)
  const named = places.map(({ rule }) => rule).filter((rule) => !Object.hasOwn(sight.own, rule))
  return [
    ...Object.keys(sight.own).map((name) => key('rule', name, verdictOf(name))),
    ...places.map(({ path, rule, isCheck }) =>
      key(isCheck ? 'check' : 'branch', path, verdictOf(rule) === 'yes' ? 'yes' : 'no'),
    ),
    ...sharedVerdicts(named, sight.facts, definitions),
    ...sight.reached.map(([kind, name]) => key(kind, name)),
  ]
}

/** Returns the verdicts of shared rules in a case, wherever they are used. */
function sharedVerdicts(
  names: readonly string[],
  facts: Facts,
  { library, linked }: CaseDefinitions,
): string[] {
  return names.flatMap((name) => {
    const home = Object.values(library.rules).find(({ rules }) => Object.hasOwn(rules, name))?.id
    const outcome = linked.rules.get(name)?.evaluate(facts)
    return home === undefined || outcome === undefined
      ? []
      : [keyOf({ kind: 'rule', of: `rules/${home}`, name, outcome })]
  })
}

function allowed(id: string, of: string, one: Case, globals: Facts, definitions: CaseDefinitions): Outcome {
  const recordCase = { ...one, allows: { [id]: 'yes' } } as const
  return record(of, recordCase, globals, definitions).allows?.[id] ?? 'no'
}

/** Evaluates a case and returns the present results in the form of a case. */
export function record(
  of: string,
  one: Case,
  globals: Facts,
  definitions: CaseDefinitions,
): Omit<Case, 'case'> {
  const recorder = new Recorder()
  runCaseOf(of, one, globals, definitions, recorder)
  return recorder.actual
}

function sightOf(of: string, one: Case, facts: Facts, definitions: CaseDefinitions): Sight | undefined {
  const [folder = '', name = ''] = of.split('/')
  const { library, linked } = definitions
  const flow = folder === 'flows' ? linked.flows.get(name) : undefined
  if (flow) {
    const run = openRun(flow, facts, one.answers ?? {})
    const steps = run.path.map(({ id }) => ['step', run.shown.get(id)?.base ?? id] as const)
    const refused = run.path.flatMap(({ id }) =>
      errorsIn(run, id).map(({ field }) => ['refusal', field] as const),
    )
    const { definition, rules } = flow
    return {
      definition,
      own: definition.rules ?? {},
      rules,
      facts: run.scope,
      reached: [...steps, ...refused],
    }
  }
  const recordCase = (says: Omit<Case, 'case'>) => record(of, { ...one, ...says }, facts, definitions)
  const machine = folder === 'machines' ? linked.machines.get(name) : undefined
  if (machine) return { ...parts(machine), facts, reached: all('move', recordCase({ moves: [] }).moves) }
  const table = folder === 'tables' ? linked.tables.get(name) : undefined
  if (table) {
    const { action = 'none' } = recordCase({ action: '' })
    return {
      ...parts(table),
      facts: { ...facts, ...one.answers },
      reached: all('row action', action === 'none' ? [] : [action]),
    }
  }
  const details = folder === 'details' ? detailsOf(name, definitions) : undefined
  if (details)
    return {
      ...parts(details),
      facts: { ...facts, ...(Object(facts.record) as Facts) },
      reached: all('action', recordCase({ actions: [] }).actions),
    }
  const task = folder === 'tasks' ? linked.tasks.get(name) : undefined
  if (task) return { ...parts(task), facts, reached: [] }
  const plain =
    folder === 'pages' ? library.pages[name] : folder === 'calls' ? library.calls[name] : undefined
  if (plain === undefined) return undefined
  const own = 'rules' in plain ? (plain.rules ?? {}) : {}
  return { definition: plain, own, rules: linkOwnRules(own, linked.rules).rules, facts, reached: [] }
}

function parts({
  definition,
  rules,
}: {
  readonly definition: { readonly rules?: object }
  readonly rules: Rules
}) {
  return { definition, own: definition.rules ?? {}, rules }
}

const all = (kind: TargetKind, names: readonly string[] = []) => names.map((name) => [kind, name] as const)
