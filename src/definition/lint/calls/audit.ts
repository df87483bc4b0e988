import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName } from '../context/findings.ts'
import { answerOf, globalRoots, look, type FactRoots } from '../context/roots.ts'

/** Option lists with the labels of the activity log. */
const LISTS = { action: 'activity-actions', object: 'activity-objects' } as const

const SOURCES = ['answer', 'request', 'params', 'query', 'session', 'record']

/** Lists the facts that an audit entry may read, by the first word of a path. */
function rootsOf({ id, request, query, path }: Call, context: LintContext): FactRoots {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, {}] as const)
  return new Map([
    ['answer', answerOf(context, id)],
    ['request', request === undefined ? { type: 'object' } : { $ref: `entities/${request}` }],
    ['query', query === undefined ? { type: 'object' } : { $ref: `entities/${query}` }],
    ['params', { type: 'object', properties: Object.fromEntries(parameters) }],
    ['session', globalRoots(context).get('session') ?? {}],
  ])
}

/** Checks that a path of an audit entry leads into the request, query, path or answer of its call. */
function lintPath(file: string, place: string, path: string, call: Call, context: LintContext): Finding[] {
  const [source = '', ...rest] = path.split('.')
  if (!SOURCES.includes(source) || rest.length === 0) {
    const sentence = `An entry reads from ${SOURCES.join(', ')}: write '${source}' with one of them before it and a dot.`
    return [error(file, place, sentence)]
  }
  if (source === 'record') return []
  if (source === 'answer' && call.bulk)
    return [
      error(
        file,
        place,
        `The answer of a call that says 'bulk' is not always made. Read '${path}' elsewhere.`,
      ),
    ]
  const found = look(rootsOf(call, context), path, context)
  return found.isResolved
    ? []
    : unknownName(file, place, `name in the ${source}`, rest.join('.'), found.names)
}

/** Checks that action and object have labels in the activity log, which would otherwise show bare codes. */
function lintWords(file: string, { audit = {} }: Call, { library, unread }: LintContext): Finding[] {
  return (['action', 'object'] as const).flatMap((word) => {
    const list = library.options[LISTS[word]]
    if (list === undefined || unread?.['options'] !== undefined) return []
    const values = list.options.map(({ value }) => value)
    return unknownName(file, `/audit/${word}`, `'${LISTS[word]}' option`, audit[word], values)
  })
}

/** An entry says what the call does: where the log has a word for that, it is not that of a neighbour. */
function lintAction(file: string, { id, audit = {} }: Call, { library }: LintContext): Finding[] {
  const { action = '' } = audit
  const own = `${action.slice(0, action.lastIndexOf('.') + 1)}${id.slice(id.lastIndexOf('.') + 1)}`
  const values = library.options[LISTS.action]?.options ?? []
  const isWord = (name: string) => values.some(({ value }) => value === name)
  if (own === action || !isWord(action) || !isWord(own)) return []
  const sentence = `The trail would say '${action}' of '${id}', and the log has the word '${own}'. Write '${own}'.`
  return [{ ...error(file, '/audit/action', sentence), nearest: own }]
}

/**
 * Checks that an audit entry has one of action, handler and unrecorded, and an object only with an action.
 */
function lintEntry(file: string, call: Call, context: LintContext): Finding[] {
  const { action, object, id, details = {}, handler, unrecorded } = call.audit ?? {}
  const named = Object.entries({ action, handler, unrecorded }).flatMap(([name, of]) =>
    of === undefined ? [] : [name],
  )
  if (named.length !== 1) {
    const sentence =
      named.length === 0
        ? "Say what the trail holds: the 'action' with its 'object', 'unrecorded' and why, or 'handler'."
        : `'${named.join("' and '")}' stand beside each other: the trail holds one of them. Keep one.`
    return [error(file, '/audit', sentence)]
  }
  if (action === undefined) {
    const extra = Object.entries({ object, id, details: call.audit?.details }).find(
      ([, of]) => of !== undefined,
    )
    const sentence = `Only an entry with an 'action' has '${extra?.[0]}'. Take it out.`
    return extra ? [error(file, `/audit/${extra[0]}`, sentence)] : []
  }
  if (object === undefined)
    return [error(file, '/audit', "The entry does not say what the action was done to: add 'object'.")]
  return [
    ...lintWords(file, call, context),
    ...lintAction(file, call, context),
    ...(id === undefined ? [] : lintPath(file, '/audit/id', id, call, context)),
    ...(typeof details === 'string'
      ? []
      : Object.entries(details).flatMap(([name, path]) =>
          lintPath(file, `/audit/details/${name}`, path, call, context),
        )),
  ]
}

/** Checks that every call that changes something has an audit entry whose names exist. */
export const lintAudit: Lint = inEach('calls', (context, call) => {
  const file = `calls/${call.id}.call.json`
  if (call.audit !== undefined) return lintEntry(file, call, context)
  if (call.method === 'GET') return []
  const sentence = `'${call.id}' may change something, and does not say what the trail holds of it: add 'audit'.`
  return [error(file, '', sentence)]
})
