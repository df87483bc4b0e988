import { resolvePath, type SchemaNode } from '../../fact-type.ts'
import type { Finding } from '../../finding.ts'
import { usesOf } from '../../logic.ts'
import type { Lint, LintContext } from '../ground/context.ts'
import { error } from '../ground/findings.ts'
import { answerOf, detailsRecord } from '../ground/roots.ts'
import { rowOf, fileOf } from '../tables/table-flow.ts'
import { placesIn } from '../machines/machine-records.ts'

/** A thing that is read, where it is named, and the paths that are read in it. */
interface Source {
  readonly file: string
  readonly path: string
  readonly name: string
  readonly schema: SchemaNode
  readonly read: readonly string[]
  /** What could be named in its place, each with what would be read then. */
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

function sourcesIn(context: LintContext): Source[] {
  const { tables, details, machines, calls, flows } = context.library
  const answers = function* () {
    for (const { id, answer } of Object.values(calls))
      if (answer !== undefined) yield [id, answerOf(context, id)] as const
  }
  return [
    ...Object.values(tables).map((table) => ({
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
        for (const { id, answer } of Object.values(calls))
          if (answer !== undefined)
            yield [id, rowOf(context, { ...table, rows: { ...table.rows, call: id } })] as const
      },
    })),
    ...Object.values(details).flatMap((one) =>
      one.record === undefined
        ? []
        : [
            {
              file: `details/${one.id}.details.json`,
              path: '/record/call',
              name: one.record.call,
              schema: detailsRecord(context, one),
              read: [
                ...(one.hero ?? []).map(({ path }) => path),
                ...one.sections.flatMap(({ items }) => items.map(({ path }) => path)),
                ...recordIn(one.rules, 'record'),
              ],
              others: answers,
            },
          ],
    ),
    ...Object.values(machines).flatMap((machine) =>
      machine.entity === undefined
        ? []
        : [
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
                  if (name.startsWith('entities/'))
                    yield [name.slice('entities/'.length), { $ref: name }] as const
              },
            },
          ],
    ),
    ...Object.values(flows).flatMap((flow) =>
      Object.entries(flow.facts ?? {}).map(([fact, { call }]) => ({
        file: `flows/${flow.id}.flow.json`,
        path: `/facts/${fact}/call`,
        name: call,
        schema: answerOf(context, call),
        read: pathsOf(flow, fact),
        others: answers,
      })),
    ),
  ]
}

/** Every path in a definition that begins with a fact. */
function pathsOf(node: unknown, fact: string): string[] {
  if (typeof node === 'string')
    return node.startsWith(`${fact}.`) && !/\s/.test(node) ? [node.slice(fact.length + 1)] : []
  return typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, one]) => (ofOthers.has(key) ? [] : pathsOf(one, fact)))
    : []
}

/** Words under which a name with a point in it is that of a call or a permission. */
const ofOthers = new Set(['call', 'permission', 'refreshes', 'follow', 'has', 'in'])

/** Fewer than so many names may each be a slip. */
const ENOUGH = 3

/** Where most of what is read in something does not stand there, something else was meant. */
export const lintSources: Lint = (context) =>
  sourcesIn(context).flatMap(({ file, path, name, schema, read, others }): Finding[] => {
    const names = [...new Set(read)]
    const lacking = (of: SchemaNode) =>
      names.filter((one) => !resolvePath(of, one.split('.'), context.findSchema).known)
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
        .toSorted(([, one], [, other]) => one - other)[0] ?? []
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
  })

const isShaped = (schema: SchemaNode, { findSchema }: LintContext): boolean =>
  resolvePath(schema, [], findSchema).nodes.some(({ properties }) => properties !== undefined)
