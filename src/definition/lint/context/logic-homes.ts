import { below } from './nested-nodes.ts'
import type { Finding } from '../../finding.ts'
import type { Control } from '../../generated/control.ts'
import type { Details } from '../../generated/details.ts'
import type { Flow } from '../../generated/flow.ts'
import type { Machine } from '../../generated/machine.ts'
import type { Page } from '../../generated/page.ts'
import type { RuleFile } from '../../generated/rules.ts'
import type { Table } from '../../generated/table.ts'
import type { Task } from '../../generated/task.ts'
import { memoizePerContext, memoizePerThing, memoizeWhileFollowed } from './cache.ts'
import type { Lint, LintContext } from './context.ts'
import { givenToDetails, pageRoots } from '../pages/page-roots.ts'
import { writtenRules } from './places.ts'
import {
  controlRoots,
  detailsRecord,
  flowRoots,
  machineRoots,
  recordRoots,
  taskRoots,
  type FactRoots,
} from './roots.ts'
import { fileOf, tableRoots } from '../tables/table-flow.ts'

/** A definition's logic with the facts it may read. */
export interface LogicHome {
  readonly file: string
  readonly roots: FactRoots
  /** Rules and derived values with their places. */
  readonly logic: readonly { readonly path: string; readonly expression: unknown }[]
  /** Named rules of the file. */
  readonly own?: Rules | undefined
}

type Rules = Readonly<Record<string, { readonly when: unknown }>>

function rulesIn(rules: Rules | undefined): { path: string; expression: unknown }[] {
  return Object.entries(rules ?? {}).map(([name, rule]) => ({
    path: below('/rules', name, 'when'),
    expression: rule.when,
  }))
}

/** Logic home of each kind of definition, memoized per definition. */
const homesIn = {
  flows: memoizePerThing((context, flow: Flow): LogicHome => {
    const values = Object.entries(flow.values ?? {}).map(([name, value]) => ({
      path: below('/values', name, 'is'),
      expression: value.is,
    }))
    const logic = [...rulesIn(flow.rules), ...values]
    return { file: `flows/${flow.id}.flow.json`, roots: flowRoots(context, flow), logic, own: flow.rules }
  }),
  tables: memoizePerThing((context, table: Table): LogicHome => ({
    file: fileOf(table),
    roots: tableRoots(context, table),
    logic: rulesIn(table.rules),
    own: table.rules,
  })),
  details: memoizePerThing((context, details: Details): LogicHome => ({
    file: `details/${details.id}.details.json`,
    roots: recordRoots(context, {
      record: detailsRecord(context, details),
      parameters: {},
      given: givenToDetails(context, details.id),
    }),
    logic: rulesIn(details.rules),
    own: details.rules,
  })),
  machines: memoizePerThing((context, machine: Machine): LogicHome => ({
    file: `machines/${machine.id}.machine.json`,
    roots: machineRoots(context, machine),
    logic: rulesIn(machine.rules),
    own: machine.rules,
  })),
  tasks: memoizePerThing((context, task: Task): LogicHome => ({
    file: `tasks/${task.id}.task.json`,
    roots: taskRoots(context),
    logic: rulesIn(task.rules),
    own: task.rules,
  })),
  controls: memoizePerThing((context, control: Control): LogicHome => ({
    file: `controls/${control.id}.control.json`,
    roots: controlRoots(context, control),
    logic: [{ path: '/weakens/when', expression: control.weakens.when }],
  })),
  pages: memoizePerThing((context, page: Page): LogicHome => ({
    file: `pages/${page.id}.page.json`,
    roots: pageRoots(context, page),
    logic: rulesIn(page.rules),
    own: page.rules,
  })),
  rules: memoizePerThing((context, home: RuleFile): LogicHome => {
    const own = Object.entries(home.facts ?? {}).map(([name, of]) => [name, { $ref: `entities/${of}` }])
    return {
      file: `rules/${home.id}.rules.json`,
      roots: recordRoots(context, Object.fromEntries(own)),
      logic: rulesIn(writtenRules(home)),
      own: writtenRules(home),
    }
  }),
} as const

type Folder = keyof typeof homesIn

const folders = Object.keys(homesIn) as readonly Folder[]

const homeIn = (context: LintContext, folder: Folder, definition: unknown): LogicHome =>
  (homesIn[folder] as (context: LintContext, definition: unknown) => LogicHome)(context, definition)

/** Returns every place with logic: flows, tables, details, machines, controls, pages and shared rules. */
export const logicHomes = memoizePerContext((context): readonly LogicHome[] =>
  folders.flatMap((folder) =>
    Object.values(context.library[folder]).map((one) => homeIn(context, folder, one)),
  ),
)

/** Returns the logic of a file; undefined if it has none or is not in the library. */
export function findLogicHome(context: LintContext, file: string): LogicHome | undefined {
  const folder = folders.find((name) => file.startsWith(`${name}/`))
  if (folder === undefined) return undefined
  const id = file.slice(folder.length + 1, file.lastIndexOf('.', file.length - '.json'.length - 1))
  const definitions: Readonly<Record<string, unknown>> = context.library[folder]
  const definition = definitions[id]
  return definition === undefined ? undefined : homeIn(context, folder, definition)
}

/** Runs a check for each logic home. */
export function inLogic(find: (context: LintContext, home: LogicHome) => readonly Finding[]): Lint {
  const findOnce = memoizeWhileFollowed(find)
  return (context) => logicHomes(context).flatMap((home) => findOnce(context, home))
}
