import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { caused } from '../../context/findings.ts'
import { namesOf } from '../../context/names-of.ts'
import { lintNouns } from '../nouns.ts'
import { oddRights } from './odd-rights.ts'
import { rolesIn } from './right-slips.ts'
import { readMissing } from './role-words.ts'

const EVERYBODY = 'signed-in'

/** Returns a role, of those asked about, that has one permission and lacks the other; undefined if there is none. */
export function roleWithout(
  permission: string,
  other: string,
  context: LintContext,
  isMeant: (role: string) => boolean = () => true,
): string | undefined {
  const { permissions } = context.library
  const [own, needed] = [permissions[permission], permissions[other]]
  if (own === undefined || needed === undefined || needed.roles.includes(EVERYBODY)) return undefined
  // A permission that everybody has although some are refused has its own finding.
  if (own.refusal !== undefined && own.roles.includes(EVERYBODY)) return undefined
  const within = rolesIn(context)
  // A role without its reading counterpart has its own finding in roles.json.
  const isWhole = (role: string) => readMissing(role, context.library.roles, within) === undefined
  return own.roles.find(
    (role) =>
      within.has(role) &&
      isMeant(role) &&
      isWhole(role) &&
      !needed.roles.some((one) => within.get(role)?.has(one)),
  )
}

/** A definition with a permission, and a call it depends on. */
interface Need {
  readonly file: string
  readonly path: string
  readonly opener: string
  readonly permission: string | undefined
  readonly what: string
  readonly needed: string | undefined
}

function lintNeed({ file, path, opener, permission, what, needed }: Need, context: LintContext): Finding[] {
  if (permission === undefined || needed === undefined || permission === needed) return []
  const role = roleWithout(permission, needed, context)
  if (role === undefined) return []
  const sentence = `${opener} opens for '${permission}', and ${what} asks for '${needed}', which the role '${role}' does not hold: it would be refused. Let both ask for the same.`
  // A permission removed from a role, or added to a call, affects everything that needs it.
  return [caused(`needs ${needed}`, file, path, sentence)]
}

/**
 * Returns the calls that every user of a flow makes. A refused fact shows an error in its place and the flow
 * goes on.
 */
function needsOfFlow(flow: Flow, { library }: LintContext): Need[] {
  const file = `flows/${flow.id}.flow.json`
  const need = (path: string, call: string | undefined, permission: string | undefined): Need => ({
    file,
    path,
    opener: permission === flow.permission ? 'The flow' : 'This',
    permission,
    what: `the call '${call}'`,
    needed: library.calls[call ?? '']?.permission,
  })
  const { submit, permission } = flow
  // If each section has a permission of its own, every reader may open the flow.
  const isOfSections = flow.steps.some(({ next }) => next !== undefined && next.call === undefined)
  return [
    ...(isOfSections ? [] : [need('/submit/call', submit.call, permission)]),
    ...(submit.instead ?? []).map((one, at) => need(`/submit/instead/${at}/call`, one.call, permission)),
    ...flow.steps.flatMap(({ next, fieldsFrom, forEach, detour }, at) => [
      ...(next?.call === undefined
        ? []
        : [need(`/steps/${at}/next/call`, next.call, next.permission ?? permission)]),
      ...(detour ? [] : [need(`/steps/${at}/fieldsFrom/call`, fieldsFrom?.call, permission)]),
      ...(detour ? [] : [need(`/steps/${at}/forEach/call`, forEach?.call, permission)]),
    ]),
  ]
}

function needsOfShown(context: LintContext): Need[] {
  const { tables, details, calls, pages } = context.library
  return [
    ...Object.values(tables).flatMap(({ id, permission, rows, columns, rowActions = [] }): Need[] => {
      const file = `tables/${id}.table.json`
      return [
        {
          file,
          path: '/rows/call',
          opener: 'The table',
          permission,
          what: `the call '${rows.call}'`,
          needed: calls[rows.call]?.permission,
        },
        ...columns.flatMap(({ opens }, at): Need[] =>
          opens === undefined
            ? []
            : [
                {
                  file,
                  path: `/columns/${at}/opens`,
                  opener: 'The table',
                  permission,
                  what: `the page '${opens}' that this column opens`,
                  needed: pages[opens]?.permission,
                },
              ],
        ),
        ...rowActions.flatMap((action, at): Need[] =>
          'file' in action
            ? [
                {
                  file,
                  path: `/rowActions/${at}/call`,
                  opener: 'The table',
                  permission,
                  what: `the call '${action.call}'`,
                  needed: calls[action.call]?.permission,
                },
              ]
            : 'opens' in action && action.opens !== undefined
              ? [
                  {
                    file,
                    path: `/rowActions/${at}/permission`,
                    opener: 'The action',
                    permission: action.permission ?? permission,
                    what: `the page '${action.opens}'`,
                    needed: pages[action.opens]?.permission,
                  },
                ]
              : [],
        ),
      ]
    }),
    ...Object.values(details).flatMap(({ id, permission, record }): Need[] =>
      record === undefined
        ? []
        : [
            {
              file: `details/${id}.details.json`,
              path: '/record/call',
              opener: 'The page of details',
              permission,
              what: `the call '${record.call}'`,
              needed: calls[record.call]?.permission,
            },
          ],
    ),
    ...Object.values(pages).flatMap(({ id, permission, details: shown }): Need[] =>
      shown === undefined
        ? []
        : [
            {
              file: `pages/${id}.page.json`,
              path: '/permission',
              opener: 'The page',
              permission,
              what: `the details '${shown}'`,
              needed: details[shown]?.permission,
            },
          ],
    ),
    ...Object.values(pages).flatMap(({ id, permission, flow }): Need[] =>
      flow === undefined
        ? []
        : [
            {
              file: `pages/${id}.page.json`,
              path: '/permission',
              opener: 'The page',
              permission,
              what: `the flow '${flow}'`,
              needed: context.library.flows[flow]?.permission,
            },
          ],
    ),
  ]
}

const isBeside = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf('/')) === other.slice(0, other.lastIndexOf('/'))

/** Tells whether another finding explains the need: the page of another noun, or an odd permission. */
const isOdd = ({ file, path, permission, needed }: Need, context: LintContext): boolean =>
  lintNouns(context).some((other) => other.file === file && isBeside(other.path, path)) ||
  [...oddRights(context)].some(
    ([odd, { nearest }]) => odd === file || nearest === permission || nearest === needed,
  )

/**
 * Checks that a role that may open something may also make its calls. Skipped while the roles cannot be read.
 */
export const lintRightReach: Lint = (context) => {
  if (namesOf(context, 'roles') === undefined) return []
  return [
    ...Object.values(context.library.flows).flatMap((flow) => needsOfFlow(flow, context)),
    ...needsOfShown(context),
  ].flatMap((need) => (isOdd(need, context) ? [] : lintNeed(need, context)))
}
