import { entriesOf, partsOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import type { Library } from '../../library.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error, unknownName, withNearest } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { memoizeFor } from '../context/cache.ts'
import { answerOf, look } from '../context/roots.ts'

/** Returns the names in the body of a call; undefined if its schema is missing. */
export function namesSent({ request }: Call, { findSchema }: LintContext): readonly string[] | undefined {
  const schema = request === undefined ? undefined : findSchema(`entities/${request}`)
  return schema && partsOf(schema, findSchema).flatMap((part) => Object.keys(part.properties ?? {}))
}

/** Checks that the faults of a call exist, are unique, and include those that its checks refuse with. */
function lintFaults(
  file: string,
  { faults = [], checks = [] }: Call,
  existing: readonly string[] | undefined,
): Finding[] {
  const listed = faults.flatMap((fault, at) =>
    faults.indexOf(fault) === at
      ? unknownName(file, `/faults/${at}`, 'fault', fault, existing)
      : [error(file, `/faults/${at}`, `'${fault}' stands twice. Keep one.`)],
  )
  const refused = checks.flatMap(({ fault }, at) => {
    const path = `/checks/${at}/fault`
    const unknown = unknownName(file, path, 'fault', fault, existing)
    return unknown.length > 0 || faults.includes(fault)
      ? unknown
      : [
          withNearest(
            error(file, path, `It refuses with '${fault}', which 'faults' does not list: add it there.`),
            fault,
            faults,
          ),
        ]
  })
  return [...listed, ...refused]
}

/** Checks that a call lists the faults of its subtask and of the control over it. */
function lintAround(file: string, { id, subtask, faults = [] }: Call, { controls }: Library): Finding[] {
  const control = Object.values(controls).find(
    ({ calls, open = {} }) => calls.includes(id) && !Object.hasOwn(open, id),
  )
  const around = [
    ...(subtask === undefined ? [] : [[`the subtask '${subtask}'`, 'onboarding-over'] as const]),
    ...(subtask === undefined ? [] : [[`the subtask '${subtask}'`, 'onboarding-closed'] as const]),
    ...(control ? [[`the control '${control.id}'`, 'control-change-waits'] as const] : []),
  ]
  return around.flatMap(([what, fault]) =>
    faults.includes(fault)
      ? []
      : [
          error(
            file,
            '/faults',
            `It is refused with '${fault}' by ${what}, and 'faults' does not list it: add it there.`,
          ),
        ],
  )
}

/** Collects the parameters in the paths of all calls, with the path before each and its number of uses. */
const parametersIn = memoizeFor((calls: Library['calls']) => {
  const places = Object.values(calls).flatMap(({ id, path }) =>
    [...path.matchAll(/\{([^}]+)\}/g)].map(({ 1: name = '', index }) => ({
      id,
      name,
      before: path.slice(0, index).replaceAll(/\{[^}]+\}/g, '{}'),
    })),
  )
  return { places, named: Map.groupBy(places, ({ name }) => name) }
})

/** Checks that a path parameter has the name that other calls use in the same position. */
function lintParameters(file: string, { id }: Call, { calls }: Library): Finding[] {
  const { places, named } = parametersIn(calls)
  return places.flatMap((own) => {
    if (own.id !== id || named.get(own.name)!.length > 1) return []
    const beside = places.find(({ before, name }) => before === own.before && name !== own.name)
    if (beside === undefined || named.get(beside.name)!.length < 2) return []
    const sentence = `No other call says '${own.name}': '${beside.id}' has {${beside.name}} at the same place, and the caller gives that. Write {${beside.name}}.`
    return [{ ...error(file, '/path', sentence), nearest: beside.name }]
  })
}

/**
 * Checks that searched names are properties of the rows. A paged list is searched by its handler, before it
 * cuts pages.
 */
function lintSearched(file: string, call: Call, context: LintContext): Finding[] {
  const { searched = [], id } = call
  const answer = new Map([['answer', answerOf(context, id)]])
  const row = entriesOf(look(answer, 'answer.content', context))
  const isPaged = look(answer, 'answer.page', context).isResolved
  return [
    ...searched.flatMap((path, at) =>
      !look(new Map([['row', row]]), `row.${path}`, context).isResolved
        ? [
            error(
              file,
              `/searched/${at}`,
              `No row of the answer has '${path}'. Write where a row has what is looked in.`,
            ),
          ]
        : [],
    ),
    ...(searched.length > 0 && isPaged
      ? [
          error(
            file,
            '/searched',
            'Its answer is one page: only the rows of that page would be searched. Take it out.',
          ),
        ]
      : []),
  ]
}

/** Checks that a deprecated call ends at least a year after its announcement. */
function lintDeprecated(file: string, { deprecated, id }: Call): Finding[] {
  if (!deprecated) return []
  const { since, sunset, instead } = deprecated
  const [year = '', ...day] = since.split('-')
  const soonest = [Number(year) + 1, ...day].join('-')
  return [
    ...(sunset !== undefined && sunset < soonest
      ? [
          error(
            file,
            '/deprecated/sunset',
            `Programs have a year to change: say ${soonest} or later, or leave it out.`,
          ),
        ]
      : []),
    ...(instead === id
      ? [error(file, '/deprecated/instead', 'It names itself. Name the call that programs use from now on.')]
      : []),
  ]
}

/**
 * Checks permissions, entities and faults of calls, duplicate addresses, and bodies of methods without one.
 */
export const lintCalls: Lint = (context) => {
  const { library, schemaNames } = context
  const permissions = namesOf(context, 'permissions')
  const faults = namesOf(context, 'faults')
  const entities = schemaNames
    .filter((name) => name.startsWith('entities/'))
    .map((name) => name.slice('entities/'.length))
  const seen = new Map<string, string>()
  return Object.values(library.calls).flatMap((call): Finding[] => {
    const file = `calls/${call.id}.call.json`
    const address = `${call.method} ${call.path.replace(/\{[^}]+\}/g, '{}')}`
    const other = seen.get(address)
    seen.set(address, other ?? call.id)
    // If the address ends in the verb of one of the two calls, the other one is the copy.
    const endsAsNamed = (id: string) => address.endsWith(`/${id.split('.').at(-1)}`)
    const isOtherCopied = other !== undefined && endsAsNamed(call.id) && !endsAsNamed(other)
    const [copied, own] = isOtherCopied ? [other, call.id] : [call.id, other]
    return [
      ...unknownName(file, '/permission', 'permission', call.permission, permissions),
      ...(['query', 'request', 'answer'] as const).flatMap((word) =>
        unknownName(file, `/${word}`, 'entity', call[word], entities),
      ),
      ...lintParameters(file, call, library),
      ...lintSearched(file, call, context),
      ...lintFaults(file, call, faults),
      ...lintAround(file, call, library),
      ...lintDeprecated(file, call),
      ...(call.checks ?? []).flatMap((check, at) =>
        unknownName(file, `/checks/${at}/at`, 'name in what is sent', check.at, namesSent(call, context)),
      ),
      ...(call.method === 'GET' && /\.(create|update|delete|remove|approve|reject|cancel|save)$/.test(call.id)
        ? [
            error(
              file,
              '/method',
              `'${call.id}' changes something, and GET only reads: write POST, PUT, PATCH or DELETE.`,
            ),
          ]
        : []),
      ...(other === undefined
        ? []
        : [
            derived(
              `calls/${copied}.call.json`,
              '/path',
              `The call '${own}' already stands at ${call.method} ${call.path}. Give one of them another path.`,
            ),
          ]),
      ...(call.method === 'GET' && call.request !== undefined
        ? [
            derived(
              file,
              '/request',
              "A GET carries no body; what it asks with is a query. Write it under 'query'.",
            ),
          ]
        : []),
    ]
  })
}
