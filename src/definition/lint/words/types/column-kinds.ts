import { resolvePath } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import type { Table } from '../../../generated/table.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error } from '../../context/findings.ts'
import { below } from '../../context/nested-nodes.ts'
import { answerOf, look } from '../../context/roots.ts'
import { fileOf, rowOf } from '../../tables/table-flow.ts'

type Column = Table['columns'][number]

/** Returns the fault of a column that prints a choice, an id or a share, or undefined. */
function wrongType({ type, id, path = id }: Column, table: Table, context: LintContext): string | undefined {
  const { types, nodes } = resolvePath(rowOf(context, table), path.split('.'), context.findSchema)
  if (types.length !== 1) return undefined
  if (type === 'choice' && types[0] === 'array')
    return `'${path}' of a row is a list, and 'choice' prints one value. Write 'choices'.`
  if (type === 'choices' && types[0] === 'string')
    return `'${path}' of a row is one value, and 'choices' prints a list. Write 'choice'.`
  const refs = nodes.flatMap(({ $ref }) => $ref ?? [])
  if (type === 'uuid' && refs.some((ref) => ref.includes('/internal-id')))
    return `'${path}' is a reference of people's own, and 'uuid' prints an id of 36 signs. Write 'id'.`
  return type === 'progress' && nodes.every(({ maximum }) => maximum === undefined)
    ? `'${path}' counts, and 'progress' prints percent of the whole. Write 'number', or name a value from 0 to 100.`
    : undefined
}

function lintColumn(file: string, at: number, table: Table, context: LintContext): Finding[] {
  const column = table.columns[at]!
  const { machines } = table
  const { id, path = id, type, options, of, opens, opensInstead = [] } = column
  const place = `/columns/${at}`
  const wrong = wrongType(column, table, context)
  const again = opensInstead.findIndex(({ page }) => page === opens)
  return [
    ...(wrong === undefined ? [] : [error(file, `${place}/type`, wrong)]),
    ...(type === 'status' && options !== undefined && machines !== undefined && path === machines.state
      ? [
          error(
            file,
            `${place}/options`,
            "The machine of the rows has the words of their state, and this list would replace them. Take 'options' out.",
          ),
        ]
      : []),
    ...(type === 'time-left' && of === undefined && machines !== undefined
      ? [
          error(
            file,
            place,
            `Time is left only while something waits: say under 'of' where its state stands. Add "of": "${machines.state}".`,
          ),
        ]
      : []),
    ...(options !== undefined && !WITH_OPTIONS.test(type)
      ? [
          error(
            file,
            `${place}/options`,
            `'${type}' prints what stands there, and reads no list. Take 'options' out, or let the type be 'choice'.`,
          ),
        ]
      : []),
    ...(of !== undefined && !WITH_OF.test(type)
      ? [
          derived(
            file,
            `${place}/of`,
            `'${type}' follows nothing beside it. Take 'of' out, or write the type of an amount, 'money'.`,
          ),
        ]
      : []),
    ...(again === -1
      ? []
      : [
          error(
            file,
            `${place}/opensInstead/${again}/page`,
            `'${opens}' opens anyway. Name the other page, or take this out.`,
          ),
        ]),
  ]
}

/** Types with an option list (`options`), and those that follow another value (`of`). */
const WITH_OPTIONS = /^(?:choices?|country|status|flags)$/
const WITH_OF = /^(?:money|time-left|link|rate|progress)$/

/** Checks that the sums of a table are amounts by currency. */
function lintSums(file: string, { sums, rows }: Table, context: LintContext): Finding[] {
  if (sums === undefined) return []
  const { nodes, isResolved } = look(
    new Map([['answer', answerOf(context, rows.call)]]),
    `answer.${sums.path}`,
    context,
  )
  const isOfAmounts = nodes.some(({ $ref = '' }) => $ref.includes('list-sums'))
  return !isResolved || nodes.length === 0 || isOfAmounts
    ? []
    : [
        {
          ...error(
            file,
            '/sums/path',
            `'${sums.path}' of the answer holds no amounts by currency. Name what does.`,
          ),
          nearest: 'sums',
        },
      ]
}

/** Reports a table whose kinds of rows all have the same machine. */
function lintMachines(file: string, { machines }: Table, { library }: LintContext): Finding[] {
  const entries = Object.entries(machines?.of ?? {})
  const [first] = entries
  const at = entries.findLast(([, id]) => id === first?.[1])
  if (first === undefined || at === undefined || at === first || entries.some(([, id]) => id !== first[1]))
    return []
  const own = Object.keys(library.machines).find((id) => id.split('-').includes(at[0].toLowerCase()))
  const sentence = `'${first[0]}' names the machine '${first[1]}' as well, so that all rows would have one. Name the machine of '${at[0]}', or write "is": "${first[1]}".`
  return [
    {
      ...error(file, below('/machines/of', at[0]), sentence),
      ...(own === undefined ? {} : { nearest: own }),
      about: { kind: 'source' },
    },
  ]
}

/** Checks that rows are sorted by an existing property. */
function lintSort(file: string, table: Table, context: LintContext): Finding[] {
  const { by } = table.sort
  const row = rowOf(context, table)
  const { names, isResolved } = resolvePath(row, [by], context.findSchema)
  const own = names.length === 0 ? [] : names
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '')
  if (isResolved || own.length === 0 || own.some((name) => plain(name) === plain(by))) return []
  // The default order need not be a column, but a time that rows lack belongs to another table.
  if (!by.endsWith('_at') || by === 'created_at') return []
  return [
    error(
      file,
      '/sort/by',
      `Rows have no '${by.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}', so that they would come in no order. Write 'created_at', or what they have.`,
    ),
  ]
}

/** Checks that a fact with the noun of calls comes from one of them. */
function lintFacts(file: string, { facts = {} }: Table, { library }: LintContext): Finding[] {
  return Object.entries(facts).flatMap(([name, { call }]): Finding[] => {
    const own = `${name}.${call.split('.')[1]}`
    if (call.split('.')[0] === name || library.calls[own] === undefined || library.calls[call] === undefined)
      return []
    const sentence = `The fact '${name}' would be what '${call}' answers, and '${own}' answers them. Name that.`
    return [
      { ...error(file, below('/facts', name, 'call'), sentence), nearest: own, about: { kind: 'source' } },
    ]
  })
}

/** Parameters of the table itself: page and order. */
const OWN_WORDS = new Set(['page', 'size', 'sort_field', 'sort_direction'])

const lintPaged = (file: string, { rows }: Table): Finding[] =>
  Object.keys(rows.with ?? {}).flatMap((name) =>
    OWN_WORDS.has(name)
      ? [
          error(
            file,
            below('/rows/with', name),
            `The table says '${name}' itself, by 'pageSizes' and 'sort'. Take it out here.`,
          ),
        ]
      : [],
  )

/** Checks that a column with restricted visibility is not the only name of a row. */
function lintHeadline(file: string, { columns }: Table): Finding[] {
  const named = columns.flatMap(({ headline, showWhen }, at) => (headline ? [[at, showWhen] as const] : []))
  const [only, ...others] = named
  return only?.[1] === undefined || others.length > 0
    ? []
    : [
        error(
          file,
          `/columns/${only[0]}/showWhen`,
          `Where '${only[1]}' is no, nothing names the row. Take 'showWhen' out, or let another column name it then.`,
        ),
      ]
}

const lintNoun = (file: string, { noun }: Table): Finding[] =>
  noun === undefined || noun.one !== noun.other
    ? []
    : [
        derived(
          file,
          '/noun/other',
          `One and several are called '${noun.one}': people would read ‘3 ${noun.one}’. Write what several are called.`,
        ),
      ]

/** Checks that columns and texts of a table have the type of their values. */
export const lintColumnKinds: Lint = inEach('tables', (context, table) => {
  const file = fileOf(table)
  return [
    ...table.columns.flatMap((_, at) => lintColumn(file, at, table, context)),
    ...lintSums(file, table, context),
    ...lintMachines(file, table, context),
    ...lintPaged(file, table),
    ...lintSort(file, table, context),
    ...lintFacts(file, table, context),
    ...lintHeadline(file, table),
    ...lintNoun(file, table),
  ]
})
