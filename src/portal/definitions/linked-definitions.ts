import type { LimitName } from '#definition/facts/limit-name.ts'
import type { Library } from '#definition/library.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import type { FlowLibrary } from '#engine/flow/linking/linked-flow.ts'
import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import { linkPermissions, type LinkedPermissions } from '#engine/permission/link.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import type { Language } from '#values/language.ts'
import type { Served } from './fetch.ts'

/** Definitions with their names resolved, once per version; flows are linked by the page that shows one. */
export interface LinkedDefinitions {
  readonly version: string
  /** False while only the first part is loaded, which is enough for the frame of the portal. */
  readonly isWhole: boolean
  readonly language: Language
  readonly library: Library
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly permissions: LinkedPermissions
  readonly machines: ReadonlyMap<string, LinkedMachine>
  readonly options: FlowLibrary['options']
  /** Limits that the program reads; the server does not start without them. */
  readonly limits: Limits
  /** Returns the errors to show in the place of a broken definition. */
  broken(collection: string, id: string): readonly string[]
}

type Limits = Readonly<Record<LimitName, number>>

type SharedRules = Library['rules'][string]['rules']

/**
 * Links the definitions of a version. Unchanged parts stay the same objects, so that React does not render
 * them again.
 */
export function linkDefinitions(served: Served, before?: LinkedDefinitions): LinkedDefinitions {
  const { version, language, definitions: library, broken } = served
  const isRetained = (...names: (keyof Library)[]) =>
    before !== undefined && names.every((name) => library[name] === before.library[name])
  const rules = before && isRetained('rules') ? before.rules : linkSharedRules(library)
  const isWith = (...names: (keyof Library)[]) => before?.rules === rules && isRetained(...names)
  return {
    version,
    isWhole: served.part !== 'first',
    language,
    library,
    rules,
    permissions:
      before && isWith('permissions', 'roles')
        ? before.permissions
        : linkPermissions(library.permissions, library.roles, rules).permissions,
    machines: before && isWith('machines') ? before.machines : linkMachines(library, rules),
    options: before && isRetained('options') ? before.options : linkOptions(library.options),
    limits: before && isRetained('limits') ? before.limits : valuesOf(library.limits),
    broken: (collection, id) => broken[`${collection}/${id}`] ?? [],
  }
}

function linkSharedRules(library: Library): LinkedDefinitions['rules'] {
  const shared: SharedRules = Object.assign({}, ...Object.values(library.rules).map((file) => file.rules))
  return linkRules(shared).rules
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
