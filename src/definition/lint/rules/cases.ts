import type { Finding } from '../../finding.ts'
import type { Cases } from '../../generated/cases.ts'
import type { Details } from '../../generated/details.ts'
import type { Flow } from '../../generated/flow.ts'
import type { Machine } from '../../generated/machine.ts'
import type { Table } from '../../generated/table.ts'
import type { Task } from '../../generated/task.ts'
import { below } from '../context/nested-nodes.ts'
import { inEachNamed } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { memoizePerThing } from '../context/cache.ts'
import { sharedRules } from '../context/places.ts'
import { lintTextCase } from '../cases/text-cases.ts'

type Case = Cases['cases'][number]

/** Returns the names that cases of a flow may use. */
const namesOfFlow = memoizePerThing((context, flow: Flow) => {
  const fields = flow.steps.flatMap((step) => (step.fields ?? []).map((field) => field.id))
  const into = flow.steps.flatMap((step) => [step.fieldsFrom?.into, step.forEach?.into])
  return {
    answers: [...fields, ...into.filter((name) => name !== undefined)],
    rules: [...Object.keys(flow.rules ?? {}), ...Object.keys(sharedRules(context.library))],
    values: Object.keys(flow.values ?? {}),
    isForEach: flow.steps.some((step) => step.forEach !== undefined),
    steps: flow.steps.map((step) => step.id),
  }
})

function lintFlowCase(file: string, path: string, one: Case, flow: Flow, context: LintContext): Finding[] {
  const { answers, rules, values, isForEach, steps } = namesOfFlow(context, flow)
  const named = (
    word: string,
    names: readonly string[],
    noun: string,
    existing: readonly string[] | undefined,
  ) =>
    names.flatMap((name) => unknownName(file, below(path, word, name), noun, name, existing).map(withoutFix))
  const stepWords = ['asks', 'requires', 'refuses', 'blocks', 'advances'] as const
  return [
    ...named('answers', Object.keys(one.answers ?? {}), 'field', answers),
    ...named('values', Object.keys(one.values ?? {}), 'derived answer', values),
    ...named('rules', Object.keys(one.rules ?? {}), 'rule', namesOf(context, 'rules') && rules),
    ...(isForEach
      ? []
      : [
          ...(one.steps ?? []).flatMap((name, at) =>
            unknownName(file, below(path, 'steps', at), 'step', name, steps).map(withoutFix),
          ),
          ...stepWords.flatMap((word) => named(word, Object.keys(one[word] ?? {}), 'step', steps)),
        ]),
    ...Object.entries(one.refuses ?? {}).flatMap(([step, refused]) =>
      Object.keys(Object(refused) as object)
        .filter((name) => steps.includes(step) && /^\w+$/.test(name))
        .flatMap((name) =>
          unknownName(file, below(path, 'refuses', step, name), 'field', name, answers).map(withoutFix),
        ),
    ),
    ...(['asks', 'requires'] as const).flatMap((word) =>
      Object.entries(one[word] ?? {}).flatMap(([step, requested]) =>
        named(
          word,
          requested.filter((name) => !name.includes('/')),
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
  const existing = task.subtasks.map(({ id }) => id)
  return Object.keys(one.subtasks ?? {}).flatMap((name) =>
    unknownName(file, below(path, 'subtasks', name), 'subtask', name, existing).map(withoutFix),
  )
}

const folders = [
  'flows',
  'machines',
  'tasks',
  'tables',
  'details',
  'pages',
  'calls',
  'controls',
  'cards',
  'mails',
  'options',
] as const

const isProven = (folder: string): folder is (typeof folders)[number] =>
  folders.some((name) => name === folder)

function lintTableCase(file: string, path: string, one: Case, table: Table): Finding[] {
  const columns = table.columns.map(({ id }) => id)
  const filters = (table.filters ?? []).map(({ id }) => id)
  const actions = (table.rowActions ?? []).flatMap((action) =>
    'none' in action ? [] : ['move' in action ? action.move : action.id],
  )
  const idOf = (label: string) =>
    [...table.columns, ...(table.filters ?? [])].find((each) => each.label === label)?.id
  const named = (word: 'columns' | 'moreColumns' | 'filters', noun: string, existing: readonly string[]) => {
    const labels = (one[word] ?? []).filter((name) => !existing.includes(name) && idOf(name) !== undefined)
    if (
      labels.length > 0 &&
      (one[word] ?? []).every((name) => existing.includes(name) || labels.includes(name))
    ) {
      const ids = (one[word] ?? []).map((name) => (existing.includes(name) ? name : idOf(name)))
      const sentence = `Here stand ids, and '${labels[0]}' is what people read. Write ${JSON.stringify(ids).replaceAll(',', ', ')}.`
      return [error(file, `${path}/${word}/${(one[word] ?? []).indexOf(labels[0]!)}`, sentence)]
    }
    return (one[word] ?? []).flatMap((name, at) =>
      unknownName(file, `${path}/${word}/${at}`, noun, name, existing),
    )
  }
  return [
    ...named('columns', 'column', columns),
    ...named('moreColumns', 'column', columns),
    ...named('filters', 'filter', filters),
    ...Object.keys(one.answers ?? {}).flatMap((name) =>
      unknownName(file, below(path, 'answers', name), 'filter', name, filters).map(withoutFix),
    ),
    ...unknownName(file, `${path}/action`, 'action of a row', one.action, [...actions, 'none']),
  ]
}

function lintDetailsCase(file: string, path: string, one: Case, details: Details): Finding[] {
  const sections = [...details.sections.map(({ id }) => id), ...(details.hero ? ['hero'] : [])]
  const actions = (details.actions ?? []).map((action) => ('move' in action ? action.move : action.id))
  return [
    ...Object.keys(one.lines ?? {}).flatMap((name) =>
      unknownName(file, below(path, 'lines', name), 'section', name, sections).map(withoutFix),
    ),
    ...(one.actions ?? []).flatMap((name, at) =>
      unknownName(file, `${path}/actions/${at}`, 'action', name, actions),
    ),
  ]
}

/** Checks that the verdicts of a case are of rules in its file or of shared ones. */
function lintRuleCase(file: string, path: string, one: Case, name: string, context: LintContext): Finding[] {
  const own = context.library.rules[name]
  if (own === undefined || namesOf(context, 'rules') === undefined) return []
  const existing = Object.keys(sharedRules(context.library))
  return Object.keys(one.rules ?? {}).flatMap((rule) =>
    unknownName(file, below(path, 'rules', rule), 'rule', rule, existing).map(withoutFix),
  )
}

/** Keys of cases that only definitions in these folders can prove; elsewhere nothing reads them. */
const wordsOf: Readonly<Partial<Record<keyof Case, readonly string[]>>> = {
  opens: ['flows', 'tasks', 'tables', 'details', 'calls', 'pages'],
  tabs: ['pages'],
  cards: ['pages'],
  banners: ['pages', 'tables', 'notices'],
  columns: ['tables'],
  moreColumns: ['tables'],
  filters: ['tables'],
  action: ['tables'],
  requests: ['tables'],
  lines: ['details'],
  actions: ['details'],
  fault: ['calls'],
  values: ['flows'],
  weakens: ['controls'],
  says: ['controls'],
  was: ['controls'],
  becomes: ['controls'],
  reads: ['controls'],
  documents: ['flows', 'pages'],
  prints: ['cards', 'mails', 'notices', 'options'],
  leads: ['mails', 'notices', 'notifications'],
  notifies: ['notifications'],
  follows: ['mails'],
}

function lintWords(file: string, path: string, one: Case, folder: string): Finding[] {
  return Object.entries(wordsOf).flatMap(([word, places]) =>
    Object.hasOwn(one, word) && !places.includes(folder)
      ? [
          error(
            file,
            below(path, word),
            `'${word}' says nothing of ${folder}. Take it out: it is for cases of ${places.join(', ')}.`,
          ),
        ]
      : [],
  )
}

/** Checks that cases name existing things, have an expectation, and have distinct titles. */
export const lintCases: Lint = inEachNamed('cases', (context, id, cases) => {
  const file = `${id}.cases.json`
  const [folder = '', name = folder] = id.split('/')
  const { flows, machines, tasks, tables, details } = context.library
  const titles = cases.cases.map((one) => one.case)
  // A card of the program that has no words is reported where it stands.
  const isCard = folder === 'cards' && context.cardLines[name] !== undefined
  const own = isProven(folder) && !isCard ? namesOf(context, folder) : [name]
  return [
    ...unknownName(file, '/of', 'definition in this folder', cases.of, own),
    ...(cases.of === name
      ? []
      : [
          error(
            file,
            '/of',
            `The file is called '${name}', so it has the cases of '${name}'. Write that under 'of'.`,
          ),
        ]),
    ...titles.flatMap((title, index) =>
      titles.indexOf(title) === index
        ? []
        : [
            error(
              file,
              `/cases/${index}/case`,
              `Two cases are called '${title}'. Give one of them another title.`,
            ),
          ],
    ),
    ...cases.cases.flatMap((one, index) => {
      const path = `/cases/${index}`
      const says = Object.keys(one).filter((word) => !['case', 'facts', 'answers', 'state'].includes(word))
      return [
        ...(says.length === 0
          ? [
              error(
                file,
                path,
                "This case says nothing that must follow. Write what must, such as 'asks' or 'sends'.",
              ),
            ]
          : []),
        ...(folder === 'flows' && flows[name] ? lintFlowCase(file, path, one, flows[name], context) : []),
        ...(folder === 'machines' && machines[name] ? lintMachineCase(file, path, one, machines[name]) : []),
        ...(folder === 'tasks' && tasks[name] ? lintTaskCase(file, path, one, tasks[name]) : []),
        ...(folder === 'tables' && tables[name] ? lintTableCase(file, path, one, tables[name]) : []),
        ...(folder === 'details' && details[name] ? lintDetailsCase(file, path, one, details[name]) : []),
        ...(folder === 'calls'
          ? unknownName(file, `${path}/fault`, 'fault', one.fault, [
              ...(namesOf(context, 'faults') ?? []),
              'none',
            ])
          : []),
        ...lintTextCase(file, path, one, context, [folder, name]),
        ...lintWords(file, path, one, folder),
        ...(folder === 'rules' ? lintRuleCase(file, path, one, name, context) : []),
        ...Object.keys(one.notifies ?? {}).flatMap((event) =>
          unknownName(
            file,
            below(path, 'notifies', event),
            'event',
            event,
            namesOf(context, 'notifications'),
          ).map(withoutFix),
        ),
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
