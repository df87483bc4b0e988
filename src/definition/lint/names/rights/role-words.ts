import type { Finding } from '../../../finding.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error } from '../../context/findings.ts'
import { rolesIn } from './right-slips.ts'

const FILE = 'roles.json'
type Access = 'read' | 'edit'
type Roles = LintContext['library']['roles']
type Within = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the access that the last word of a role's name or label promises. */
function accessIn(name: string): Access | undefined {
  if (/[.,] ?read$/i.test(name)) return 'read'
  return /[.,] ?(write|edit)$/i.test(name) ? 'edit' : undefined
}

/** The role for reading that one for editing should include and does not. */
export function readMissing(name: string, roles: Roles, within: Within): string | undefined {
  const twin = /^(.+)\.(?:write|edit)$/.exec(name)?.[1]
  const read = `${twin}.read`
  const isApart = twin !== undefined && roles[read] !== undefined && !within.get(name)?.has(read)
  return isApart && roles[name]?.access === 'edit' ? read : undefined
}

/** Checks that a role for editing includes the role of the same name for reading. */
function lintReads(roles: Roles, within: Within): Finding[] {
  return Object.keys(roles).flatMap((name) => {
    const read = readMissing(name, roles, within)
    const isMisspelt = (roles[name]?.includes ?? []).some(
      (other) => other === name || roles[other] === undefined,
    )
    if (read === undefined || isMisspelt) return []
    const sentence = `'${name}' may edit what '${read}' reads, and does not include it. A person with it alone could not see what they edit. Write "includes": ["${read}"].`
    // An included role of another area was copied.
    const [at = -1] = (roles[name]?.includes ?? []).flatMap((other, index) =>
      other.endsWith('.read') ? [index] : [],
    )
    if (at === -1 || roles[name]?.administrator) return [error(FILE, below('/roles', name), sentence)]
    const other = `'${name}' includes '${roles[name]!.includes![at]}' and not '${read}', which it edits: a person with it alone could not see what they edit. Name '${read}'.`
    return [{ ...error(FILE, below('/roles', name, 'includes', at), other), nearest: read }]
  })
}

const EVERYBODY = 'signed-in'

/**
 * Checks that the administrator has every role the organisation can assign, since nobody assigns a role they
 * lack.
 */
function lintGivable(roles: Roles, administrator: string | undefined, within: Within): Finding[] {
  const granted = within.get(administrator ?? '')
  // A misspelt role has its own finding.
  if (
    administrator === undefined ||
    granted === undefined ||
    [...granted].some((name) => roles[name] === undefined)
  )
    return []
  const path = below('/roles', administrator, 'includes')
  const apart = new Set(Object.keys(roles).flatMap((name) => readMissing(name, roles, within) ?? []))
  const open = Object.keys(roles).filter(
    (name) => name !== EVERYBODY && !roles[name]?.provider && !granted.has(name) && !apart.has(name),
  )
  // A role that includes others covers them, so only the outer one is reported.
  return open
    .filter((name) => !open.some((other) => other !== name && within.get(other)?.has(name)))
    .map((name) =>
      derived(
        FILE,
        path,
        `'${administrator}' does not include '${name}', and nobody gives a role that they do not hold: nobody could ever have it. Add it here.`,
      ),
    )
}

/** Checks that the name, label and included roles of a role agree. */
export const lintRoleWords: Lint = (context) => {
  const { roles } = context.library
  const entries = Object.entries(roles)
  const labels = entries.map(([, { label }]) => label)
  // Of two administrators, the one with more roles is right.
  const administrators = entries
    .filter(([, { administrator }]) => administrator)
    .toSorted(([, one], [, other]) => (other.includes?.length ?? 0) - (one.includes?.length ?? 0))
    .map(([name]) => name)
  const alone = entries.flatMap(([name, { label, access }]): Finding[] => {
    const twin = entries[labels.indexOf(label)]?.[0] ?? name
    const message = accessIn(name)
    const labelled = accessIn(label)
    return [
      ...(message === undefined || message === access
        ? []
        : [
            error(
              FILE,
              below('/roles', name, 'access'),
              `'${name}' is called a role that may ${message}, and its access is '${access}': write '${message}', or give it another name.`,
            ),
          ]),
      // A name that disagrees has its own finding.
      ...(labelled === undefined || labelled === access || (message !== undefined && message !== access)
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
    ...lintReads(roles, rolesIn(context)),
    ...lintGivable(roles, administrators.length === 1 ? administrators[0] : undefined, rolesIn(context)),
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
