import type { Finding } from '../../finding.ts'
import type { Cases } from '../../generated/cases.ts'
import type { Flow } from '../../generated/flow.ts'
import type { Machine } from '../../generated/machine.ts'
import type { Task } from '../../generated/task.ts'
import { below } from '../ground/below.ts'
import type { Lint, LintContext } from '../ground/context.ts'
import { error, unknownName, withoutFix } from '../ground/findings.ts'
import { namesOf } from '../ground/names-of.ts'
import { sharedRules } from '../ground/places.ts'

type Case = Cases['cases'][number]

function lintFlowCase(file: string, path: string, one: Case, flow: Flow, context: LintContext): Finding[] {
  const fields = flow.steps.flatMap((step) => (step.fields ?? []).map((field) => field.id))
  const into = flow.steps.flatMap((step) => [step.fieldsFrom?.into, step.forEach?.into])
  const answers = [...fields, ...into.filter((name) => name !== undefined)]
  const rules = [...Object.keys(flow.rules ?? {}), ...Object.keys(sharedRules(context.library))]
  const isForEach = flow.steps.some((step) => step.forEach !== undefined)
  const steps = flow.steps.map((step) => step.id)
  const named = (word: string, names: readonly string[], noun: string, known: readonly string[]) =>
    names.flatMap((name) => unknownName(file, below(path, word, name), noun, name, known).map(withoutFix))
  const stepWords = ['asks', 'requires', 'refuses', 'blocks', 'advances'] as const
  return [
    ...named('answers', Object.keys(one.answers ?? {}), 'field', answers),
    ...named('rules', Object.keys(one.rules ?? {}), 'rule', rules),
    ...(isForEach
      ? []
      : [
          ...named('steps', one.steps ?? [], 'step', steps),
          ...stepWords.flatMap((word) => named(word, Object.keys(one[word] ?? {}), 'step', steps)),
        ]),
    ...(['asks', 'requires'] as const).flatMap((word) =>
      Object.entries(one[word] ?? {}).flatMap(([step, asked]) =>
        named(
          word,
          asked.filter((name) => !name.includes('/')),
          `field of '${step}'`,
          answers,
        ),
      ),
    ),
  ]
}

function lintMachineCase(file: string, path: string, one: Case, machine: Machine): Finding[] {
  const states = Object.keys(machine.states)
  const shown = [...states, ...(machine.displays ?? []).map((display) => display.state)]
  const moves = machine.moves.map((move) => move.id)
  return [
    ...unknownName(file, `${path}/state`, 'state', one.state, states),
    ...unknownName(file, `${path}/shows`, 'displayed state', one.shows, shown),
    ...(one.moves ?? []).flatMap((name, at) => unknownName(file, `${path}/moves/${at}`, 'move', name, moves)),
  ]
}

function lintTaskCase(file: string, path: string, one: Case, task: Task): Finding[] {
  const known = task.subtasks.map(({ id }) => id)
  return Object.keys(one.subtasks ?? {}).flatMap((name) =>
    unknownName(file, below(path, 'subtasks', name), 'subtask', name, known).map(withoutFix),
  )
}

/** Cases name what exists, say what must follow, and are told apart by their titles. */
export const lintCases: Lint = (context) =>
  Object.entries(context.library.cases).flatMap(([id, cases]) => {
    const file = `${id}.cases.json`
    const [folder = '', name = ''] = id.split('/')
    const { flows, machines, tasks } = context.library
    const titles = cases.cases.map((one) => one.case)
    const own =
      folder === 'flows' || folder === 'machines' || folder === 'tasks' ? namesOf(context, folder) : [name]
    return [
      ...unknownName(file, '/of', 'definition in this folder', cases.of, own),
      ...(cases.of === name
        ? []
        : [error(file, '/of', `The file is called '${name}', so it has the cases of '${name}'.`)]),
      ...titles
        .filter((title, index) => titles.indexOf(title) !== index)
        .map((title) => error(file, '/cases', `Two cases are called '${title}'.`)),
      ...cases.cases.flatMap((one, index) => {
        const path = `/cases/${index}`
        const says = Object.keys(one).filter((word) => !['case', 'facts', 'answers', 'state'].includes(word))
        return [
          ...(says.length === 0 ? [error(file, path, 'This case says nothing that must follow.')] : []),
          ...(folder === 'flows' && flows[name] ? lintFlowCase(file, path, one, flows[name], context) : []),
          ...(folder === 'machines' && machines[name]
            ? lintMachineCase(file, path, one, machines[name])
            : []),
          ...(folder === 'tasks' && tasks[name] ? lintTaskCase(file, path, one, tasks[name]) : []),
          ...Object.keys(one.allows ?? {}).flatMap((right) =>
            unknownName(
              file,
              below(path, 'allows', right),
              'permission',
              right,
              namesOf(context, 'permissions'),
            ).map(withoutFix),
          ),
        ]
      }),
    ]
  })
