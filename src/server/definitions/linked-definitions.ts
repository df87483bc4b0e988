import type { Finding } from '#definition/finding.ts'
import type { Flow } from '#definition/generated/flow.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Table } from '#definition/generated/table.ts'
import type { Library } from '#definition/library.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { linkFlow, type FlowResult } from '#engine/flow/linking/link.ts'
import type { FlowLibrary, LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { linkMachine, type LinkedMachine, type MachineResult } from '#engine/machine/link.ts'
import { linkPermissions, type LinkedPermissions } from '#engine/permission/link.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { LinkedRule, Problem } from '#engine/rule/types.ts'
import { linkWholeTable } from '#engine/table/link-whole.ts'
import type { LinkedTable, TableResult } from '#engine/table/types.ts'
import { linkTask } from '#engine/task/link.ts'
import type { LinkedTask } from '#engine/task/types.ts'
import { secondEvaluator } from './verdicts.ts'

/** The definitions with resolved names, and findings about unresolved ones. */
export interface LinkedDefinitions {
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly permissions: LinkedPermissions
  readonly flows: ReadonlyMap<string, LinkedFlow>
  readonly machines: ReadonlyMap<string, LinkedMachine>
  readonly tasks: ReadonlyMap<string, LinkedTask>
  readonly tables: ReadonlyMap<string, LinkedTable>
  readonly findings: readonly Finding[]
}

/** Matches a finding that only says that a name is missing. */
const MISSING = /^There is no [^']*'[^']*'(?: in this table)?\.$/

function found(file: string, { path, sentence, nearest }: Problem, below = ''): Finding {
  return {
    file,
    path: below + path,
    sentence:
      nearest === undefined && MISSING.test(sentence) ? `${sentence} Name one that there is.` : sentence,
    level: 'error',
    about: { kind: 'derived' },
    ...(nearest === undefined ? {} : { nearest }),
  }
}

/** Finds the permission that a problem belongs to by the start of its JSON pointer. */
function foundInPermission(problem: Problem): Finding[] {
  const [, folder, id = '', ...rest] = problem.path.split('/')
  const path = `/${rest.join('/')}`
  return folder === 'permissions' ? [found(`permissions/${id}.permission.json`, { ...problem, path })] : []
}

type LinkedRights = Pick<LinkedDefinitions, 'rules' | 'permissions' | 'findings'>

/** The number of earlier results kept, for a change that is taken back. */
const MOST_EARLIER = 3

/** Memoizes a result while its inputs are the same objects. */
function whileSame<T>(): (of: readonly unknown[], make: () => T) => T {
  const earlier: { readonly of: readonly unknown[]; readonly made: T }[] = []
  return (of, make) => {
    const before = earlier.find(
      (one) => one.of.length === of.length && one.of.every((part, at) => part === of[at]),
    )
    const linked = before ?? { of, made: make() }
    if (before === undefined) earlier.unshift(linked)
    earlier.splice(MOST_EARLIER)
    return linked.made
  }
}

const lastRights = whileSame<LinkedRights>()

/**
 * Links the shared rules and the permissions, again when one of their files changes. These rules and those
 * that use them are evaluated twice.
 */
export function linkRights(library: Library): LinkedRights {
  const of = [...Object.values(library.rules), '', ...Object.values(library.permissions), library.roles]
  return lastRights(of, () => linkRightsOf(library))
}

interface FlowContext {
  readonly library: FlowLibrary
  /** Links a flow once; the result depends only on the flow. */
  readonly link: (flow: Flow) => FlowResult
}

const lastContext = whileSame<FlowContext>()

/** Creates the context in which flows resolve names; memoized by its parts. */
function contextOfFlows(library: Library, rules: LinkedDefinitions['rules'], facts: ReadonlySet<string>) {
  const { options, faults, requirementTypes } = library
  const of = [rules, faults, requirementTypes, ...Object.values(options), '', ...facts]
  return lastContext(of, () => {
    const dependencies: FlowLibrary = {
      kinds,
      rules,
      options: linkOptions(options),
      faults,
      requirementTypes: requirementTypes as readonly RequirementType[],
      facts,
    }
    return { library: dependencies, link: memoizeFor((flow: Flow) => linkFlow(flow, dependencies)) }
  })
}

const lastMachines = whileSame<(machine: Machine) => MachineResult>()

/** Links a machine once while the shared rules are the same. */
const machineLinks = (rules: LinkedDefinitions['rules']) =>
  lastMachines([rules], () => memoizeFor((machine: Machine) => linkMachine(machine, rules)))

const lastTables = whileSame<(table: Table) => TableResult>()

/** Links a table once while its context is the same. */
function tableLinks(flows: FlowLibrary, machines: LinkedDefinitions['machines'], { calls, limits }: Library) {
  const of = [flows, limits, ...machines.values(), '', ...Object.values(calls)]
  return lastTables(of, () =>
    memoizeFor((table: Table) => linkWholeTable(table, { ...flows, machines, calls, limits })),
  )
}

function linkRightsOf(library: Library): LinkedRights {
  const { rules, problems } = linkRules(
    Object.assign({}, ...Object.values(library.rules).map((file) => file.rules)),
    new Map(),
    secondEvaluator,
  )
  const homeOf = (rule: string) =>
    Object.values(library.rules).find((file) => Object.hasOwn(file.rules, rule))?.id ?? ''
  const findings = problems.map((problem) =>
    found(`rules/${homeOf(problem.rule)}.rules.json`, problem, `/rules/${problem.rule}`),
  )
  const linked = linkPermissions(library.permissions, library.roles, rules)
  return {
    rules,
    permissions: linked.permissions,
    findings: [...findings, ...linked.problems.flatMap(foundInPermission)],
  }
}

/** Links the onboarding tasks. */
export function linkTasks(
  library: Library,
  rules: LinkedDefinitions['rules'],
): Pick<LinkedDefinitions, 'tasks' | 'findings'> {
  const tasks = new Map<string, LinkedTask>()
  const findings: Finding[] = []
  for (const task of Object.values(library.tasks)) {
    const linked = linkTask(task, rules)
    if (linked.ok) tasks.set(task.id, linked.task)
    else findings.push(...linked.problems.map((problem) => found(`tasks/${task.id}.task.json`, problem)))
  }
  return { tasks, findings }
}

/** Links a whole library; a definition that does not link is omitted and reported. */
export function linkLibrary(library: Library, facts: ReadonlySet<string>): LinkedDefinitions {
  const shared = linkRights(library)
  const findings = [...shared.findings]
  const dependencies = contextOfFlows(library, shared.rules, facts)
  const flows = new Map<string, LinkedFlow>()
  for (const flow of Object.values(library.flows)) {
    const linked = dependencies.link(flow)
    if (linked.ok) flows.set(flow.id, linked.flow)
    else findings.push(...linked.problems.map((problem) => found(`flows/${flow.id}.flow.json`, problem)))
  }
  const machines = new Map<string, LinkedMachine>()
  const linkOnce = machineLinks(shared.rules)
  for (const machine of Object.values(library.machines)) {
    const linked = linkOnce(machine)
    if (linked.ok) machines.set(machine.id, linked.machine)
    else
      findings.push(
        ...linked.problems.map((problem) => found(`machines/${machine.id}.machine.json`, problem)),
      )
  }
  const tasks = linkTasks(library, shared.rules)
  findings.push(...tasks.findings)
  const tables = new Map<string, LinkedTable>()
  const linkTableOnce = tableLinks(dependencies.library, machines, library)
  for (const table of Object.values(library.tables)) {
    const linked = linkTableOnce(table)
    if (linked.ok) tables.set(table.id, linked.table)
    else findings.push(...linked.problems.map((problem) => found(`tables/${table.id}.table.json`, problem)))
  }
  return { ...shared, flows, machines, tables, tasks: tasks.tasks, findings }
}
