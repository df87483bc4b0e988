import type { Finding } from '../../../finding.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { caused, derived, error } from '../../context/findings.ts'
import { memoizePerContext } from '../../context/cache.ts'
import { copiesIn, namesItself } from '../../words/copies.ts'
import { tablesOf } from '../../pages/page-roots.ts'

interface Asking {
  readonly file: string
  readonly called: string
  readonly permission: string
  /** Whether many may read it, and fewer change a part of it. */
  readonly isOfSections?: boolean
}

type Pair = readonly [opener: Asking, opened: Asking]

const familyOf = (permission: string): string => permission.slice(0, permission.lastIndexOf('.'))

/** Returns each opener with the definition it opens; both have a permission. */
function pairsIn({ library }: LintContext): readonly Pair[] {
  const { pages, tables, details, flows, calls } = library
  const asking = (
    folder: string,
    noun: string,
    called: string,
    one: { id: string; permission?: string } | undefined,
  ): Asking | undefined =>
    one?.permission === undefined
      ? undefined
      : {
          file: `${folder}/${one.id}.${noun}.json`,
          called: `${called} '${one.id}'`,
          permission: one.permission,
        }
  const call = (name: string | undefined) => asking('calls', 'call', 'the call', calls[name ?? ''])
  // A missing call has its own finding at the list.
  const table = (name: string | undefined) =>
    calls[tables[name ?? '']?.rows.call ?? ''] && asking('tables', 'table', 'the table', tables[name ?? ''])
  const shown = (name: string | undefined) => asking('details', 'details', 'the details', details[name ?? ''])
  const flow = (name: string | undefined) => asking('flows', 'flow', 'the flow', flows[name ?? ''])
  const pairs: (readonly [Asking | undefined, Asking | undefined])[] = [
    ...Object.values(pages).flatMap((page) => {
      const own = asking('pages', 'page', 'the page', page)
      return [
        ...tablesOf(page).map((name) => [own, table(name)] as const),
        [own, shown(page.details)] as const,
        [own, flow(page.flow)] as const,
      ]
    }),
    ...Object.values(tables).map(({ id, rows }) => [table(id), call(rows.call)] as const),
    ...Object.values(details).map(({ id, record }) => [shown(id), call(record?.call)] as const),
    ...Object.values(flows).map(({ id, submit, layout }) => {
      const own = flow(id)
      return [own && { ...own, isOfSections: layout === 'sections' }, call(submit.call)] as const
    }),
  ]
  return pairs.filter((pair): pair is Pair => pair[0] !== undefined && pair[1] !== undefined)
}

/**
 * Tells whether two permissions agree: they are equal, or reading opens a flow and writing sends a section of
 * it.
 */
const isApart = ([opener, opened]: Pair): boolean =>
  opener.permission === opened.permission ||
  (opener.isOfSections === true &&
    familyOf(opener.permission) === familyOf(opened.permission) &&
    opener.permission.endsWith('.read') &&
    opened.permission.endsWith('.write'))

/**
 * Tells whether the other calls of the noun use the permission family of `other`, and none uses that of this
 * call.
 */
function isOddCall({ file, permission }: Asking, other: Asking, { library }: LintContext): boolean {
  const noun = /^calls\/(\w+)\./.exec(file)?.[1]
  if (noun === undefined) return false
  const beside = Object.values(library.calls).filter(
    ({ id }) => id.startsWith(`${noun}.`) && file !== `calls/${id}.call.json`,
  )
  const has = (family: string) => beside.some((one) => familyOf(one.permission) === family)
  return has(familyOf(other.permission)) && !has(familyOf(permission))
}

/** Returns the one of two that disagrees with everything else, if the other one has agreement. */
function oddOf(pair: Pair, pairs: readonly Pair[]): readonly [odd: Asking, other: Asking] | undefined {
  const agreeing = ({ file }: Asking) =>
    pairs.filter((one) => one !== pair && one.some((end) => end.file === file) && isApart(one)).length
  const differing = ({ file }: Asking) =>
    pairs.filter((one) => one.some((end) => end.file === file) && !isApart(one)).length
  const [first, second] = pair.map(agreeing) as [number, number]
  const [most, least] = pair.map(differing) as [number, number]
  if (first === 0 && second === 0 && most !== least)
    return most > least ? [pair[0], pair[1]] : [pair[1], pair[0]]
  if (first === second || (first > 0 && second > 0)) return undefined
  return first === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]]
}

const isOfPage = ([{ file }, { file: other }]: Pair): boolean =>
  file.startsWith('pages/') && other.startsWith('tables/')

/** Reports, by file, the definition whose permission differs from those it opens or is opened by. */
export const oddRights = memoizePerContext((context): ReadonlyMap<string, Finding> => {
  const pairs = pairsIn(context)
  const { permissions } = context.library
  const isRecognized = ({ permission }: Asking) => Object.hasOwn(permissions, permission)
  return new Map(
    pairs
      // A page with tabs is open to more people than each of its lists.
      .filter((pair) => !isApart(pair) && !isOfPage(pair) && pair.every(isRecognized))
      .flatMap((pair) => {
        const odd = oddOf(pair, pairs)
        if (odd === undefined) return []
        const [opener, opened] = pair
        return isOddCall(opened, opener, context) ? [[opened, opener] as const] : [odd]
      })
      .map(([odd, other]) => {
        const sentence = `This asks for '${odd.permission}', and ${other.called} and what belongs to it for '${other.permission}'. A person with one of them would be refused halfway. Let all ask for the same.`
        return [odd.file, { ...error(odd.file, '/permission', sentence), nearest: other.permission }]
      }),
  )
})

const changes = new Set(['PUT', 'PATCH', 'DELETE'])

/** Checks that a call with a '.read' permission changes nothing, except a person's own settings. */
function lintVerbs({ library }: LintContext): Finding[] {
  return Object.values(library.calls).flatMap(({ id, method, idempotent, permission }) => {
    if (permission === undefined || !permission.endsWith('.read') || permission.startsWith('self.')) return []
    if (!changes.has(method) && idempotent !== true) return []
    const own = `${familyOf(permission)}.write`
    const sentence = `'${id}' changes something, and whoever may only read could make it: '${permission}' is for reading. Ask for a permission to change.`
    return [
      {
        ...error(`calls/${id}.call.json`, '/permission', sentence),
        ...(Object.hasOwn(library.permissions, own) ? { nearest: own } : {}),
      },
    ]
  })
}

/** Checks that a call has the permission family that all other calls of its noun have. */
function lintFamilies({ library }: LintContext): Finding[] {
  const calls = Object.values(library.calls)
  return calls.flatMap(({ id, permission }) => {
    const noun = id.slice(0, id.indexOf('.'))
    const own = Object.keys(library.permissions).filter((name) => familyOf(name) === noun)
    const isOwn = (name: string) => name.startsWith(`${noun}.`)
    if (own.length === 0 || isOwn(permission) || permission.startsWith('self.')) return []
    const others = calls.filter((one) => one.id !== id && one.id.startsWith(`${noun}.`))
    if (others.length < 2 || !others.every((one) => isOwn(one.permission))) return []
    const sentence = `The other calls of '${noun}' ask for permissions of '${noun}', and this for '${permission}'. Name one of ${own.join(', ')}.`
    return [caused(`permission of ${id}`, `calls/${id}.call.json`, '/permission', sentence)]
  })
}

/** Reports actions offered with a '.read' permission that lead to a page with '.write'. */
function lintOffered({ library }: LintContext): Finding[] {
  return Object.values(library.tables).flatMap(({ id, permission, rowActions = [] }) =>
    rowActions.flatMap((action, at) => {
      const page = 'opens' in action ? library.pages[action.opens ?? ''] : undefined
      const own = ('permission' in action ? action.permission : undefined) ?? permission
      if (page === undefined || !own.endsWith('.read') || page.permission !== `${familyOf(own)}.write`)
        return []
      const sentence = `The page '${page.id}' asks for '${page.permission}', and this is offered for '${own}'. Let both ask for the same.`
      return [
        {
          ...derived(
            `tables/${id}.table.json`,
            `/rowActions/${at}/permission`,
            sentence,
            `pages/${page.id}.page.json`,
          ),
          nearest: page.permission,
        },
      ]
    }),
  )
}

/** Checks that a role for reading has no permission to change. */
function lintReaders({ library }: LintContext): Finding[] {
  return Object.values(library.permissions).flatMap(({ id, roles }) =>
    id.endsWith('.write')
      ? roles.flatMap((role, at) => {
          // A role named as a writing one has its own finding in roles.json.
          if (role === 'signed-in' || role.endsWith('.write') || library.roles[role]?.access !== 'read')
            return []
          const meant = role.replace(/\.read$/, '.write')
          const nearest = meant !== role && library.roles[meant] ? { nearest: meant } : {}
          const sentence = `The role '${role}' only reads, and '${id}' changes something. Name a role that edits.`
          // Of a permission whose roles were exchanged all are wrong by one change.
          return [
            {
              ...caused(`readers of ${id}`, `permissions/${id}.permission.json`, `/roles/${at}`, sentence),
              ...nearest,
            },
          ]
        })
      : [],
  )
}

/** Reports a refusal that permissions of different families share. */
function lintSentences({ library }: LintContext): Finding[] {
  const all = Object.values(library.permissions)
  return (['refusal'] as const).flatMap((word) =>
    [...Map.groupBy(all, (one) => one[word])].flatMap(([text, alike]) => {
      const families = Map.groupBy(alike, ({ id }) => familyOf(id))
      if (text === undefined || families.size < 2) return []
      const counts = [...families].toSorted(
        ([family, one], [other, those]) =>
          namesItself(other, text) - namesItself(family, text) || those.length - one.length,
      )
      const owner = counts[0]?.[0] ?? ''
      return counts
        .slice(1)
        .flatMap(([, copies]) =>
          copies.map(({ id }) =>
            error(
              `permissions/${id}.permission.json`,
              `/${word}`,
              `This is what '${owner}' says as well: nobody could tell which of the two is missing. Say what '${id}' is for.`,
            ),
          ),
        )
    }),
  )
}

/** How the sentence of a permission to read begins. */
const READS = /^(?:See|Read|Download)\b/

/** Checks that a permission to change does not say that it only reads, nor the other way round. */
const lintReading = ({ library }: LintContext): Finding[] =>
  Object.values(library.permissions).flatMap(({ id, says }): Finding[] => {
    const isReading = READS.test(says)
    const verb = says.split(' ')[0]!
    if (id.endsWith('.write') && isReading)
      return [
        error(
          `permissions/${id}.permission.json`,
          '/says',
          `'${id}' changes something, and ‘${verb}’ says that it only reads. Say what it changes.`,
        ),
      ]
    const isChanging = /^(?:Add|Change|Create|Remove|Delete|Start|Move|Fill|Upload)\b/.test(says)
    return id.endsWith('.read') && isChanging
      ? [
          derived(
            `permissions/${id}.permission.json`,
            '/says',
            `'${id}' only reads, and ‘${verb}’ says that it changes something. Say what people see by it.`,
          ),
        ]
      : []
  })

/** Checks that every permission has a description of its own. */
const lintSays = ({ library }: LintContext): Finding[] =>
  copiesIn(
    Object.values(library.permissions).map(({ id, says }) => ({
      file: `permissions/${id}.permission.json`,
      path: '/says',
      name: id,
      text: says,
      // Reading is seeing, and anything else changes something.
      about: id.endsWith('.read') === READS.test(says) ? says : '',
    })),
  ).map(([{ file, path, name }, own]) =>
    error(file, path, `This is what '${own.name}' is for. Say what '${name}' is for.`),
  )

/** Checks that definitions that open each other need the same permission, and that readers change nothing. */
export const lintRightOdd: Lint = (context) => [
  ...oddRights(context).values(),
  ...lintVerbs(context).filter(({ file }) => !oddRights(context).has(file)),
  ...lintFamilies(context).filter(({ file }) => !oddRights(context).has(file)),
  ...lintOffered(context),
  ...lintReaders(context),
  ...lintSentences(context),
  ...lintSays(context),
  ...lintReading(context),
]
