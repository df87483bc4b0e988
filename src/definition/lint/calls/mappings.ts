import { entriesOf, resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Body, Flow, OptionsFrom } from '../../generated/flow.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, type EachLint } from '../context/each.ts'
import type { LintContext } from '../context/context.ts'
import { asKey, error, withNearest } from '../context/findings.ts'
import { memoizeFor } from '../context/cache.ts'
import { unknownFact } from '../rules/facts.ts'
import { lintSessionFacts } from '../names/session-ids.ts'
import { flowRoots, look, type FactRoots } from '../context/roots.ts'

interface Mapping {
  readonly path: string
  readonly body: Body
}

/** Tells whether a node is a body or a query; the fact under a conflict's `with` is neither. */
function isBody(key: string, value: unknown): value is Body {
  return ['with', 'body', 'where'].includes(key) && typeof value === 'object'
}

const mappingsOf = memoizeFor((flow: Flow): readonly Mapping[] => {
  const found: Mapping[] = []
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const at = below(path, key)
      if (at === '/rules' || at === '/values') continue
      if (isBody(key, value)) found.push({ path: at, body: value })
      else walk(value, at)
    }
  }
  walk(flow, '')
  return found
})

/** Checks the names inside the records of a list: value, label, extra texts and conditions. */
function lintEntries(
  file: string,
  path: string,
  options: OptionsFrom,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const list = look(roots, options.from, context)
  if (!list.isResolved) return unknownFact(file, `${path}/from`, options.from, roots, context)
  if (list.types.length > 0 && !list.types.includes('array'))
    return [
      error(
        file,
        `${path}/from`,
        `'${options.from}' is no list; options are taken from one. Name a list that the call answers.`,
      ),
    ]
  const names: [string, string][] = [
    ...(['value', 'label'] as const).flatMap((word): [string, string][] =>
      options[word] === undefined ? [] : [[`${path}/${word}`, options[word]]],
    ),
    ...(options.also ?? []).map((part, index): [string, string] =>
      typeof part === 'string' ? [`${path}/also/${index}`, part] : [`${path}/also/${index}/path`, part.path],
    ),
    ...Object.keys(options.where ?? {}).map((name): [string, string] => [below(path, 'where', name), name]),
  ]
  const other = listBeside(options.from, names, roots, context)
  if (other !== undefined) {
    const sentence = `Entries of '${options.from}' have not all that is read of them, and those of '${other}' have. Name '${other}'.`
    return [{ ...error(file, `${path}/from`, sentence), nearest: other }]
  }
  return names.flatMap(([at, name]) => {
    const found = resolvePath(entriesOf(list), name.split('.'), context.findSchema)
    if (found.isResolved) return []
    const sentence = `An entry of '${options.from}' has no '${name}'.`
    const finding = withNearest(error(file, at, sentence), name, found.names)
    return [at.includes('/where/') ? asKey(finding) : finding]
  })
}

/** Finds a neighbouring list that has all names, if this one lacks some that are not misspelt. */
function listBeside(
  from: string,
  names: readonly (readonly [at: string, name: string])[],
  roots: FactRoots,
  context: LintContext,
): string | undefined {
  const lacking = (list: string) => {
    const entry = entriesOf(look(roots, list, context))
    return names.flatMap(([, name]) => {
      const found = resolvePath(entry, name.split('.'), context.findSchema)
      return found.isResolved && found.nodes.length > 0 ? [] : [[name, found.names] as const]
    })
  }
  const wrong = lacking(from)
  if (wrong.length === 0 || wrong.some(([name, existing]) => nearestName(name, existing) !== undefined))
    return undefined
  const parent = from.split('.').slice(0, -1).join('.')
  if (parent === '') return undefined
  const beside = look(roots, parent, context).nodes.flatMap(({ properties = {} }) => Object.keys(properties))
  return beside.map((name) => `${parent}.${name}`).find((list) => list !== from && lacking(list).length === 0)
}

/**
 * Reports a parameter filled from another property of a record that has one of its own name. Of two that were
 * exchanged, the first is reported.
 */
function lintParameters(
  file: string,
  { path, body }: Mapping,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  if (!path.endsWith('/with')) return []
  const wrong = Object.entries(body).flatMap(([name, from]): Finding[] => {
    const dot = typeof from === 'string' ? from.lastIndexOf('.') : -1
    if (typeof from !== 'string' || dot === -1 || from.slice(dot + 1) === name) return []
    const holder = from.slice(0, dot)
    const own = `${holder}.${name}`
    // Nobody knows the properties of a record that allows anything.
    if (look(roots, holder, context).nodes.every(({ properties }) => properties === undefined)) return []
    if (!look(roots, own, context).isResolved || !look(roots, from, context).isResolved) return []
    const sentence = `'${name}' is asked for by '${from}', and '${holder}' has a '${name}' of its own. The call would find something else. Write '${own}'.`
    return [{ ...error(file, below(path, name), sentence), nearest: own }]
  })
  return wrong.slice(0, 1)
}

/** Checks that everything a flow sends, queries or filters by comes from existing answers and facts. */
export const lintMappings: EachLint<Flow> = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const roots = flowRoots(context, flow)
  const sent = mappingsOf(flow).flatMap(({ path, body }) =>
    Object.entries(body).flatMap(([name, from]) =>
      typeof from === 'string' ? unknownFact(file, below(path, name), from, roots, context) : [],
    ),
  )
  const parameters = mappingsOf(flow).flatMap((one) => lintParameters(file, one, roots, context))
  const fields = flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).flatMap(({ field, path }) => {
      const options =
        typeof field.options === 'object'
          ? lintEntries(file, `${path}/options`, field.options, roots, context)
          : []
      const of = field.of === undefined ? [] : unknownFact(file, `${path}/of`, field.of, roots, context)
      const findings =
        field.known === undefined ? [] : unknownFact(file, `${path}/known`, field.known, roots, context)
      return [...options, ...of, ...findings]
    }),
  )
  return [...sent, ...parameters, ...lintSessionFacts(file, flow.facts, context), ...fields]
})
