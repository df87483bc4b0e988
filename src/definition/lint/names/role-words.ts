import type { Finding } from '../../finding.ts'
import { below } from '../ground/below.ts'
import type { Lint } from '../ground/context.ts'
import { error } from '../ground/findings.ts'

const FILE = 'roles.json'
type Access = 'read' | 'edit'

/** What the end of a role's name or label says that it may do. */
function accessIn(name: string): Access | undefined {
  if (/[.,] ?read$/i.test(name)) return 'read'
  return /[.,] ?(write|edit)$/i.test(name) ? 'edit' : undefined
}

/** What a role is said to be is what its name, its label and the roles it includes say. */
export const lintRoleWords: Lint = ({ library: { roles } }) => {
  const entries = Object.entries(roles)
  const labels = entries.map(([, { label }]) => label)
  // Of two administrators it is the one that stands for more roles.
  const administrators = entries
    .filter(([, { administrator }]) => administrator)
    .toSorted(([, one], [, other]) => (other.includes?.length ?? 0) - (one.includes?.length ?? 0))
    .map(([name]) => name)
  const alone = entries.flatMap(([name, { label, access }]): Finding[] => {
    const twin = entries[labels.indexOf(label)]?.[0] ?? name
    const said = accessIn(name)
    const labelled = accessIn(label)
    return [
      ...(said === undefined || said === access
        ? []
        : [
            error(
              FILE,
              below('/roles', name, 'access'),
              `'${name}' is called a role that may ${said}, and its access is '${access}': write '${said}', or give it another name.`,
            ),
          ]),
      // A name that disagrees is told there.
      ...(labelled === undefined || labelled === access || (said !== undefined && said !== access)
        ? []
        : [
            error(
              FILE,
              below('/roles', name, 'label'),
              `The label says '${labelled}', and the access of '${name}' is '${access}': let both say the same.`,
            ),
          ]),
      ...(twin === name || [access, roles[twin]?.access].some((one) => one !== (labelled ?? one))
        ? []
        : [
            error(
              FILE,
              below('/roles', name, 'label'),
              `'${twin}' is labelled '${label}' as well: nobody could tell which role is given. Give one another label.`,
            ),
          ]),
    ]
  })
  return [
    ...alone,
    ...administrators
      .slice(1)
      .map((name) =>
        error(
          FILE,
          below('/roles', name, 'administrator'),
          `'${administrators[0]}' is the administrator already: only one role is. Take the word out of one of them.`,
        ),
      ),
    ...(entries.length > 0 && administrators.length === 0
      ? [
          error(
            FILE,
            '/roles',
            `No role is the administrator, whom every organisation needs: say "administrator": true of one.`,
          ),
        ]
      : []),
  ]
}
