import type { Finding } from '../../finding.ts'
import type { Library } from '../../library.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error, unknownName, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { roleWithout } from '../names/rights/right-reach.ts'
import { rolesIn } from '../names/rights/right-slips.ts'
import { parametersOf } from '../pages/page-over.ts'

type Notification = Library['notifications'][string]

const FILE = 'notifications.json'

/** Returns the pages that a notification may open, each with its place. */
const pagesOf = (path: string, { page, pageOf = {} }: Notification): [path: string, page: string][] => [
  ...(page === undefined ? [] : [[`${path}/page`, page] as [string, string]]),
  ...Object.entries(pageOf).map(([kind, other]): [string, string] => [below(path, 'pageOf', kind), other]),
]

/** Returns the permissions whose holders are notified, each with its place. */
const rightsOf = (path: string, { holders = [] }: Notification): [path: string, right: string][] =>
  holders.map((right, at) => [`${path}/holders/${at}`, right])

/** Checks that the persons, permissions and pages exist, and that the event fills the address of the page. */
function lintNames(event: string, one: Notification, context: LintContext): Finding[] {
  const path = below('/notifications', event)
  const { persons, addresses } = context.filled
  const kinds = context.library.options['review-kinds']?.options.map(({ value }) => value)
  const events = [
    ...new Set(
      Object.values(context.library.machines).flatMap(({ moves }) =>
        moves.flatMap((move) => move.event ?? []),
      ),
    ),
  ]
  const isInitiated = persons[event]?.includes('initiator')
  const filled = [...(addresses[event] ?? []), ...Object.keys(one.with ?? {})]
  return [
    ...(context.unread?.['machines'] === undefined
      ? unknownName(FILE, `${path}/on`, 'event of a move', one.on, events)
      : []),
    ...(one.on !== undefined && !isInitiated
      ? [
          error(
            FILE,
            `${path}/on`,
            `'${event}' is not about a payment, so that no move reports it. Leave it out.`,
          ),
        ]
      : []),
    ...[
      ...(one.people ?? []).map((name, at) => [`${path}/people/${at}`, name] as const),
      ...(one.except === undefined ? [] : [[`${path}/except`, one.except] as const]),
    ].flatMap(([at, name]) => unknownName(FILE, at, 'person of the event', name, persons[event] ?? [])),
    ...rightsOf(path, one).flatMap(([at, right]) =>
      unknownName(FILE, at, 'permission', right, namesOf(context, 'permissions')),
    ),
    ...pagesOf(path, one).flatMap(([at, page]) => {
      const unknown = unknownName(FILE, at, 'page', page, namesOf(context, 'pages'))
      const linked = context.library.pages[page]
      if (unknown.length > 0 || linked === undefined) return unknown
      const lacking = parametersOf(linked).find((name) => !filled.includes(name))
      if (lacking === undefined) return []
      const sentence = `The event does not fill {${lacking}} of the page '${page}', so that it would open nothing. Name a page that it fills.`
      return [error(FILE, at, sentence)]
    }),
    ...Object.keys(one.pageOf ?? {}).flatMap((kind) =>
      unknownName(FILE, below(path, 'pageOf', kind), 'kind of a review', kind, kinds).map(withoutFix),
    ),
  ]
}

/** Reports a notification that reaches nobody, or people who may not open its page. */
function lintReach(event: string, one: Notification, context: LintContext): Finding[] {
  const path = below('/notifications', event)
  const { permissions, pages, roles } = context.library
  const { people, holders, everyone, reserved } = one
  if ((reserved === undefined) === (people === undefined && holders === undefined && everyone === undefined))
    return [
      error(
        FILE,
        path,
        "Nobody is notified, or somebody is although it is 'reserved'. Name 'people', 'holders' or 'everyone', or else say why not under 'reserved'.",
      ),
    ]
  if (one.except !== undefined && one.except === people?.[0] && people.length === 1 && !holders && !everyone)
    return [error(FILE, `${path}/except`, `'${one.except}' is the only recipient. Leave one of the two out.`)]
  const isOfProvider = one.of === 'provider'
  const isThere = (role: string) => (roles[role]?.provider === true) === isOfProvider
  const within = rolesIn(context)
  return rightsOf(path, one).flatMap(([at, right]): Finding[] => {
    const own = permissions[right]
    if (own === undefined || Object.keys(roles).length === 0) return []
    const hasRight = (role: string) => own.roles.some((name) => within.get(role)?.has(name))
    if (![...within.keys()].some((role) => isThere(role) && hasRight(role))) {
      const whose = isOfProvider ? 'the provider' : 'a client'
      return [
        derived(
          FILE,
          at,
          `No role of ${whose} has the permission '${right}': nobody would be notified. Name another one.`,
          `permissions/${right}.permission.json`,
        ),
      ]
    }
    return pagesOf(path, one).flatMap(([, page]) => {
      const needed = pages[page]?.permission
      const role = needed === undefined ? undefined : roleWithout(right, needed, context, isThere)
      const sentence = `The role '${role}' has the permission '${right}' and may not open the page '${page}', which asks for '${needed}'. Notify people who may see it, or name another page.`
      const about = { kind: 'cause', name: `recipients of ${page}`, of: `pages/${page}.page.json` } as const
      return role === undefined ? [] : [{ ...error(FILE, at, sentence), about }]
    })
  })
}

/** Checks that each event of the program has recipients, that its mail opens the same page, and that no other has any. */
function lintEvents({ library, filled, unread }: LintContext): Finding[] {
  if (unread?.['notifications'] !== undefined) return []
  const events = Object.keys(filled.notifications)
  return [
    ...Object.keys(library.notifications).flatMap((event) =>
      unknownName(FILE, below('/notifications', event), 'event', event, events).map(withoutFix),
    ),
    ...events
      .filter((event) => library.notifications[event] === undefined)
      .map((event) =>
        error(FILE, '/notifications', `Nobody is notified of '${event}'. Name its recipients here.`),
      ),
    ...Object.values(library.mails).flatMap(({ id, event, link, always }): Finding[] => {
      const file = `mails/${id}.mail.json`
      const own = library.notifications[event]
      if (own === undefined)
        return filled.mails[event] === undefined || always
          ? []
          : [
              error(
                file,
                '',
                `Only the person themselves receives this mail, which is about their own access. Say "always": true.`,
              ),
            ]
      if (link.page === undefined || own.page === undefined || link.page === own.page) return []
      const sentence = `The mail opens the page '${link.page}', and its notification '${own.page}'. Name the same page.`
      return [{ ...derived(file, '/link/page', sentence), nearest: own.page }]
    }),
  ]
}

/**
 * Checks the recipients of each event: they exist, somebody is one of them, and they may open the page (TRU-926).
 */
export const lintNotifications: Lint = (context) => [
  ...lintEvents(context),
  ...Object.entries(context.library.notifications).flatMap(([event, one]) => [
    ...lintNames(event, one, context),
    ...lintReach(event, one, context),
  ]),
]
