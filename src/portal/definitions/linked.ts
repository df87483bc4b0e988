import type { LimitName } from '#definition/limit-name.ts'
import type { Library } from '#definition/library.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import type { FlowLibrary } from '#engine/flow/linked.ts'
import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import { linkPermissions, type LinkedPermissions } from '#engine/permission/link.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import type { Served } from './fetch.ts'

/** Definitions with their names resolved, once per page load; flows are linked by the page that shows one. */
export interface LinkedDefinitions {
  readonly version: string
  readonly library: Library
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly permissions: LinkedPermissions
  readonly machines: ReadonlyMap<string, LinkedMachine>
  readonly options: FlowLibrary['options']
  /** Those the program asks for are there: the server does not start without them. */
  readonly limits: Limits
  /** The sentences to show where a definition would have stood. */
  broken(collection: string, id: string): readonly string[]
}

type Limits = Readonly<Record<LimitName, number>>

type SharedRules = Library['rules'][string]['rules']

export function linkDefinitions({ version, definitions: library, broken }: Served): LinkedDefinitions {
  const files = Object.values(library.rules)
  const shared: SharedRules = Object.assign({}, ...files.map((file) => file.rules))
  const { rules } = linkRules(shared)
  const { permissions } = linkPermissions(library.permissions, library.roles, rules)
  return {
    version,
    library,
    rules,
    permissions,
    machines: linkMachines(library, rules),
    options: linkOptions(library.options),
    limits: valuesOf(library.limits),
    broken: (collection, id) => broken[`${collection}/${id}`] ?? [],
  }
}

function valuesOf(limits: Library['limits']): Limits {
  return Object.fromEntries(Object.entries(limits).map(([name, { is }]) => [name, is])) as unknown as Limits
}

function linkMachines(
  library: Library,
  rules: ReadonlyMap<string, LinkedRule>,
): ReadonlyMap<string, LinkedMachine> {
  const linked = Object.values(library.machines).map((machine) => linkMachine(machine, rules))
  return new Map(
    linked.flatMap((result) => (result.ok ? [[result.machine.definition.id, result.machine] as const] : [])),
  )
}
