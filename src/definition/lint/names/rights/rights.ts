import type { Finding } from '../../../finding.ts'
import { isOpenInView } from '../../../in-view.ts'
import type { Library } from '../../../library.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Lint } from '../../context/context.ts'
import { error, unused } from '../../context/findings.ts'
import { memoizeFor } from '../../context/cache.ts'
import { lintRightConditions } from './right-conditions.ts'

function textsWithin(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsWithin) : []
}

/** Every text of a definition, each once. */
const textsIn = memoizeFor((definition: object): ReadonlySet<string> => new Set(textsWithin(definition)))

/** Those of all definitions of a collection. */
const textsOfAll = memoizeFor(
  (definitions: Readonly<Record<string, object>>): ReadonlySet<string> =>
    new Set(Object.values(definitions).flatMap((one) => [...textsIn(one)])),
)

/** Reports a name marked 'reserved' that something uses. */
const noLongerReserved = (file: string, path: string, name: string): Finding =>
  error(
    file,
    path,
    `'reserved' says that nothing asks for '${name}' yet, and something does. Take the word out.`,
  )

/** Reports permissions closed in client views although all their calls are closed there anyway. */
const closedTwice = ({ calls, permissions }: Library): Finding[] => {
  const open = new Set(
    Object.values(calls)
      .filter(isOpenInView)
      .map(({ permission }) => permission),
  )
  return Object.values(permissions)
    .filter(({ id, inView }) => inView === 'closed' && !open.has(id))
    .map(({ id }) =>
      error(
        `permissions/${id}.permission.json`,
        '/inView',
        `Every call of '${id}' is closed while a client is seen: nothing of it is offered anyway. Take 'inView' out.`,
      ),
    )
}

/** Reports unused permissions, roles without rights, unused calls and unused faults. */
export const lintRights: Lint = (context) => {
  const { library, isNamedInProgram = () => false } = context
  const { flows, tables, details, pages, machines, tasks, rules } = library
  const texts = [flows, tables, details, pages, machines, tasks, rules].map(textsOfAll)
  const isWritten = (name: string) => texts.some((own) => own.has(name))
  const requested = new Set([
    ...Object.values(library.calls).map((call) => call.permission),
    ...Object.values(library.controls).map((control) => control.decides),
  ])
  const sources = Object.values(library.flows).flatMap((flow) =>
    flow.steps.map((step) => step.fieldsFrom ?? step.forEach),
  )
  const refused = new Set<string | undefined>(
    Object.values(library.calls)
      .flatMap((call) => [...(call.faults ?? []), ...(call.checks ?? []).map((check) => check.fault)])
      .concat(
        Object.values(library.flows).flatMap(({ facts = {} }) =>
          Object.values(facts).flatMap(({ failed }) => failed ?? []),
        ),
        sources.flatMap((source) => [source?.empty, source?.failed].filter((name) => name !== undefined)),
      ),
  )
  const granted = new Set(Object.values(library.permissions).flatMap((permission) => permission.roles))
  const idle = (name: string) => !isWritten(name) && !isNamedInProgram(name)
  return [
    ...closedTwice(library),
    ...Object.values(library.permissions).flatMap(({ id, reserved }): Finding[] => {
      const file = `permissions/${id}.permission.json`
      const isRequested = requested.has(id) || isWritten(id) || isNamedInProgram(id)
      if (isRequested === (reserved === undefined)) return []
      const sentence = `Nothing asks for the permission '${id}': name it where it is needed, or say why not under 'reserved'.`
      return [
        isRequested
          ? noLongerReserved(file, '/reserved', id)
          : unused(file, '', ['permission', id], sentence),
      ]
    }),
    ...Object.keys(library.calls)
      .filter(idle)
      .map((id) =>
        unused(
          `calls/${id}.call.json`,
          '',
          ['call', id],
          `Nothing makes the call '${id}'. Name it where it shall be made, or take the file out.`,
        ),
      ),
    ...Object.keys(library.faults)
      .filter((id) => !refused.has(id) && !isNamedInProgram(id))
      .map((id) =>
        unused(
          'faults.json',
          `/faults/${id}`,
          ['fault', id],
          `Nothing refuses with the fault '${id}'. Name it under 'faults' of a call, or take it out.`,
        ),
      ),
    ...Object.entries(library.roles).flatMap(([name, role]): Finding[] => {
      const path = below('/roles', name)
      const isUsed = granted.has(name) || role.includes !== undefined
      if (isUsed === (role.reserved === undefined)) return []
      // A role is named after its permission: that permission should name the role.
      const own = library.permissions[name] ?? library.permissions[name.replace(/\.(read|write)$/, '')]
      if (!isUsed && own !== undefined)
        return [
          {
            ...unused(
              `permissions/${own.id}.permission.json`,
              own.roles.length === 1 ? '/roles/0' : '/roles',
              ['role', name],
              `The role '${name}' is called after this right, and nobody gets anything by it. Name it here, or say under 'reserved' of roles.json why not.`,
            ),
            nearest: name,
            level: 'error',
          },
        ]
      const sentence = `The role '${name}' holds no permission: name it under 'roles' of one, or say why not under 'reserved'.`
      return [
        isUsed
          ? noLongerReserved('roles.json', `${path}/reserved`, name)
          : { ...unused('roles.json', path, ['role', name], sentence), level: 'error' },
      ]
    }),
    ...lintRightConditions(context),
  ]
}
