import type { Finding } from '../../finding.ts'
import type { Library } from '../../library.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Customers never hold what the provider's own people hold. */
function lintProvider({ roles }: Library): Finding[] {
  return Object.entries(roles).flatMap(([name, role]) =>
    role.provider
      ? []
      : (role.includes ?? []).flatMap((included, at): Finding[] => {
          const sentence = `'${included}' is a role of the provider’s own people, and '${name}' is given to customers: they would hold all it opens. Take it out.`
          return roles[included]?.provider
            ? [error('roles.json', `${below('/roles', name, 'includes')}/${at}`, sentence)]
            : []
        }),
  )
}

/** What no role of customers includes. */
export const lintRoleLines: Lint = ({ library }) => lintProvider(library)
