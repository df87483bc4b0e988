import type { Finding } from '../../../finding.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Library } from '../../../library.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { error, unknownName } from '../../context/findings.ts'
import { namesOf } from '../../context/names-of.ts'

const ROLES = 'roles.json'

const valuesOf = ({ library }: LintContext, list: string): readonly string[] | undefined =>
  library.options[list]?.options.map(({ value }) => value)

/** Checks that roles of customers include no roles of the provider. */
function lintProvider({ roles }: Library): Finding[] {
  return Object.entries(roles).flatMap(([name, role]) =>
    role.provider
      ? []
      : (role.includes ?? []).flatMap((included, at): Finding[] => {
          const sentence = `'${included}' is a role of the provider’s own people, and '${name}' is given to customers. They would hold all it opens. Take it out.`
          return roles[included]?.provider
            ? [error('roles.json', `${below('/roles', name, 'includes')}/${at}`, sentence)]
            : []
        }),
  )
}

/** Checks that a page or its permission has a sentence for people who are refused. */
function lintRefusals({ pages, permissions }: Library): Finding[] {
  return Object.values(permissions).flatMap(({ id, roles, refusal }) => {
    if (refusal !== undefined || roles.includes('signed-in')) return []
    const silent = Object.values(pages).find((page) => page.permission === id && page.refusal === undefined)
    if (silent === undefined) return []
    const sentence = `Nobody reads why the page '${silent.id}' is closed to them. Say under 'refusal' what they do not have and whom to ask.`
    return [error(`permissions/${id}.permission.json`, '', sentence)]
  })
}

/** Checks that the names in roles and permissions exist, and that each page has a permission. */
export const lintRoles: Lint = (context) => {
  const { library } = context
  const areas = valuesOf(context, 'role-areas')
  const groups = valuesOf(context, 'role-groups')
  const templates = valuesOf(context, 'role-templates')
  const roles = Object.entries(library.roles).flatMap(([name, role]): Finding[] => {
    const at = (word: string) => below('/roles', name, word)
    return [
      ...unknownName(ROLES, at('area'), 'area', role.area, areas),
      ...unknownName(ROLES, at('group'), 'group', role.group, groups),
      ...(role.jobs ?? []).flatMap((job, index) =>
        unknownName(ROLES, `${at('jobs')}/${index}`, 'work', job, templates),
      ),
      ...unknownName(ROLES, at('most'), 'limit', role.most, namesOf(context, 'limits')),
    ]
  })
  const permissions = Object.values(library.permissions).flatMap(({ id, scopes = [], conflicts = [] }) => {
    const file = `permissions/${id}.permission.json`
    return [
      ...scopes.flatMap((scope, at) =>
        unknownName(file, `/scopes/${at}`, 'role', scope, namesOf(context, 'roles')),
      ),
      ...conflicts.flatMap((conflict, at) =>
        unknownName(
          file,
          `/conflicts/${at}/with`,
          'permission',
          conflict.with,
          namesOf(context, 'permissions'),
        ),
      ),
    ]
  })
  const open = Object.values(library.pages)
    .filter(({ permission }) => permission === undefined)
    .map(({ id }) =>
      error(
        `pages/${id}.page.json`,
        '',
        "Say which permission opens this page; 'self.read' is held by everybody who is signed in.",
      ),
    )
  return [...roles, ...lintProvider(library), ...permissions, ...open, ...lintRefusals(library)]
}
