import { below } from './nested-nodes.ts'
import { memoizePerContext } from './cache.ts'
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
  /** Rules and derived values, by where they stand. */
  readonly logic: readonly { readonly path: string; readonly expression: unknown }[]
}

type Rules = Readonly<Record<string, { readonly when: unknown }>>

function rulesIn(rules: Rules | undefined): { path: string; expression: unknown }[] {
  return Object.entries(rules ?? {}).map(([name, rule]) => ({
    path: below('/rules', name, 'when'),
    expression: rule.when,
  }))
}

/** Every place where logic stands: flows, tables, details, machines, controls, pages and shared rules. */
export const logicHomes = memoizePerContext((context): readonly LogicHome[] => {
  const { library } = context
  return [
    ...Object.values(library.flows).map((flow) => {
      const values = Object.entries(flow.values ?? {}).map(([name, value]) => ({
        path: below('/values', name, 'is'),
        expression: value.is,
      }))
      const logic = [...rulesIn(flow.rules), ...values]
      return { file: `flows/${flow.id}.flow.json`, roots: flowRoots(context, flow), logic }
    }),
    ...Object.values(library.tables).map((table) => ({
      file: fileOf(table),
      roots: tableRoots(context, table),
      logic: rulesIn(table.rules),
    })),
    ...Object.values(library.details).map((details) => ({
      file: `details/${details.id}.details.json`,
      roots: recordRoots(context, {
        record: detailsRecord(context, details),
        parameters: {},
        given: givenToDetails(context, details.id),
      }),
      logic: rulesIn(details.rules),
    })),
    ...Object.values(library.machines).map((machine) => ({
      file: `machines/${machine.id}.machine.json`,
      roots: machineRoots(context, machine),
      logic: rulesIn(machine.rules),
    })),
    ...Object.values(library.tasks).map((task) => ({
      file: `tasks/${task.id}.task.json`,
      roots: taskRoots(context),
      logic: rulesIn(task.rules),
    })),
    ...Object.values(library.controls).map((control) => ({
      file: `controls/${control.id}.control.json`,
      roots: controlRoots(context, control),
      logic: [{ path: '/weakens/when', expression: control.weakens.when }],
    })),
    ...Object.values(library.pages).map((page) => ({
      file: `pages/${page.id}.page.json`,
      roots: pageRoots(context, page),
      logic: rulesIn(page.rules),
    })),
    ...Object.values(library.rules).map((home) => {
      const own = Object.entries(home.facts ?? {}).map(([name, of]) => [name, { $ref: `entities/${of}` }])
      return {
        file: `rules/${home.id}.rules.json`,
        roots: recordRoots(context, Object.fromEntries(own)),
        logic: rulesIn(writtenRules(home)),
      }
    }),
  ]
})
