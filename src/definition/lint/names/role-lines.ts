import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, derived, error, repeated } from '../context/findings.ts'
import { rolesIn } from './rights/right-slips.ts'

const FILE = 'roles.json'
const EVERYBODY = 'signed-in'
/** Rights of a second person. */
const SECOND = /\.(authorize|decide)$/
/** Returns the name of a role without '.read' or '.write'. */
const stemOf = (name: string): string => name.replace(/\.(read|write)$/, '')

/** Checks that all roles of an area are in one group, where people look for them. */
function lintGroups({ library: { roles } }: LintContext): Finding[] {
  const byArea = Map.groupBy(Object.entries(roles), ([, { area }]) => area)
  return [...byArea].flatMap(([area, all]) => {
    const groups = Map.groupBy(all, ([, { group }]) => group)
    const [first, ...others] = [...groups].toSorted(([, a], [, b]) => b.length - a.length)
    if (first === undefined) return []
    const [usual, most] = first
    const odd = others.flatMap(([, some]) => some)
    return odd.flatMap(([name, { group }]): Finding[] => {
      const twin = most.find(([other]) => other !== name && stemOf(other) === stemOf(name))
      if (twin === undefined) return []
      const sentence = `'${twin[0]}' of the same area '${area}' stands under '${usual}', and '${name}' under '${group}': nobody would look for it there. Write '${usual}'.`
      return [{ ...error(FILE, below('/roles', name, 'group'), sentence), nearest: usual }]
    })
  })
}

/** Checks that the roles for reading and for editing one thing are listed in one area. */
function lintAreas({ library: { roles, options } }: LintContext): Finding[] {
  const areas = options['role-areas']?.options.map(({ value }) => value)
  const pairs = Map.groupBy(Object.entries(roles), ([name]) => stemOf(name))
  return [...pairs].flatMap(([stem, [one, other, ...more]]): Finding[] => {
    if (one === undefined || other === undefined || more.length > 0 || one[1].area === other[1].area)
      return []
    // An area that is none has its own finding.
    if ([one, other].some(([, { area }]) => areas?.includes(area) === false)) return []
    // The area that no other role has a name of was copied.
    const others = (area: string) =>
      Object.entries(roles).filter(([name, role]) => role.area === area && stemOf(name) !== stem).length
    const [right, wrong] = others(one[1].area) > others(other[1].area) ? [other, one] : [one, other]
    const sentence = `'${right[0]}' stands in the area '${right[1].area}', and '${wrong[0]}' of the same thing in '${wrong[1].area}': nobody would look for it there. Write '${right[1].area}'.`
    return [{ ...error(FILE, below('/roles', wrong[0], 'area'), sentence), nearest: right[1].area }]
  })
}

/** Checks that no job template combines two conflicting permissions. */
function lintJobs(context: LintContext): Finding[] {
  const { roles, permissions } = context.library
  const within = rolesIn(context)
  const giving = (job: string) =>
    Object.entries(roles).flatMap(([name, { jobs }], at) =>
      (jobs as readonly string[] | undefined)?.includes(job) ? [[name, at] as const] : [],
    )
  const holds = (role: string, permission: string) =>
    permissions[permission]?.roles.some((one) => one === role || within.get(role)?.has(one)) === true
  const jobs = new Set(Object.values(roles).flatMap(({ jobs: own = [] }) => own as readonly string[]))
  const pairs = Object.values(permissions).flatMap(({ id, conflicts = [] }) =>
    // A second person's decision needs another role. For other pairs, a warning appears where roles are
    // assigned.
    conflicts.flatMap((one) => (SECOND.test(one.with) || SECOND.test(id) ? [[id, one.with] as const] : [])),
  )
  return [...jobs].flatMap((job) => {
    const all = giving(job).map(([name]) => name)
    return pairs.flatMap(([one, other]): Finding[] => {
      const first = all.find((role) => holds(role, one))
      const second = all.find((role) => holds(role, other))
      if (first === undefined || second === undefined || first === second) return []
      // Of the two the one that others of its kind do not have was added.
      const odd = [second, first].find((role) => (roles[role]?.jobs ?? []).length > 1) ?? second
      const at = (roles[odd]?.jobs ?? []).findIndex((own) => own === job)
      const sentence = `People invited as '${job}' would get '${one}' and '${other}', which should not be in the same hands. Take '${job}' out here.`
      return [derived(FILE, below('/roles', odd, 'jobs', at), sentence, `permissions/${one}.permission.json`)]
    })
  })
}

/** Checks that a role for reading includes no role for changes. */
function lintReaders(context: LintContext): Finding[] {
  const { roles } = context.library
  const within = rolesIn(context)
  return Object.entries(roles).flatMap(([name, { access, includes = [] }]) =>
    access !== 'read'
      ? []
      : includes.flatMap((other, at) => {
          // A cycle of roles has its own finding.
          if (roles[other]?.access !== 'edit' || within.get(other)?.has(name) === true) return []
          const sentence = `'${name}' only reads, and '${other}' changes things: people who may look could change them. Take it out, or let the access be 'edit'.`
          return [repeated(FILE, below('/roles', name, 'includes', at), sentence)]
        }),
  )
}

/** Reports roles listed beside 'signed-in', since everybody has the permission already. */
const lintEverybody = ({ library: { permissions } }: LintContext): Finding[] =>
  Object.values(permissions).flatMap(({ id, roles }) =>
    !roles.includes(EVERYBODY) || roles.length < 2
      ? []
      : roles.flatMap((role, at) =>
          role === EVERYBODY
            ? []
            : [
                derived(
                  `permissions/${id}.permission.json`,
                  `/roles/${at}`,
                  `'${EVERYBODY}' is everybody, so that '${role}' adds nobody. Take one of both out.`,
                ),
              ],
        ),
  )

/**
 * Reports a permission that lacks the rule which all permissions of the same roles have; more people would
 * hold it.
 */
function lintConditions({ library: { permissions } }: LintContext): Finding[] {
  const all = Object.values(permissions)
  return all.flatMap(({ id, roles, when }): Finding[] => {
    const others = all.filter((one) => one.id !== id && one.roles.join() === roles.join())
    const [usual] = others.map((one) => one.when)
    if (when !== undefined || usual === undefined || others.length < ENOUGH) return []
    if (others.some((one) => one.when !== usual)) return []
    const sentence = `The other rights of '${roles.join("', '")}' are held while '${usual}' is yes, and this one always. Write "when": "${usual}".`
    return [{ ...repeated(`permissions/${id}.permission.json`, '', sentence), nearest: usual }]
  })
}

/** Number of equal cases that is no coincidence. */
const ENOUGH = 3

/** Checks that a permission of customers is not given to the provider alone. */
function lintProviders({ library: { permissions, roles } }: LintContext): Finding[] {
  return Object.values(permissions).flatMap((permission) =>
    permission.when !== undefined || !permission.roles.every((role) => roles[role]?.provider === true)
      ? []
      : [
          caused(
            `provider ${permission.id}`,
            `permissions/${permission.id}.permission.json`,
            '/roles/0',
            `'${permission.roles[0]}' is a role of the provider’s own people, and nobody else would hold '${permission.id}'. Name a role that customers have, or say under 'when' that it is of the provider.`,
          ),
        ],
  )
}

/** Fewest words of a refusal that names the missing right and a person to contact. */
const SHORTEST_REFUSAL = 5

const lintRefusals = ({ library: { permissions } }: LintContext): Finding[] =>
  Object.values(permissions).flatMap(({ id, refusal, conflicts = [] }) => {
    const file = `permissions/${id}.permission.json`
    const isShort =
      refusal !== undefined && !/[{}]/.test(refusal) && refusal.trim().split(/\s+/).length < SHORTEST_REFUSAL
    return [
      ...(isShort
        ? [
            derived(
              file,
              '/refusal',
              `People would read ‘${refusal}’ alone. Say what they may not do, and whom to ask.`,
            ),
          ]
        : []),
      ...conflicts.flatMap((one, at) => {
        const twin = Object.values(permissions).find(({ conflicts: own = [] }) =>
          own.some((other) => other !== one && (other.says === one.says || other.title === one.says)),
        )
        return twin === undefined
          ? []
          : [
              derived(
                file,
                `/conflicts/${at}/says`,
                `This is what a conflict of '${twin.id}' says. Say what one person could do who holds '${id}' and '${one.with}'.`,
              ),
            ]
      }),
    ]
  })

/** Reports two flags with the same label. */
function lintFlags({ library: { flags } }: LintContext): Finding[] {
  const all = Object.entries(flags)
  return all.flatMap(([name, { label }], at) => {
    const own = label.toLowerCase().replaceAll(/[^a-z]/g, '')
    const [twin] = all.find(([, other], index) => index !== at && other.label === label) ?? []
    const isOwn = (one: string) => own === one.toLowerCase()
    if (twin === undefined || isOwn(name) || (!isOwn(twin) && all.findIndex(([one]) => one === twin) > at))
      return []
    const sentence = `'${twin}' reads '${label}' as well: nobody could tell which is switched. Write another label.`
    return [error('flags.json', below('/flags', name, 'label'), sentence)]
  })
}

/**
 * Checks roles and settings as people choose them: grouped by area, without conflicts, with distinct labels.
 */
export const lintRoleLines: Lint = (context) => [
  ...lintGroups(context),
  ...lintAreas(context),
  ...lintJobs(context),
  ...lintReaders(context),
  ...lintEverybody(context),
  ...lintConditions(context),
  ...lintProviders(context),
  ...lintRefusals(context),
  ...lintFlags(context),
]
