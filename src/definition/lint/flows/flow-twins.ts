import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { sentBy } from '../calls/bodies.ts'
import { memoizePerContext } from '../context/cache.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { flowRoots, look } from '../context/roots.ts'

const fileOf = ({ id }: Flow): string => `flows/${id}.flow.json`

/** Returns the words of a name: quote, amount and type of 'quote.amountType'. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

const shared = (name: string, other: string): number => {
  const words = wordsOf(other)
  return wordsOf(name).filter((word) => words.includes(word)).length
}

/** Two answers that start from one value: of two the second was copied. */
function lintStartsTwice(flow: Flow, context: LintContext): Finding[] {
  const { starts } = flow
  if (starts === undefined || typeof starts === 'string') return []
  const roots = flowRoots(context, flow)
  const all = Object.entries(starts)
  return all.flatMap(([field, from], at): Finding[] => {
    const twin = all.slice(0, at).find(([, other]) => other === from)?.[0]
    if (twin === undefined) return []
    const leaf = from.split('.').at(-1)!
    const [wrong, right] = shared(twin, leaf) < shared(field, leaf) ? [twin, field] : [field, twin]
    const meant = `${from.split('.')[0]}.${wrong.split('.').at(-1)}`
    if (meant === from || !look(roots, meant, context).isResolved) return []
    const sentence = `'${right}' starts from '${from}' already: name what '${wrong}' starts from.`
    return [{ ...derived(fileOf(flow), below('/starts', wrong), sentence), nearest: meant }]
  })
}

/** Two lines of a summary that print the same, and a sentence that prints one thing twice. */
function lintPrintedTwice(flow: Flow): Finding[] {
  const lines = (flow.summary ?? []).map(({ value }) => value)
  const summary = lines.flatMap((value, at): Finding[] => {
    const twin = lines.indexOf(value)
    if (value === undefined || twin === at) return []
    const sentence = `The line ‘${flow.summary![twin]!.label}’ prints '${value}' as well: one of the two was copied. Print something else here, or take the line out.`
    return [derived(fileOf(flow), `/summary/${at}/value`, sentence)]
  })
  const messages: readonly (readonly [path: string, text: unknown])[] = [
    ['/submit/toast', flow.submit?.toast],
    ...(flow.submit?.instead ?? []).map(({ toast }, at) => [`/submit/instead/${at}/toast`, toast] as const),
    ...flow.steps.map(({ next }, at) => [`/steps/${at}/next/toast`, next?.toast] as const),
  ]
  return [
    ...summary,
    ...messages.flatMap(([path, text]): Finding[] => {
      const names: readonly string[] = typeof text === 'string' ? (text.match(/\{[^{}]+\}/g) ?? []) : []
      const again = names.find((name, at) => names.indexOf(name) !== at)
      const sentence = `'${again}' is printed twice in one sentence. Print each thing once.`
      return again === undefined ? [] : [derived(fileOf(flow), path, sentence)]
    }),
  ]
}

/** Reports a step that is named after one stage and belongs to another. */
function lintStages(flow: Flow): Finding[] {
  const stages = (flow.progress ?? []).map(({ id }) => id)
  return flow.steps.flatMap(({ id, stage }, at): Finding[] => {
    const meant = stages.find((one) => id === one || id.startsWith(`${one}-`))
    if (meant === undefined || stage === undefined || stage === meant || id.startsWith(stage)) return []
    const sentence = `'${id}' is called after the stage '${meant}' and stands in '${stage}'. Name its own stage.`
    return [{ ...derived(fileOf(flow), `/steps/${at}/stage`, sentence), nearest: meant }]
  })
}

/** Checks that each rule under `nextWhen` is unique, and that a taken value is the key of its options. */
function lintSteps(flow: Flow): Finding[] {
  const fields = flow.steps.flatMap(({ fields: own = [] }) => own)
  return flow.steps.flatMap(({ next, nextWhen = [] }, at): Finding[] => [
    ...nextWhen.flatMap((rule, place): Finding[] => {
      const sentence = `'${rule}' stands in this list already: its sentence would be read twice. Take one of them out, or name the rule that is meant.`
      return nextWhen.indexOf(rule) === place
        ? []
        : [derived(fileOf(flow), `/steps/${at}/nextWhen/${place}`, sentence)]
    }),
    ...Object.entries(next?.take ?? {}).flatMap(([name, taken]): Finding[] => {
      const options: unknown = fields.find(({ id }) => id === name)?.options
      const { value } = Object(options) as { readonly value?: string }
      if (value === undefined || typeof taken !== 'string' || taken.split('.').at(-1) === value) return []
      const sentence = `'${name}' is chosen by '${value}', and this takes '${taken}': nothing in its list would be chosen. Take '${value}'.`
      return [{ ...derived(fileOf(flow), below(`/steps/${at}/next/take`, name), sentence), nearest: value }]
    }),
  ])
}

/** Reports options from a list if a neighbouring list has the name of the field. */
function lintLists(flow: Flow, context: LintContext): Finding[] {
  const roots = flowRoots(context, flow)
  return flow.steps.flatMap(({ fields = [] }, step) =>
    fields.flatMap(({ id, options }, at): Finding[] => {
      const { from } = Object(options) as { readonly from?: string }
      const parts = from?.split('.') ?? []
      const leaf = parts.pop()
      if (from === undefined || leaf === undefined || parts.length === 0 || shared(id, leaf) > 0) return []
      const beside = look(roots, parts.join('.'), context).nodes.flatMap(({ properties = {} }) =>
        Object.keys(properties).filter((name) => properties[name]?.type === 'array'),
      )
      const meant = beside.find((name) => name !== leaf && shared(id, name) >= ENOUGH)
      if (meant === undefined) return []
      const sentence = `'${leaf}' stands beside '${meant}', which '${id}' is called after. Name the list that is meant.`
      const path = `/steps/${step}/fields/${at}/options/from`
      return [{ ...derived(fileOf(flow), path, sentence), nearest: `${parts.join('.')}.${meant}` }]
    }),
  )
}

interface Sent {
  readonly file: string
  readonly path: string
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
}

const sentEverywhere = memoizePerContext(({ library }): ReadonlyMap<string, readonly Sent[]> => {
  const all = [
    ...Object.values(library.flows).flatMap((flow) =>
      sentBy(flow).map(({ path, call, body = {} }) => ({ file: fileOf(flow), path, call, body })),
    ),
    ...Object.values(library.tables).map(({ id, rows }) => ({
      file: `tables/${id}.table.json`,
      path: '/rows/with',
      call: rows.call,
      body: rows.with ?? {},
    })),
  ]
  return Map.groupBy(all, ({ call }) => call)
})

const sessionPath = /^session\.(user|organisation)\./

/** Number of equal uses that makes a different one suspicious. */
const ENOUGH = 2

/** Reports a session path in a body that differs from every other use of the same call. */
function lintSession(context: LintContext): Finding[] {
  return [...sentEverywhere(context).values()].flatMap((uses) =>
    uses.flatMap((one): Finding[] =>
      Object.entries(one.body).flatMap(([name, from]): Finding[] => {
        if (typeof from !== 'string' || !sessionPath.test(from)) return []
        const beside = uses.filter((other) => other !== one).map(({ body }) => body[name])
        const [meant] = beside
        const isOdd = beside.length >= ENOUGH && meant !== from && beside.every((other) => other === meant)
        if (!isOdd || typeof meant !== 'string') return []
        const sentence = `Everything else asks '${one.call}' with '${meant}' as '${name}'. Name it here as well.`
        return [{ ...derived(one.file, below(one.path, name), sentence), nearest: meant }]
      }),
    ),
  )
}

/** Reports a request that lacks one name that all similar requests have. */
function lintLeftOut(context: LintContext): Finding[] {
  return [...sentEverywhere(context).values()].flatMap((uses) =>
    uses.flatMap((one): Finding[] => {
      const names = Object.keys(one.body)
      if (names.length < ENOUGH + 1 || !one.path.endsWith('/with')) return []
      const wider = uses.filter(
        ({ body }) => Object.keys(body).length > names.length && names.every((name) => name in body),
      )
      const [first] = wider
      const lacking = Object.keys(first?.body ?? {}).filter((name) => !(name in one.body))
      const isOdd =
        wider.length >= ENOUGH &&
        lacking.length === 1 &&
        wider.every(({ body }) => lacking.every((name) => name in body))
      const isUsual = uses.some((other) => other !== one && sameNames(other, names))
      if (!isOdd || isUsual) return []
      const sentence = `Everything else that asks '${one.call}' with these names sends '${lacking[0]}' as well. Send it, or the answer is for another case.`
      return [derived(one.file, one.path, sentence)]
    }),
  )
}

const sameNames = ({ body }: Sent, names: readonly string[]): boolean =>
  Object.keys(body).length === names.length && names.every((name) => name in body)

/** Roots of facts that are not records. */
const given = new Set(['given', 'session', 'configuration', 'flags', 'limits'])

/** Reports a value read from another record than all its neighbours of the same name. */
function lintNeighbours(flow: Flow): Finding[] {
  return sentBy(flow).flatMap(({ path, body = {} }): Finding[] => {
    const own = Object.entries(body).flatMap(([name, from]) => {
      const [root = '', leaf, ...rest] = typeof from === 'string' ? from.split('.') : []
      return leaf === name && rest.length === 0 ? [[name, root] as const] : []
    })
    const byRoot = [...Map.groupBy(own, ([, root]) => root)].toSorted(
      ([, one], [, two]) => two.length - one.length,
    )
    const [most, other, more] = byRoot
    if (most === undefined || other === undefined || more !== undefined) return []
    if (most[1].length < ENOUGH + 1 || other[1].length > 1) return []
    const [name, root] = other[1][0]!
    if (name === 'id' || given.has(root)) return []
    const sentence = `Everything beside it is read of '${most[0]}', and '${name}' of '${root}'. Read it of the same one.`
    return [{ ...derived(fileOf(flow), below(path, name), sentence), nearest: `${most[0]}.${name}` }]
  })
}

/** Reports copies within a flow, and single names in which it differs from all its neighbours. */
export const lintFlowTwins: Lint = together(
  inEach('flows', (context, flow) => [
    ...lintStartsTwice(flow, context),
    ...lintPrintedTwice(flow),
    ...lintStages(flow),
    ...lintSteps(flow),
    ...lintLists(flow, context),
    ...lintNeighbours(flow),
  ]),
  lintSession,
  lintLeftOut,
)
