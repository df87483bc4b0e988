import { resolvePath, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import { usesOf } from '../../logic.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { ofFirst, sentBy, takenOf } from '../calls/bodies.ts'
import type { Details } from '../../generated/details.ts'
import type { Flow } from '../../generated/flow.ts'
import { answerOf, detailsRecord, flowRoots, look } from '../context/roots.ts'
import { rowOf, fileOf } from '../tables/table-flow.ts'
import { placesIn } from '../machines/machine-records.ts'

/** Something that is read, the place that names it, and the paths read in it. */
interface Source {
  readonly file: string
  readonly path: string
  readonly name: string
  readonly schema: SchemaNode
  readonly read: readonly string[]
  /** Other definitions that could be named, each with the schema that would be read. */
  readonly others: () => Iterable<readonly [name: string, schema: SchemaNode]>
}

const recordIn = (
  rules: Readonly<Record<string, { readonly when: unknown }>> | undefined,
  root: string,
): string[] =>
  Object.values(rules ?? {}).flatMap(({ when }) =>
    usesOf(when).flatMap(({ kind, name }) =>
      kind === 'var' && name.startsWith(`${root}.`) ? [name.slice(root.length + 1)] : [],
    ),
  )

/** Every path that details print. */
const itemsOf = ({ hero = [], sections }: Details): string[] => [
  ...hero.map(({ path }) => path),
  ...sections.flatMap(({ items }) => items.map(({ path }) => path)),
]

/** Iterates over every call with an answer, with its schema. */
function* answersIn(context: LintContext): Generator<readonly [string, SchemaNode]> {
  for (const { id, answer } of Object.values(context.library.calls))
    if (answer !== undefined) yield [id, answerOf(context, id)]
}

const lintTables = inEach('tables', (context, table) =>
  lintSource(
    {
      file: fileOf(table),
      path: '/rows/call',
      name: table.rows.call,
      schema: rowOf(context, table),
      read: [
        table.key,
        ...table.columns.flatMap(({ id, path = id, type }) => (type === 'link' ? [] : [path])),
        ...recordIn(table.rules, 'record'),
      ],
      *others() {
        for (const [id] of answersIn(context))
          yield [id, rowOf(context, { ...table, rows: { ...table.rows, call: id } })]
      },
    },
    context,
  ),
)

const lintDetails = inEach('details', (context, one) =>
  one.record === undefined
    ? []
    : lintSource(
        {
          file: `details/${one.id}.details.json`,
          path: '/record/call',
          name: one.record.call,
          schema: detailsRecord(context, one),
          read: [...itemsOf(one), ...recordIn(one.rules, 'record')],
          others: () => answersIn(context),
        },
        context,
      ),
)

const lintMachines = inEach('machines', (context, machine) =>
  machine.entity === undefined
    ? []
    : lintSource(
        {
          file: `machines/${machine.id}.machine.json`,
          path: '/entity',
          name: machine.entity,
          schema: { $ref: `entities/${machine.entity}` },
          read: [
            ...machine.moves.flatMap((move) => placesIn(move, '').map(({ name }) => name)),
            ...recordIn(machine.rules, 'record'),
          ],
          *others() {
            for (const name of context.schemaNames)
              if (name.startsWith('entities/')) yield [name.slice('entities/'.length), { $ref: name }]
          },
        },
        context,
      ),
)

/** The details a step shows of a record. */
function shownBy(flow: Flow, context: LintContext): Source[] {
  const { details } = context.library
  return flow.steps.flatMap(({ shows = [] }, step) =>
    shows.flatMap(({ details: id, record }, at): Source[] => {
      const one = details[id]
      if (one === undefined || record === undefined) return []
      const schema = { anyOf: look(flowRoots(context, flow), record, context).nodes }
      const lacking = (other: Details) =>
        itemsOf(other).filter((name) => !resolvePath(schema, name.split('.'), context.findSchema).isResolved)
      if (schema.anyOf.length === 0 || itemsOf(one).length < ENOUGH) return []
      return [
        {
          file: `flows/${flow.id}.flow.json`,
          path: `/steps/${step}/shows/${at}/details`,
          name: record,
          schema,
          read: itemsOf(one),
          *others() {
            for (const other of Object.values(details))
              if (other.id !== id && lacking(other).length === 0) yield [other.id, {}]
          },
        },
      ]
    }),
  )
}

const lintShown = inEach('flows', (context, flow) =>
  shownBy(flow, context).flatMap((source) => lintSource(source, context)),
)

const lintFacts = inEach('flows', (context, flow) =>
  Object.entries(flow.facts ?? {}).flatMap(([fact, { call }]) =>
    lintSource(
      {
        file: `flows/${flow.id}.flow.json`,
        path: `/facts/${fact}/call`,
        name: call,
        schema: answerOf(context, call),
        read: pathsOf(flow, fact),
        others: () => answersIn(context),
      },
      context,
    ),
  ),
)

/** Returns every path in a definition that begins with a fact. */
function pathsOf(node: unknown, fact: string): string[] {
  if (typeof node === 'string')
    return node.startsWith(`${fact}.`) && !/\s/.test(node) ? [node.slice(fact.length + 1)] : []
  return typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, one]) => (ofOthers.has(key) ? [] : pathsOf(one, fact)))
    : []
}

/** Words under which a name with a point in it is that of a call or a permission. */
const ofOthers = new Set(['call', 'permission', 'refreshes', 'follow', 'has', 'in'])

/** Fewer names may be typing errors. */
const ENOUGH = 3

/** Reports a body whose names mostly do not fit its call: another call was meant. */
const lintSentTo = inEach('flows', (context, flow) =>
  sentBy(flow).flatMap(({ path, call, body = {}, isBody, ...rest }): Finding[] => {
    const names = Object.keys(body)
    const lacking = (id: string) => {
      const taken = takenOf({ path, call: id, body, isBody, ...rest }, context)
      if (taken === undefined) return undefined
      return names.filter(
        (name) => !taken.names.includes(ofFirst(name)) && !taken.open.includes(name.split('.')[0]!),
      )
    }
    const wrong = lacking(call)
    if (wrong === undefined || wrong.length < ENOUGH || wrong.length * 2 < names.length) return []
    const [verb] = call.split('.').slice(1)
    const meant = Object.keys(context.library.calls)
      .filter((id) => lacking(id)?.length === 0)
      .toSorted((one, other) => Number(other.endsWith(`.${verb}`)) - Number(one.endsWith(`.${verb}`)))[0]
    const sentence = `The call '${call}' takes hardly anything of what is sent with it: not ${wrong
      .slice(0, 3)
      .map((one) => `'${one}'`)
      .join(', ')}. Name the call that is meant.`
    return [
      {
        ...error(`flows/${flow.id}.flow.json`, path.replace(/(body|with)$/, 'call'), sentence),
        ...(meant === undefined ? {} : { nearest: meant }),
        about: { kind: 'source' },
      },
    ]
  }),
)

/** Reports a source that lacks most of the paths read from it: another source was meant. */
function lintSource({ file, path, name, schema, read, others }: Source, context: LintContext): Finding[] {
  const names = [...new Set(read)]
  const lacking = (of: SchemaNode) =>
    names.filter((one) => !resolvePath(of, one.split('.'), context.findSchema).isResolved)
  const missing = lacking(schema)
  if (
    missing.length < Math.min(ENOUGH, names.length) ||
    missing.length < 2 ||
    missing.length * 2 < names.length
  )
    return []
  const [meant] =
    [...others()]
      .map(([other, of]) => [other, isShaped(of, context) ? lacking(of).length : names.length] as const)
      .toSorted(
        ([left, one], [right, other]) =>
          one - other || Number(isOfVerb(right, name)) - Number(isOfVerb(left, name)),
      )[0] ?? []
  const answer = context.library.calls[name]?.answer
  if (answer !== undefined && isNamedAfter(file, name) && !isOneFor(meant, name, file)) {
    const message = `Most of what ${file} reads of this answer does not stand in '${answer}': ${missing
      .slice(0, 3)
      .map((one) => `'${one}'`)
      .join(', ')}. Name what '${name}' answers.`
    return [
      { ...error(`calls/${name}.call.json`, '/answer', message), about: { kind: 'source' } },
      { ...error(file, path, message), about: { kind: 'source' } },
    ]
  }
  const sentence = `Most of what is read here does not stand in '${name}': ${missing
    .slice(0, 3)
    .map((one) => `'${one}'`)
    .join(', ')}. Name what holds it.`
  return [
    {
      ...error(file, path, sentence),
      ...(meant === undefined || meant === name ? {} : { nearest: meant }),
      about: { kind: 'source' },
    },
  ]
}

/** Tells whether a file is named after the noun of a call; then the call's answer is wrong. */
function isNamedAfter(file: string, call: string): boolean {
  const noun = call.split('.')[0]!.toLowerCase()
  const own = file.slice(file.indexOf('/') + 1, file.indexOf('.')).replaceAll('-', '')
  return noun.startsWith(own.slice(0, -1)) || own.startsWith(noun.slice(0, -1))
}

/** Tells whether another call of the noun fits the file: details read one record, tables many. */
const isOneFor = (meant: string | undefined, name: string, file: string): boolean =>
  meant !== undefined &&
  meant.split('.')[0] === name.split('.')[0] &&
  name.split('.')[1] === (file.startsWith('details/') ? 'list' : 'read')

/** Tells whether two calls have the same verb, such as read. */
const isOfVerb = (call: string, other: string): boolean => call.split('.')[1] === other.split('.')[1]

const isShaped = (schema: SchemaNode, { findSchema }: LintContext): boolean =>
  resolvePath(schema, [], findSchema).nodes.some(({ properties }) => properties !== undefined)

/** Reports names whose contents mostly do not fit what is read or sent. */
export const lintSources: Lint = together(
  lintSentTo,
  lintTables,
  lintDetails,
  lintMachines,
  lintShown,
  lintFacts,
)
