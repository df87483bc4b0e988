import type { Flow } from '#definition/generated/flow.ts'
import { pathsIn } from '../../call/body.ts'
import { buildGraph, type Graph, type GraphNode } from '../../relevance/graph.ts'
import { closedReads } from '../evaluation/closed-options.ts'
import { placeholdersIn } from '../texts/template.ts'
import { rootOf, rootsOf, type Linking } from './linking.ts'
import type { LinkedField, LinkedValue } from './linked-flow.ts'

interface Parts {
  readonly fields: ReadonlyMap<string, LinkedField>
  readonly values: ReadonlyMap<string, LinkedValue>
}

/** The order of evaluation. A cycle is named field by field and does not link (rule 14). */
export function linkGraph(flow: Flow, { fields, values }: Parts, linking: Linking): Graph | undefined {
  const nodes = [
    ...stepNodes(flow, linking),
    ...valueNodes(fields, values),
    ...[...fields.values()].map(fieldNode),
  ]
  for (const node of nodes) {
    if (node.reads.includes(''))
      linking.say(
        '',
        `${node.label} may read any fact, so nobody knows when to evaluate it. Name the facts it reads.`,
      )
  }
  const result = buildGraph(nodes)
  if (result.ok) return result.graph
  for (const cycle of result.cycles) linking.say(placeOf(cycle, flow), describeCycle(cycle))
  return undefined
}

/**
 * Returns the JSON Pointer of the first value in a cycle, else of the `showWhen` of its first field; '' if it
 * has neither.
 */
function placeOf(cycle: readonly string[], flow: Flow): string {
  const value = cycle.flatMap((label) => /^value '(.+)'$/.exec(label)?.[1] ?? [])[0]
  if (value !== undefined) return `/values/${value}`
  const [shown] = flow.steps.flatMap(({ fields = [] }, index) =>
    fields.flatMap(({ id, showWhen }, at) =>
      showWhen !== undefined && cycle.includes(`field '${id}'`)
        ? [`/steps/${index}/fields/${at}/showWhen`]
        : [],
    ),
  )
  return shown ?? ''
}

function describeCycle(cycle: readonly string[]): string {
  const isAlone = new Set(cycle).size === 1
  return isAlone
    ? `This depends on itself, so that nobody can answer it: ${cycle.join(' → ')}. Let something else decide.`
    : `These depend on each other in a circle: ${cycle.join(' → ')}. Let one of them depend on something else.`
}

function stepNodes(flow: Flow, { rules }: Linking): GraphNode[] {
  return flow.steps.flatMap((step) => {
    const id = `steps/${step.id}`
    const reads = step.showWhen === undefined ? [] : rootsOf(rules.get(step.showWhen)?.reads)
    const own: GraphNode = { id, label: `step '${step.id}'`, gives: [], reads, follows: [] }
    const source = step.fieldsFrom ?? step.forEach
    if (!source) return [own]
    const requested: GraphNode = {
      id: `requirements/${step.id}`,
      label: `'${source.into}'`,
      gives: [source.into],
      reads: [],
      follows: [id],
    }
    return [own, requested]
  })
}

function valueNodes(fields: Parts['fields'], values: Parts['values']): GraphNode[] {
  return [...values].map(([name, { reads }]) => {
    const gives = fields.has(name) ? [] : [name]
    return { id: `values/${name}`, label: `value '${name}'`, gives, reads: rootsOf(reads), follows: [] }
  })
}

function fieldNode({ definition, step, showWhen, options, closed, parts }: LinkedField): GraphNode {
  const { id, derivedFrom } = definition
  const reads = [...rootsOf(showWhen?.reads), ...(parts?.reads ?? []).filter((name) => name !== id)]
  const gives = [id]
  if (options?.from === 'list')
    reads.push(...options.options.flatMap((option) => rootsOf(option.showWhen?.reads)))
  if (options?.from === 'fact') {
    reads.push(rootOf(options.source.from), ...pathsIn(options.source.where ?? {}).map(rootOf))
    if (options.source.as) gives.push(options.source.as)
  }
  reads.push(...closedReads(closed).map(rootOf))
  if (typeof definition.default === 'object' && 'prints' in definition.default)
    reads.push(...placeholdersIn(definition.default.prints).map(rootOf))
  const follows = [`steps/${step}`, ...(derivedFrom === undefined ? [] : [`values/${derivedFrom}`])]
  return { id: `fields/${id}`, label: `field '${id}'`, gives, reads: [...new Set(reads)], follows }
}
