import { entriesOf, resolvePath, valuesOf, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { error, unknownName, withNearest } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { answerOf, flowRoots, look } from '../context/roots.ts'
import { parametersOf } from '../pages/page-over.ts'

/** Places that name another definition or an entry of a file, by folder and path. */
const named = [
  ['calls', 'bodyBytes', 'limits', 'limit'],
  ['calls', 'deprecated/instead', 'calls', 'call'],
  ['details', 'sections/*/items/*/call', 'calls', 'call'],
  ['details', 'tabs/*/json/call', 'calls', 'call'],
  ['details', 'timeline/trail/call', 'calls', 'call'],
  ['flows', 'steps/*/fields/*/again', 'calls', 'call'],
  ['pages', 'queue', 'tables', 'table'],
  ['pages', 'navigation/count/call', 'calls', 'call'],
] as const

type Leaf = readonly [path: string, value: string]

/** Returns every text along a path; '*' stands for each entry. */
function leavesAt(node: unknown, way: readonly string[], path = ''): Leaf[] {
  const [key, ...rest] = way
  if (key === undefined) return typeof node === 'string' ? [[path, node]] : []
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    key === '*' || key === name ? leavesAt(value, rest, below(path, name)) : [],
  )
}

const fileOf = (collection: string, id: string): string =>
  `${collection}/${id}.${collection === 'details' ? 'details' : collection.slice(0, -1)}.json`

function lintNamed(context: LintContext): Finding[] {
  return named.flatMap(([collection, way, of, noun]) =>
    Object.entries(context.library[collection]).flatMap(([id, definition]) =>
      leavesAt(definition, way.split('/')).flatMap(([path, name]) =>
        unknownName(fileOf(collection, id), path, noun, name, namesOf(context, of)),
      ),
    ),
  )
}

/** Returns a finding if a path does not exist in an answer. */
function unknownIn(
  file: string,
  path: string,
  name: string | undefined,
  call: string,
  context: LintContext,
): Finding[] {
  if (name === undefined) return []
  const parts = name.split('.')
  const found = resolvePath(answerOf(context, call), parts, context.findSchema)
  if (found.isResolved) return []
  const sentence = `The answer of '${call}' has no '${name}'. Name what holds it.`
  const whole = (one: string) => [...parts.slice(0, -1), one].join('.')
  return [withNearest(error(file, path, sentence), parts.at(-1)!, found.names, whole)]
}

/** Checks that the paths of keys and totals exist in the answer of a call. */
const lintAnswers = (context: LintContext): Finding[] => [
  ...Object.values(context.library.calls).flatMap(({ id, keyed }) =>
    (['rows', 'total', 'next'] as const).flatMap((word) =>
      unknownIn(fileOf('calls', id), `/keyed/${word}`, keyed?.[word], id, context),
    ),
  ),
  ...Object.values(context.library.pages).flatMap(({ id, navigation }) =>
    navigation?.count === undefined
      ? []
      : unknownIn(
          fileOf('pages', id),
          '/navigation/count/path',
          navigation.count.path,
          navigation.count.call,
          context,
        ),
  ),
]

/** Parts of the address that the places of these ways name under a root, and that the address does not have. */
const unknownParts = (
  { file, ways, root }: { file: string; ways: readonly string[]; root: string },
  definition: unknown,
  parameters: readonly string[],
): Finding[] =>
  parameters.length === 0
    ? []
    : ways
        .flatMap((way) => leavesAt(definition, way.split('/')))
        .filter(([, from]) => from.startsWith(`${root}.`))
        .flatMap(([path, from]) =>
          unknownName(file, path, 'part of the address', from.slice(root.length + 1), parameters),
        )

/** The names that a page reads parts of its address by. */
const lintAddress = ({ library }: LintContext): Finding[] => [
  ...Object.values(library.details).flatMap((details) => {
    const pages = Object.values(library.pages).filter((page) => page.details === details.id)
    const ways = ['tabs/*/json/with/*', 'timeline/trail/with/*']
    const file = fileOf('details', details.id)
    return unknownParts({ file, ways, root: 'parameters' }, details, pages.flatMap(parametersOf))
  }),
  ...Object.values(library.pages).flatMap((page) =>
    unknownParts(
      { file: fileOf('pages', page.id), ways: ['notes/with/*'], root: 'address' },
      page,
      parametersOf(page),
    ),
  ),
]

/** Checks the records that options come from, and the paths they are selected by. */
function lintWhere(flow: Flow, context: LintContext): Finding[] {
  const roots = flowRoots(context, flow)
  const file = fileOf('flows', flow.id)
  return flow.steps.flatMap(({ fields = [] }, step) =>
    fields.flatMap(({ options, closed = [] }, at) => {
      if (typeof options !== 'object') return []
      const entries = entriesOf(look(roots, options.from, context))
      const path = `/steps/${step}/fields/${at}`
      return [
        ...constantsIn(file, `${path}/options/where`, options.where, entries, context),
        ...closed.flatMap(({ where }, index) =>
          constantsIn(file, `${path}/closed/${index}/where`, where, entries, context),
        ),
      ]
    }),
  )
}

/** A constant that a part of a record is compared with is one it can be. */
function constantsIn(
  file: string,
  path: string,
  where: Readonly<Record<string, unknown>> | undefined,
  record: SchemaNode,
  context: LintContext,
): Finding[] {
  return Object.entries(where ?? {}).flatMap(([name, from]) => {
    const { is } = Object(from) as { readonly is?: unknown }
    const values = valuesOf(resolvePath(record, name.split('.'), context.findSchema).nodes)?.map(String)
    if (typeof is !== 'string' || values === undefined || values.includes(is)) return []
    const sentence = `'${name}' is never '${is}'; it is one of ${values.join(', ')}. Nothing would be found. Write one of these.`
    return [withNearest(error(file, below(path, name, 'is'), sentence), is, values)]
  })
}

/** Returns the permissions that a control looks for among gained and lost ones. */
function rightsIn(node: unknown, path: string): Leaf[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = below(path, key)
    if (key === 'some' && Array.isArray(value) && isOfRights(value[0]))
      return leavesAt(value[1], ['in', '1', '*'], `${at}/1`)
    if (key === 'in' && Array.isArray(value) && isOfRights(value[1]) && typeof value[0] === 'string')
      return [[`${at}/0`, value[0]] as const]
    return rightsIn(value, at)
  })
}

const isOfRights = (operand: unknown): boolean =>
  ['gained', 'lost'].includes(String((Object(operand) as { readonly var?: unknown }).var))

/** The values of a fact that an invariant supposes. */
function lintSupposed(context: LintContext): Finding[] {
  const environments = context.library.options['environments']?.options.map(({ value }) => value)
  return definitionFiles(context.library)
    .filter(({ schema }) => schema === 'invariant')
    .flatMap(({ file, definition }) =>
      leavesAt(definition, ['*', 'while', 'session.environment']).flatMap(([path, value]) =>
        unknownName(file, path, 'environment', value, environments),
      ),
    )
}

/**
 * Checks that names in single places exist: calls, limits, tables, permissions, parts of addresses and
 * answers.
 */
export const lintNamedLeaves: Lint = together(
  lintNamed,
  lintAnswers,
  lintAddress,
  inEach('flows', (context, flow) => lintWhere(flow, context)),
  inEach('controls', (context, { id, weakens }) =>
    rightsIn(weakens.when, '/weakens/when').flatMap(([path, name]) =>
      unknownName(fileOf('controls', id), path, 'permission', name, namesOf(context, 'permissions')),
    ),
  ),
  lintSupposed,
)
