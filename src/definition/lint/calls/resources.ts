import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName, withNearest } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { answerOf, look } from '../context/roots.ts'
import { namesSent } from './calls.ts'

/** Placeholders that the sentence of a limit may print: the maximum and the present count. */
const PRINTED = new Set(['most', 'count'])

/** Keys with a fault of their own. */
const REFUSING = ['limit', 'unique', 'versioned'] as const

function lintFault(
  file: string,
  call: Call,
  word: (typeof REFUSING)[number],
  context: LintContext,
): Finding[] {
  const fault = call[word]?.fault
  if (fault === undefined) return []
  const path = `/${word}/fault`
  const unknown = unknownName(file, path, 'fault', fault, namesOf(context, 'faults'))
  const { faults = [] } = call
  if (unknown.length > 0 || faults.includes(fault)) return unknown
  const sentence = `It refuses with '${fault}', which 'faults' does not list: add it there.`
  return [withNearest(error(file, path, sentence), fault, faults)]
}

/** Checks that a limit counts records and that its fault prints only placeholders of a limit. */
function lintLimit(file: string, { limit, pageSize }: Call, { library, unread }: LintContext): Finding[] {
  const existing = unread?.['limits'] === undefined ? Object.keys(library.limits) : undefined
  const named = [
    ['/limit/most', limit?.most],
    ['/pageSize', pageSize],
  ] as const
  const says = library.faults[limit?.fault ?? '']?.says ?? ''
  const strange = [...says.matchAll(/\{+(\w+)\}+/g)]
    .map(([, name = '']) => name)
    .find((name) => !PRINTED.has(name))
  return [
    ...named.flatMap(([path, name]) => {
      const { unit, is } = library.limits[name ?? ''] ?? {}
      const most = library.limits['pageSizeMax']?.is
      if (path === '/pageSize' && unit === 'entries' && Number(is) > Number(most)) {
        const sentence = `'${name}' is ${is} rows, and a page holds ${most} at the most, as 'pageSizeMax' says. Name a smaller limit, such as pageSize.`
        // A limit that is too large has its own finding where tables name it.
        return name === 'pageSize' ? [] : [error(file, path, sentence)]
      }
      if (unit === undefined || unit === 'entries') return unknownName(file, path, 'limit', name, existing)
      return [
        error(file, path, `'${name}' counts ${unit}; here entries are counted. Name a limit of entries.`),
      ]
    }),
    ...(strange === undefined
      ? []
      : [
          error(
            file,
            '/limit/fault',
            `'${limit?.fault}' prints {${strange}}; a limit only knows {most}. Write {most}.`,
          ),
        ]),
  ]
}

/** Checks that the names of a uniqueness rule and the version are properties of the request. */
function lintSent(file: string, call: Call, context: LintContext): Finding[] {
  const { unique, versioned } = call
  const places = [
    ['/unique/field', unique?.field],
    ...(unique?.within ?? []).map((name, at) => [`/unique/within/${at}`, name] as const),
    ['/versioned', versioned && 'version'],
  ] as const
  const sent = call.request === undefined ? [] : namesSent(call, context)
  return places.flatMap(([path, name]) => unknownName(file, path, 'name in what is sent', name, sent))
}

/** Checks that a paged call takes the number and size of a page and answers with them. */
function lintPage(file: string, call: Call, context: LintContext): Finding[] {
  if (call.pageSize === undefined) return []
  const query = new Map([['query', call.query === undefined ? {} : { $ref: `entities/${call.query}` }]])
  const absent = ['page', 'size'].find((name) => !look(query, `query.${name}`, context).isResolved)
  const answer = new Map([['answer', answerOf(context, call.id)]])
  if (absent !== undefined)
    return [
      error(
        file,
        '/pageSize',
        `Its query takes no '${absent}', so nobody asks for another page. Add it to the query.`,
      ),
    ]
  return look(answer, 'answer.page', context).isResolved
    ? []
    : [
        error(
          file,
          '/pageSize',
          "Its answer says no 'page', so nobody knows that there is another one. Add it to the answer.",
        ),
      ]
}

/** Checks the limit, uniqueness, version and paging of the records that a call creates, changes or lists. */
export const lintResources: Lint = inEach('calls', (context, call) => {
  const file = `calls/${call.id}.call.json`
  return [
    ...REFUSING.flatMap((word) => lintFault(file, call, word, context)),
    ...lintLimit(file, call, context),
    ...lintSent(file, call, context),
    ...lintPage(file, call, context),
  ]
})
