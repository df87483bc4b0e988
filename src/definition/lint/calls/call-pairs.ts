import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import type { Library } from '../../library.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { isSlip } from '../../spelling/nearest-name.ts'
import { memoizePerContext } from '../context/cache.ts'
import { caused, error, repeated } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { findCrossed, sayCrossed } from '../names/crossed-names.ts'

const nounOf = (id: string): string => id.slice(0, id.indexOf('.'))
const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Reports the line of two equal ones whose name differs from its source. */
function lintDetails(file: string, { audit = {} }: Call): Finding[] {
  const { details, id } = audit
  if (typeof details !== 'object') return []
  const lines = Object.entries(details)
  return lines.flatMap(([name, path], at): Finding[] => {
    const [first = name] = lines.find(([, other]) => other === path) ?? []
    if (path === id) {
      const sentence = `The trail would find what was done to by '${path}', which is '${name}' of it and no id. Read its id.`
      return [error(file, '/audit/id', sentence)]
    }
    if (lines.findIndex(([, other]) => other === path) === at) return []
    const [wrong, right] = lastOf(path) === name ? [first, name] : [name, first]
    const sentence = `'${path}' is recorded as '${right}' already: one of the two lines was copied. Read what '${wrong}' is.`
    return [error(file, `/audit/details/${wrong}`, sentence)]
  })
}

/** Verbs whose calls concern the same record within a noun. */
const VERB = /\.(create|update|delete|remove|rotate|enable|disable)$/

/** Number of neighbouring calls that shows what is usual. */
const ENOUGH = 2

/** Returns the one value that all neighbouring calls share, if there are enough of them. */
function unanimous(values: readonly (string | undefined)[]): string | undefined {
  const stated = values.filter((one) => one !== undefined)
  return stated.length >= ENOUGH && new Set(stated).size === 1 ? stated[0] : undefined
}

/** Checks that the audit object is the one that neighbouring calls name. */
function lintObject(
  file: string,
  { id, audit }: Call,
  { options }: Library,
  near: readonly Call[],
): Finding[] {
  if (audit?.object === undefined || !VERB.test(id)) return []
  const beside = near.filter((one) => one.id !== id && VERB.test(one.id))
  const usual = unanimous(beside.map((one) => one.audit?.object))
  // A word that the activity log lacks has its own finding.
  const isWord = options['activity-objects']?.options.some(({ value }) => value === audit.object)
  if (usual === undefined || usual === audit.object || isWord !== true) return []
  const sentence = `The trail would call this a '${audit.object}', and what the other calls of '${nounOf(id)}' are about a '${usual}'. Write '${usual}'.`
  return [{ ...error(file, '/audit/object', sentence), nearest: usual }]
}

/** Checks that one rule refuses with the same fault in every call. */
function lintFaults(file: string, { id, checks = [] }: Call, all: readonly Call[]): Finding[] {
  return checks.flatMap(({ must, fault }, at): Finding[] => {
    const others = all.flatMap((one) =>
      one.id === id ? [] : (one.checks ?? []).filter((check) => check.must === must),
    )
    const usual = unanimous(others.map((check) => check.fault))
    if (usual === undefined || usual === fault) return []
    const sentence = `Every other call refuses with '${usual}' where '${must}' is not yes, and people would read something else here. Write '${usual}'.`
    return [{ ...error(file, `/checks/${at}/fault`, sentence), nearest: usual }]
  })
}

/** Checks that a unique property is not its own scope, and that its fault is not that of a stale version. */
function lintUnique(file: string, { unique, versioned }: Call): Finding[] {
  if (unique === undefined) return []
  const within = (unique.within ?? []).flatMap((name, at) =>
    name === unique.field
      ? [
          error(
            file,
            `/unique/within/${at}`,
            `'${name}' is what shall be unique, and cannot be within itself: everything would be. Name what it is unique within.`,
          ),
        ]
      : [],
  )
  if (versioned === undefined || versioned.fault !== unique.fault || !unique.fault.endsWith('-changed'))
    return within
  const sentence = `'${unique.fault}' is what is said when somebody else was faster. Name the fault of a '${unique.field}' that is taken.`
  return [...within, error(file, '/unique/fault', sentence)]
}

/** Reports values that a call repeats. */
const lintTwice = inEach('calls', (_, call) => {
  const file = `calls/${call.id}.call.json`
  return [...lintDetails(file, call), ...lintUnique(file, call)]
})

/** Reports values in which a call differs from all its neighbours. */
const lintBeside: Lint = ({ library }) => {
  const calls = Object.values(library.calls)
  const ofNoun = Map.groupBy(calls, ({ id }) => nounOf(id))
  const checked = calls.filter(({ checks }) => checks !== undefined)
  return calls.flatMap((call) => {
    const file = `calls/${call.id}.call.json`
    return [
      ...lintObject(file, call, library, ofNoun.get(nounOf(call.id)) ?? []),
      ...lintFaults(file, call, checked),
    ]
  })
}

const beginningOf = (path: string): string => path.split('/')[1] ?? ''

/** How many calls have an address that begins so. */
const beginnings = memoizePerContext(({ library }) => {
  const counted = new Map<string, number>()
  for (const { path } of Object.values(library.calls))
    counted.set(beginningOf(path), (counted.get(beginningOf(path)) ?? 0) + 1)
  return counted
})

/** Finds an address that begins almost as those of other calls do: the server would know none of that name. */
function lintBeginning(file: string, { path }: Call, context: LintContext): Finding[] {
  const own = beginningOf(path)
  const all = beginnings(context)
  if (all.get(own) !== 1) return []
  const meant = [...all].find(([name, count]) => name !== own && count >= ENOUGH && isSlip(own, name))?.[0]
  if (meant === undefined) return []
  const sentence = `Every other address begins with '/${meant}', and this with '/${own}'. Write '/${meant}'.`
  return [error(file, '/path', sentence)]
}

/** The method that calls of a verb have. */
const methods: Readonly<Record<string, Call['method']>> = {
  create: 'POST',
  delete: 'DELETE',
  content: 'GET',
}

/** Finds a method that does not do what the call is called, and words that another method has. */
function lintMethod(file: string, { id, method, pending, whole }: Call): Finding[] {
  const verb = id.slice(id.lastIndexOf('.') + 1)
  const usual = methods[verb]
  // A call that changes something by a GET has a finding of its own.
  if (usual !== undefined && usual !== method && method !== 'GET') {
    const sentence = `A call that is called '${verb}' has the method ${usual}, and this has ${method}. Write "method": "${usual}".`
    return [repeated(file, '/method', sentence)]
  }
  if (method === 'GET' && pending === true)
    return [error(file, '/pending', "Reading waits for nobody: a GET makes nothing. Take 'pending' out.")]
  if (method !== 'GET' && whole === true)
    return [error(file, '/whole', "Only a GET answers a list page by page. Take 'whole' out.")]
  return []
}

/** Finds two lines of the trail that were exchanged: it would say the opposite of what was done. */
function lintTrail(file: string, { audit = {} }: Call): Finding[] {
  const { details } = audit
  if (typeof details !== 'object') return []
  const pairs = Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ path: below('/audit/details', name), name, value }] : [],
  )
  return findCrossed(pairs).map(([one, other]) =>
    caused(`trail of ${file}`, file, one.path, sayCrossed(one, other)),
  )
}

/** Finds addresses, methods and lines of the trail that exist and were not meant. */
const lintCallForms: Lint = inEach('calls', (context, call) => {
  const file = `calls/${call.id}.call.json`
  return [...lintBeginning(file, call, context), ...lintMethod(file, call), ...lintTrail(file, call)]
})

/** Reports values that a call repeats, and values in which it differs from its neighbours. */
export const lintCallPairs: Lint = together(lintTwice, lintBeside, lintCallForms)
