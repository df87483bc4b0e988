import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, error } from '../context/findings.ts'
import { namesSent } from './calls.ts'

/** Beginning of an address that names the organisation of a record. */
const NAMED = '/organizations/{id}'
const FAULT = 'tenant-differs'

/** Whether only people of the provider have the permission. */
function isOfProvider({ permission }: Call, { library }: LintContext): boolean {
  const { roles = [] } = library.permissions[permission] ?? {}
  return roles.length > 0 && roles.every((role) => library.roles[role]?.provider === true)
}

/** Tells whether the path, body and permission of a call could be read; if not, that has its own finding. */
const isRead = ({ permission, request }: Call, { library, unread, findSchema }: LintContext): boolean =>
  unread?.['roles'] === undefined &&
  library.permissions[permission] !== undefined &&
  (request === undefined || findSchema(`entities/${request}`) !== undefined)

/** Returns the values of 'tenant' that a call may need, each with the reason why its organisation is open. */
function needs(
  call: Call,
  context: LintContext,
): readonly (readonly [NonNullable<Call['tenant']>, string])[] {
  const isNamed = call.path === NAMED || call.path.startsWith(`${NAMED}/`)
  const sent = namesSent(call, context) ?? []
  return [
    ...(isNamed ? ([['path', 'Its path names an organisation']] as const) : []),
    ...(sent.includes('tenantName') ? ([['body', "Its body says a 'tenantName'"]] as const) : []),
    ...(isOfProvider(call, context)
      ? ([['clients', 'Its permission is for people of the provider']] as const)
      : []),
  ]
}

/** Reasons why a value of 'tenant' is superfluous. */
const STRANGE = {
  path: `Its path names no organisation: it does not begin with '${NAMED}'. Take 'tenant' out.`,
  body: "Its body says no 'tenantName'. Take 'tenant' out.",
  clients:
    "Only people of the provider reach its clients, and others have its permission. Take 'tenant' out.",
  own: "Nothing leaves open whose records it is about. Take 'tenant' out.",
}

/**
 * Checks that a call states 'tenant' if its path, body or permission leaves the organisation open, and only
 * then.
 */
export const lintTenants: Lint = (context) =>
  Object.values(context.library.calls).flatMap((call): Finding[] => {
    const file = `calls/${call.id}.call.json`
    const { tenant, faults = [] } = call
    const [needed, second] = needs(call, context)
    if (needed !== undefined && second !== undefined)
      return [error(file, '/path', `${needed[1]}, and so does more: ${second[1]}. Keep one of them.`)]
    const [word, why] = needed ?? []
    const isStated = tenant === word || (word === 'clients' && tenant === 'own')
    // A right that only the provider holds is the cause, so the finding points to the permission.
    const report = (...where: readonly [string, string, string]) =>
      word === 'clients' && context.library.permissions[call.permission]?.when === undefined
        ? caused(`provider ${call.permission}`, ...where)
        : error(...where)
    if (word !== undefined && !isStated)
      return [
        report(
          file,
          tenant === undefined ? '' : '/tenant',
          word === 'clients'
            ? `${why}, and it does not say whose records it is about: add 'tenant', 'clients' or 'own'.`
            : `${why}, and nothing refuses another than that of the caller: write 'tenant' as '${word}'.`,
        ),
      ]
    if (tenant !== undefined && !isStated)
      return isRead(call, context) ? [error(file, '/tenant', STRANGE[tenant])] : []
    return tenant === 'body' && !faults.includes(FAULT)
      ? [error(file, '/tenant', `It refuses with '${FAULT}', which 'faults' does not list: add it there.`)]
      : []
  })
