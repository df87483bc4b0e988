import type { Finding } from '#definition/finding.ts'
import type { Case } from '#definition/generated/cases.ts'
import type { Library } from '#definition/library.ts'
import { runCase } from '#engine/case/flow.ts'
import { runMachineCase } from '#engine/case/machine.ts'
import { runPermissionCase } from '#engine/case/permission.ts'
import { runRuleCase } from '#engine/case/rule.ts'
import { runTaskCase } from '#engine/case/task.ts'
import type { LinkedDefinitions } from '#server/definitions/linked.ts'

/** One case, ready to run: it answers with what differs from what it expects, or nothing when what it is a case of does not load. */
export interface RunnableCase {
  readonly file: string
  readonly path: string
  readonly title: string
  run(): readonly string[] | undefined
}

/** Every case of the library over the linked definitions; facts every case starts from are the limits. */
export function casesOf(library: Library, linked: LinkedDefinitions): RunnableCase[] {
  const limits = Object.fromEntries(Object.entries(library.limits).map(([name, limit]) => [name, limit.is]))
  return Object.entries(library.cases).flatMap(([id, file]) =>
    file.cases.map((one, index) => ({
      file: `${id}.cases.json`,
      path: `/cases/${index}`,
      title: one.case,
      run: () => runOne(id, one, { limits, ...file.facts }, linked),
    })),
  )
}

function runOne(
  id: string,
  one: Case,
  facts: Readonly<Record<string, unknown>>,
  linked: LinkedDefinitions,
): readonly string[] | undefined {
  const [folder = '', name = ''] = id.split('/')
  if (folder === 'permissions') return runPermissionCase(linked.permissions, one, facts)
  if (folder === 'rules') return runRuleCase(linked.rules, one, facts)
  const flow = linked.flows.get(name)
  if (folder === 'flows' && flow !== undefined) return runCase(flow, one, facts)
  const machine = linked.machines.get(name)
  if (folder === 'machines' && machine !== undefined) return runMachineCase(machine, one, facts)
  const task = linked.tasks.get(name)
  if (folder === 'tasks' && task !== undefined) return runTaskCase(task, one, facts)
  return undefined
}

/** The differences as findings, with the title of the case they are of. */
export function judgeCases(cases: readonly RunnableCase[]): Finding[] {
  return cases.flatMap(({ file, path, title, run }) =>
    (run() ?? []).map((difference): Finding => ({
      file,
      path,
      sentence: `'${title}': ${difference}`,
      level: 'error',
    })),
  )
}
