import { partsOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import { memoizePerContext } from '../context/cache.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, repeated } from '../context/findings.ts'
import { lintTakenParameters } from '../details/taken-parameters.ts'
import { lintCallPairs } from './call-pairs.ts'

const verbOf = (id: string): string => id.slice(id.indexOf('.') + 1)
const nounOf = (id: string): string => id.slice(0, id.indexOf('.'))

/** Verbs that must not be recorded as one another. */
const verbs = new Set(['create', 'update', 'delete', 'remove', 'rotate', 'enable', 'disable'])

/** Checks that the audit action of a call has the verb of the call; another verb was copied. */
function lintAudit(file: string, { id, audit }: Call, { library }: LintContext): Finding[] {
  const action = audit?.action
  const [own, recorded] = [verbOf(id), verbOf(action ?? '')]
  if (action === undefined || own === recorded || !verbs.has(own) || !verbs.has(recorded)) return []
  const other = `${nounOf(id)}.${recorded}`
  if (library.calls[other] === undefined) return []
  const meant = `${nounOf(action)}.${own}`
  const sentence = `The trail would record '${action}', which '${other}' does, and this is '${id}'. Write '${meant}'.`
  return [{ ...error(file, '/audit/action', sentence), nearest: meant }]
}

/** Reading is done again as often as one likes: no key is needed, and none is looked for. */
const lintKey = (file: string, { method, idempotent }: Call): Finding[] =>
  method === 'GET' && idempotent === true
    ? [
        repeated(
          file,
          '/idempotent',
          "A GET changes nothing and may be made again without a key. Take 'idempotent' out, or write the method that changes something.",
        ),
      ]
    : []

/** Reports a call that reads one record, and answers the list of them. */
function lintOne(file: string, { id, answer, path }: Call, { library }: LintContext): Finding[] {
  const list = library.calls[`${nounOf(id)}.list`]
  const isOne = verbOf(id) === 'read' && /\{\w+\}$/.test(path)
  if (!isOne || list === undefined || list.answer !== answer || !answer.endsWith('-list')) return []
  const sentence = `'${id}' reads one, and '${answer}' is the answer of '${list.id}', which are many. Name the schema of one.`
  return [{ ...error(file, '/answer', sentence), nearest: answer.replace(/-list$/, '') }]
}

/** Checks that the 'empty' answer of a call has every property that its answer requires. */
function lintEmpty(file: string, { empty, answer }: Call, { findSchema }: LintContext): Finding[] {
  const schema = empty === undefined ? undefined : findSchema(`entities/${answer}`)
  if (schema === undefined || typeof empty !== 'object' || empty === null) return []
  const needed = partsOf(schema, findSchema).flatMap(({ required = [] }) => required)
  const lacking = [...new Set(needed)].filter((name) => !Object.hasOwn(empty, name))
  if (lacking.length === 0) return []
  const sentence = `An answer of '${answer}' always has ${lacking.map((name) => `'${name}'`).join(' and ')}, and this has none. Write what stands there when the list is empty.`
  return [error(file, '/empty', sentence)]
}

/** The entities that calls answer, by the noun of the call. */
const answersIn = memoizePerContext(
  ({ library }) => new Set(Object.values(library.calls).map(({ id, answer }) => `${nounOf(id)} ${answer}`)),
)

/** Checks that a call that creates a record takes a request without server-made properties such as the id. */
function lintRequest(file: string, call: Call, context: LintContext): Finding[] {
  const { id, request, method } = call
  const isAnswer = request !== undefined && answersIn(context).has(`${nounOf(id)} ${request}`)
  if (!isAnswer || method !== 'POST' || verbOf(id) !== 'create') return []
  const meant = `${request}-create`
  const sentence = `'${request}' is what the server answers, with what it gives it itself. Name what is sent to make one.`
  return [
    {
      ...repeated(file, '/request', sentence),
      ...(context.findSchema(`entities/${meant}`) === undefined ? {} : { nearest: meant }),
    },
  ]
}

/** Reports a fault that a call gives for two reasons, of which one has another name. */
function lintOneFault(file: string, { limit, unique }: Call): Finding[] {
  const reasons = Object.entries({ limit, unique }).flatMap(([word, one]) =>
    one === undefined ? [] : [{ word, fault: one.fault }],
  )
  return reasons.flatMap(({ word, fault }, at): Finding[] => {
    const first = reasons.findIndex((one) => one.fault === fault)
    if (first === at) return []
    const sentence = `'${fault}' is the fault under '${reasons[first]!.word}' already: people would read of another reason. Name the fault of '${word}'.`
    return [error(file, `/${word}/fault`, sentence)]
  })
}

/** Verbs that stand behind the name of what is sent. */
const SENT = ['create', 'update', 'save', 'change', 'remove', 'delete']

/** Reports a request made for another verb than that of the call, if there is one for its own. */
function lintSentVerb(file: string, { id, request = '' }: Call, { findSchema }: LintContext): Finding[] {
  const own = verbOf(id)
  const other = request.slice(request.lastIndexOf('-') + 1)
  const meant = `${request.slice(0, request.lastIndexOf('-'))}-${own}`
  if (!SENT.includes(own) || !SENT.includes(other) || own === other) return []
  if (findSchema(`entities/${meant}`) === undefined || findSchema(`entities/${request}`) === undefined)
    return []
  const sentence = `'${id}' takes '${request}', which is sent to ${other} one, and there is a '${meant}'. Write '${meant}'.`
  return [{ ...repeated(file, '/request', sentence), nearest: meant }]
}

/** Checks that an address is written as addresses of calls are: no query, no last slash, each name once. */
function lintPath(file: string, { path }: Call): Finding[] {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)
  const again = names.find((name, at) => names.indexOf(name) !== at)
  const part = path.split(/[/?]/).find((one) => /^[A-Z]/.test(one))
  const sentence = path.includes('?')
    ? `What stands behind '?' is no part of an address: the call would be found by nobody. Write it under 'query'.`
    : path.endsWith('/') || path.includes('//')
      ? 'A slash stands at the end, or two stand together. Take one of them out.'
      : again !== undefined
        ? `{${again}} stands twice in the address, and can be only one thing. Keep one of them.`
        : part !== undefined
          ? `'${part}' begins with a capital, and parts of an address begin small. Write '${part[0]!.toLowerCase()}${part.slice(1)}'.`
          : undefined
  return sentence === undefined ? [] : [repeated(file, '/path', sentence)]
}

/** Statuses by which programs know that a request was refused (RFC 9110 and those beside it). */
const statuses: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423,
  424, 425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504, 505, 507, 508, 511,
])

/** Names of statuses, and their numbers, which say nothing to people. */
const CODE = /\b(?:HTTP|[Ee]rror|[Ss]tatus)(?: code)?:? ?[45]\d\d\b/

/** Checks that a fault has a status that there is, and a sentence for people. */
const lintFaultWords: Lint = ({ library }) =>
  Object.entries(library.faults).flatMap(([name, { status, says }]): Finding[] => {
    const [code] = CODE.exec(says) ?? []
    return [
      ...(statuses.has(status)
        ? []
        : [
            error(
              'faults.json',
              below('/faults', name, 'status'),
              `${status} is no status of HTTP: programs would not know what it means. Write one such as 409 or 422.`,
            ),
          ]),
      ...(code === undefined
        ? []
        : [
            error(
              'faults.json',
              below('/faults', name, 'says'),
              `People would read ‘${code}’, which says nothing to them. Say what happened, and what to do.`,
            ),
          ]),
    ]
  })

/** Reports names in a call that exist but cannot be the intended ones. */
const lintSlips: Lint = inEach('calls', (context, call) => {
  const file = `calls/${call.id}.call.json`
  return [
    ...lintPath(file, call),
    ...lintAudit(file, call, context),
    ...lintKey(file, call),
    ...lintEmpty(file, call, context),
    ...lintOne(file, call, context),
    ...lintRequest(file, call, context),
    ...lintSentVerb(file, call, context),
    ...lintOneFault(file, call),
  ]
})

/** Reports names in calls that exist but cannot be the intended ones, and copies of neighbouring calls. */
export const lintCallSlips: Lint = together(lintSlips, lintTakenParameters, lintCallPairs, lintFaultWords)
