import type { Finding } from '../../finding.ts'
import type { Lookup } from '../../generated/flow.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { below } from '../context/nested-nodes.ts'
import { takenOf } from '../calls/bodies.ts'
import type { Lint } from '../context/context.ts'
import { asKey, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintLookup } from '../flows/lookup.ts'
import { linkedFrom } from '../pages/page-links.ts'

const TYPES = 'requirement-types.json'

interface RequirementLine {
  readonly type: string
  readonly options?: string
  readonly of?: string
  readonly lookup?: Lookup
  readonly asked?: Readonly<Record<string, string>>
}

/** Call that returns the data requirements of a destination. */
const REQUIREMENTS = 'payout.dataRequirements'

/** Checks that the names used by pages, details, permissions, roles, machines and shared rules exist. */
export const lintNames: Lint = (context) => {
  const { library, fieldTypes } = context
  const permissions = namesOf(context, 'permissions')
  const roles = namesOf(context, 'roles')
  const entities = context.schemaNames.map((name) => name.replace('entities/', ''))
  const pages = Object.values(library.pages).flatMap((page) => {
    const file = `pages/${page.id}.page.json`
    const parameters = [...page.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)
    return [
      ...unknownName(file, '/permission', 'permission', page.permission, permissions),
      ...unknownName(file, '/flow', 'flow', page.flow, namesOf(context, 'flows')),
      ...unknownName(file, '/details', 'details', page.details, namesOf(context, 'details')),
      ...unknownName(file, '/document', 'document', page.document, namesOf(context, 'documents')),
      ...unknownName(file, '/parent', 'page', page.parent, namesOf(context, 'pages')),
      ...linkedFrom(page).flatMap(([path, link]) =>
        unknownName(file, path, 'page', link, namesOf(context, 'pages')),
      ),
      ...(page.stepParameter === undefined || nearestName(page.stepParameter, parameters) === undefined
        ? []
        : unknownName(file, '/stepParameter', 'parameter in the path', page.stepParameter, parameters)),
    ]
  })
  const details = Object.values(library.details).flatMap((one) => {
    const file = `details/${one.id}.details.json`
    return [
      ...unknownName(file, '/permission', 'permission', one.permission, permissions),
      ...unknownName(file, '/record/call', 'call', one.record?.call, namesOf(context, 'calls')),
      ...unknownName(file, '/machine', 'machine', one.machine, namesOf(context, 'machines')),
      ...unknownName(file, '/entity', 'entity', one.entity, entities),
    ]
  })
  const machines = Object.values(library.machines).flatMap(({ id, entity }) =>
    unknownName(`machines/${id}.machine.json`, '/entity', 'entity', entity, entities),
  )
  const findings = Object.values(library.permissions).flatMap((permission) =>
    permission.roles.flatMap((role, at) =>
      unknownName(`permissions/${permission.id}.permission.json`, `/roles/${at}`, 'role', role, roles).map(
        (finding) => {
          const called = Object.entries(library.roles).find(([, { label }]) => label === role)
          return called === undefined ? finding : { ...finding, nearest: called[0] }
        },
      ),
    ),
  )
  const included = Object.entries(library.roles).flatMap(([name, role]) =>
    (role.includes ?? []).flatMap((other, at) =>
      unknownName('roles.json', below('/roles', name, 'includes', at), 'role', other, roles),
    ),
  )
  const requirementTypes = library.requirementTypes as readonly RequirementLine[]
  const requested = takenOf({ path: '', call: REQUIREMENTS, body: undefined, isBody: false }, context)?.names
  const types = requirementTypes.flatMap((line, at) => [
    ...unknownName(TYPES, `/types/${at}/of`, 'name in what is asked', line.of, requested),
    ...Object.keys(line.asked ?? {}).flatMap((name) =>
      unknownName(TYPES, below('/types', at, 'asked', name), 'name in what is asked', name, requested).map(
        asKey,
      ),
    ),
    ...unknownName(TYPES, `/types/${at}/type`, 'field type', line.type, Object.keys(fieldTypes)),
    ...lintLookup(TYPES, `/types/${at}/lookup`, line.lookup, context),
    ...unknownName(
      TYPES,
      `/types/${at}/options`,
      'list of options',
      line.options,
      namesOf(context, 'options'),
    ),
  ])
  const facts = Object.values(library.rules).flatMap((home) =>
    Object.entries(home.facts ?? {}).flatMap(([name, entity]) =>
      unknownName(`rules/${home.id}.rules.json`, `/facts/${name}`, 'entity', entity, entities),
    ),
  )
  const none: Finding[] =
    Object.keys(fieldTypes).length === 0 ? [error('', '', 'No field types are known.')] : []
  return [...pages, ...details, ...machines, ...findings, ...included, ...types, ...facts, ...none]
}
