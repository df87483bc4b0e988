import type { SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Cases } from '../../generated/cases.ts'
import { below } from '../context/nested-nodes.ts'
import { inEachNamed } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, missing, unknownName, withNearest, withoutFix } from '../context/findings.ts'
import { findLogicHome } from '../context/logic-homes.ts'
import { memoizeFor, memoizePerContext } from '../context/cache.ts'
import { namesOf } from '../context/names-of.ts'
import { controlRoots, globalRoots, type FactRoots } from '../context/roots.ts'
import { validationErrorsOf, type ValidationError } from './validation-errors.ts'

const singular: Readonly<Record<string, string>> = {
  details: 'details',
  flows: 'flow',
  machines: 'machine',
  pages: 'page',
  rules: 'rules',
  tables: 'table',
  tasks: 'task',
}

/** Returns the facts that the cases of a definition may set, or undefined if any fact is allowed. */
function rootsOf(folder: string, name: string, context: LintContext): FactRoots | undefined {
  if (folder === 'permissions' || folder === 'notices') return globalRoots(context)
  if (folder === 'notifications') return new Map([...globalRoots(context), ['persons', personsIn(context)]])
  const mail = folder === 'mails' ? context.library.mails[name] : undefined
  if (mail !== undefined) return printedRoots(context, mail.event)
  if (folder === 'calls') {
    const request = context.library.calls[name]?.request
    const sent = request === undefined ? {} : { $ref: `entities/${request}` }
    return new Map([...globalRoots(context), ['request', sent]])
  }
  const control = folder === 'controls' ? context.library.controls[name] : undefined
  if (control !== undefined) return controlRoots(context, control)
  const file = `${folder}/${name}.${singular[folder]}.json`
  const roots = findLogicHome(context, file)?.roots
  if (roots === undefined) return undefined
  const isGivenRecognized = roots.has('given') && (context.unread?.['pages'] ?? []).length === 0
  const given: FactRoots = isGivenRecognized ? new Map() : new Map([['given', {}]])
  const more = folder === 'flows' ? callsOf(name, context) : folder === 'tasks' ? [tasksOf(context)] : []
  return new Map([...roots, ...given, ...more])
}

/** Returns a list of the persons that some event names. */
const personsIn = ({ filled: { persons } }: LintContext): SchemaNode => ({
  type: 'array',
  items: { enum: [...new Set(Object.values(persons).flat())] },
})

/** Returns the names that an event hands its texts. */
const printedRoots = ({ filled: { notifications, mails } }: LintContext, event: string): FactRoots =>
  new Map([...(notifications[event] ?? []), ...(mails[event] ?? [])].map((name) => [name, {}]))

/** Lists the calls of a flow, whose answers a case may give under the id of the call. */
function callsOf(name: string, { library }: LintContext): readonly (readonly [string, object])[] {
  const flow = library.flows[name]
  const named = JSON.stringify(flow?.steps ?? []).matchAll(/"call":"([^"]+)"/g)
  return [...named].map(([, call]) => [call!, {}] as const)
}

/** The statuses of the other tasks, by their names. */
const tasksOf = ({ library }: LintContext): readonly [string, SchemaNode] => [
  'tasks',
  {
    type: 'object',
    properties: Object.fromEntries(Object.keys(library.tasks).map((name) => [name, { type: 'string' }])),
  },
]

/** Lists of names in the session, by path. */
const lists = [
  ['permissions', 'permission', 'permissions'],
  ['roles', 'role', 'roles'],
] as const

function lintSession(file: string, path: string, session: unknown, context: LintContext): Finding[] {
  const { organisation, ...own } = Object(session) as Record<string, unknown>
  const { products } = Object(organisation) as { products?: unknown }
  const existing = context.library.options['organisation-products']?.options.map(({ value }) => value)
  return [
    ...lists.flatMap(([word, noun, collection]) =>
      namesIn(own[word]).flatMap((name, at) =>
        unknownName(file, below(path, word, at), noun, name, namesOf(context, collection)),
      ),
    ),
    ...namesIn(products).flatMap((name, at) =>
      unknownName(file, below(path, 'organisation', 'products', at), 'product', name, existing),
    ),
  ]
}

/** Checks that a rule reads each setting in a case; settings are free names of the deployer. */
function lintSettings(file: string, path: string, configuration: unknown, context: LintContext): Finding[] {
  const { settings } = Object(configuration) as { settings?: unknown }
  const read = settingsRead(context)
  return Object.keys(Object(settings) as object).flatMap((name) =>
    unknownName(file, below(path, 'settings', name), 'setting', name, read).map(withoutFix),
  )
}

const settingsRead = memoizePerContext(({ library }): readonly string[] => {
  const { cases: _, ...definitions } = library
  const all = Object.values(definitions).flatMap((one) => Object.values<unknown>(one))
  return [...new Set(all.flatMap((one) => settingsIn(Object(one))))]
})

const settingsIn = memoizeFor((definition: object): readonly string[] => {
  const found = JSON.stringify(definition).matchAll(/\bconfiguration\.settings\.(\w+)/g)
  return [...found].map(([, name]) => name!)
})

const namesIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []

/** A name missing from a shared file is one cause for all cases that use it. */
function describeValidationError(
  file: string,
  fact: string,
  { path, sentence, name, names }: ValidationError,
): Finding {
  const noun = { limits: 'limit', flags: 'flag' }[fact]
  if (name === undefined || names === undefined) return error(file, path, sentence)
  const found = noun === undefined ? error(file, path, sentence) : missing(file, path, noun, name)
  return withoutFix(withNearest(found, name, names))
}

/** Reports limits that a case writes as texts in quotes, since no comparison can read them. */
const lintLimits = (file: string, at: string, limits: unknown, { library }: LintContext): Finding[] =>
  Object.entries(Object(limits) as object).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && typeof library.limits[name]?.is === 'number'
      ? [error(file, below(at, name), 'Write a number here, not a text in quotes.')]
      : [],
  )

function lintFactsOf(
  file: string,
  path: string,
  facts: Cases['facts'],
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  return Object.entries(facts ?? {}).flatMap(([name, value]): Finding[] => {
    const at = below(path, name)
    const schema = roots.get(name)
    if (schema === undefined) {
      const sentence = `Nothing here reads '${name}', so that the fact has no effect. Leave it out.`
      return [withoutFix(withNearest(error(file, at, sentence), name, roots.keys()))]
    }
    return [
      // A limit of a wrong type has its own finding.
      ...validationErrorsOf(value, schema, at, context.findSchema)
        .filter((validationError) => name !== 'limits' || validationError.name !== undefined)
        .map((validationError) => describeValidationError(file, name, validationError)),
      ...(name === 'limits' ? lintLimits(file, at, value, context) : []),
      ...(name === 'configuration' ? lintSettings(file, at, value, context) : []),
      ...(name === 'session' ? lintSession(file, at, value, context) : []),
    ]
  })
}

/** Reports a case with the same input as another one. */
function lintCopied(file: string, cases: Cases['cases']): Finding[] {
  const texts = cases.map((one) => JSON.stringify({ ...one, case: '' }))
  return texts.flatMap((text, at) => {
    const first = texts.indexOf(text)
    if (first === at) return []
    const sentence = `This is '${cases[first]?.case}' under another title. Write what it shows beside it, or take it out.`
    return [error(file, `/cases/${at}`, sentence)]
  })
}

/** Checks that the facts of cases are read by their definition and are possible answers of the server. */
export const lintCaseFacts: Lint = inEachNamed('cases', (context, id, { facts, cases }) => {
  const [folder = '', name = ''] = id.split('/')
  const roots = rootsOf(folder, name, context)
  if (roots === undefined) return []
  const file = `${id}.cases.json`
  return [
    ...lintFactsOf(file, '/facts', facts, roots, context),
    ...lintCopied(file, cases),
    ...cases.flatMap((one, at) => lintFactsOf(file, `/cases/${at}/facts`, one.facts, roots, context)),
  ]
})
