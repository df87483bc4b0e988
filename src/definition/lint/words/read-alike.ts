import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import type { Machine } from '../../generated/machine.ts'
import type { Tabs } from '../../generated/page.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { formulaOf, type Formula } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { isOneCall } from '../machines/machine-ends.ts'
import { reachOf, type Reach } from '../rules/rule-reach.ts'
import { fileOf } from '../tables/table-flow.ts'
import { findOpposite } from '../meaning/opposites.ts'
import { namesItself } from './copies.ts'

/** Of a list as long as this people search the one they know by its code. */
const LONG = 100

/** A labelled thing, its place, and the rules under which it shows. */
interface Worded {
  readonly path: string
  readonly label: string | undefined
  /** Name in the file, which selects its translations. */
  readonly name?: string
  readonly shownWhen?: readonly (string | undefined)[]
}

/** Tells whether two things can show at the same time under their rules. */
function canCoincide(one: Worded, other: Worded, { find, context }: Reach): boolean {
  const rules = [...(one.shownWhen ?? []), ...(other.shownWhen ?? [])].filter((rule) => rule !== undefined)
  if (rules.length === 0) return true
  // A missing rule has its own finding.
  if (rules.some((rule) => find(rule) === undefined)) return false
  const all: Formula = { kind: 'all', of: rules.map((rule) => formulaOf({ rule }, find)) }
  return satisfy(all, context)?.yes !== undefined
}

/** Reports the later of two neighbours with the same label. */
function alike(reach: Reach, what: string, all: readonly Worded[]): Finding[] {
  return all.flatMap((one, at) => {
    const twin =
      one.label !== undefined &&
      all.slice(0, at).find((other) => other.label === one.label && canCoincide(other, one, reach))
    // A label that says the contrary of its own name is the copy.
    const isContrary = ({ name = '', label = '' }: Worded) => findOpposite(name, label) !== undefined
    if (!twin) return []
    const sentence = `Another ${what} beside it reads '${one.label}' as well: nobody could tell which is which. Give one of them other words.`
    const says = ({ name = '' }: Worded) => namesItself(name, one.label ?? '')
    const [rule] = one.shownWhen ?? []
    // If the only difference, the rule, is the same now, one of the rules was copied.
    const isCopied = rule !== undefined && rule === twin.shownWhen?.[0] && what === 'field'
    if (isCopied) {
      const message = `Another field reads '${one.label}' as well and shows under '${rule}' too: both would be asked at once. Name the rule of this one.`
      return [error(reach.file, one.path.replace(/label$/, 'showWhen'), message)]
    }
    const isFirst = isContrary(one) === isContrary(twin) ? says(twin) < says(one) : isContrary(twin)
    return [error(reach.file, isFirst ? twin.path : one.path, sentence)]
  })
}

function lintFlow(flow: Flow, context: LintContext): Finding[] {
  const reach = reachOf(`flows/${flow.id}.flow.json`, flow.rules, context)
  const { leave, progress = [], steps } = flow
  return [
    ...steps.flatMap((step, index) =>
      alike(
        reach,
        'field',
        (step.fields ?? []).map(({ id, label, showWhen }, at) => ({
          path: `/steps/${index}/fields/${at}/label`,
          label,
          name: id,
          shownWhen: [showWhen],
        })),
      ),
    ),
    ...alike(
      reach,
      'stage',
      progress.map(({ title, showWhen }, at) => ({
        path: `/progress/${at}/title`,
        label: title,
        shownWhen: [showWhen],
      })),
    ),
    ...alike(reach, 'button', [
      { path: '/leave/stay', label: leave?.stay },
      { path: '/leave/leave', label: leave?.leave },
    ]),
  ]
}

/** A row has one headline at a time. */
function headlines(reach: Reach, { columns }: LintContext['library']['tables'][string]): Finding[] {
  const all = columns.flatMap(({ id, headline, showWhen }, at) =>
    headline ? [{ path: `/columns/${at}/headline`, label: id, shownWhen: [showWhen] }] : [],
  )
  return all.flatMap((one, at) => {
    const first = all.slice(0, at).find((other) => canCoincide(other, one, reach))
    return first === undefined
      ? []
      : [
          error(
            reach.file,
            one.path,
            `'${first.label}' is the headline of a row already: let one column be it.`,
          ),
        ]
  })
}

const lintTable = (table: LintContext['library']['tables'][string], context: LintContext): Finding[] => {
  const reach = reachOf(fileOf(table), table.rules, context)
  const worded = (word: string, all: readonly { id: string; label: string; showWhen?: string }[]) =>
    all.map(({ id, label, showWhen }, at) => ({
      path: `/${word}/${at}/label`,
      label,
      name: id,
      shownWhen: [showWhen],
    }))
  return [
    ...alike(reach, 'column', worded('columns', table.columns)),
    ...alike(reach, 'filter', worded('filters', table.filters ?? [])),
    ...alike(
      reach,
      'action',
      (table.rowActions ?? []).map((action, at) =>
        !('label' in action)
          ? { path: '', label: undefined }
          : {
              path: `/rowActions/${at}/label`,
              label: action.label,
              shownWhen: ['when' in action ? action.when : undefined],
            },
      ),
    ),
    ...headlines(reach, table),
  ]
}

/** Reports moves from one state with the same label; moves of one call have their own finding. */
function lintMoves({ moves }: Machine, reach: Reach): Finding[] {
  return moves.flatMap((move, at) => {
    const shownWhen = [move.guard]
    const twin = moves
      .slice(0, at)
      .find(
        (other) =>
          move.label !== undefined &&
          other.label === move.label &&
          other.from.some((state) => move.from.includes(state)) &&
          !isOneCall(other, move) &&
          canCoincide(
            { path: '', label: other.label, shownWhen: [other.guard] },
            { path: '', label: move.label, shownWhen },
            reach,
          ),
      )
    if (twin === undefined) return []
    const sentence = `'${twin.id}' reads '${move.label}' as well, and both can be made from '${twin.from.find((state) => move.from.includes(state))}': nobody could tell which is which. Give one of them another label.`
    return [derived(reach.file, `/moves/${at}/label`, sentence)]
  })
}

function lintMachine(machine: Machine, context: LintContext): Finding[] {
  const reach = reachOf(`machines/${machine.id}.machine.json`, machine.rules, context)
  const states = Object.entries(machine.states).map(([name, { label }]) => ({
    path: below('/states', name, 'label'),
    label,
    name,
  }))
  // Displays are told apart by their rule; a state may share the words of another.
  const displays = (machine.displays ?? []).map(({ label, state, when }, at) => ({
    path: `/displays/${at}/label`,
    label,
    name: `${state} ${when}`,
  }))
  return [
    ...alike(reach, 'state', states),
    ...alike(reach, 'displayed state', displays),
    ...lintMoves(machine, reach),
  ]
}

function lintTabs(tabs: Tabs | undefined, path: string, reach: Reach): Finding[] {
  const items = tabs?.items ?? []
  const worded = items.map(({ label, gate }, at) => ({
    path: `${path}/items/${at}/label`,
    label,
    shownWhen: [gate],
  }))
  const copied = items.flatMap(({ table }, at): Finding[] => {
    const first = items.findIndex((one) => one.table === table)
    if (table === undefined || first === at) return []
    const sentence = `'${items[first]!.label}' shows the table '${table}' already: one of the two was copied. Name the table of '${items[at]!.label}'.`
    return [error(reach.file, `${path}/items/${at}/table`, sentence)]
  })
  return [
    ...copied,
    ...alike(reach, 'tab', worded),
    ...items.flatMap((tab, at) => lintTabs(tab.tabs, `${path}/items/${at}/tabs`, reach)),
  ]
}

/** Returns the lists people choose from in a flow; other lists may have one label twice. */
const chosenFrom = ({ library: { flows, options, tables } }: LintContext) => {
  const filtered = Object.values(tables).flatMap(({ filters = [] }) => filters.map((one) => one.options))
  const lists: unknown[] = Object.values(flows).flatMap(({ steps }) =>
    steps.flatMap((step, at) => fieldsOf(step, `/steps/${at}`).map(({ field }) => field.options)),
  )
  return Object.values(options).filter(
    ({ id, options: own }) =>
      (lists.includes(id) || (filtered.includes(id) && /-(states|statuses)$/.test(id))) && own.length < LONG,
  )
}

/** Returns the titles of neighbours that carry one. */
type Titled = readonly { readonly title?: string; readonly showWhen?: string }[]

const titled = (path: string, all: Titled = []): Worded[] =>
  all.flatMap(({ title, showWhen }, at) =>
    title === undefined ? [] : [{ path: `${path}/${at}/title`, label: title, shownWhen: [showWhen] }],
  )

/** Reports neighbours with the same label, which nobody can tell apart. */
export const lintReadAlike: Lint = together(
  inEach('flows', (context, flow) => lintFlow(flow, context)),
  inEach('tables', (context, table) => lintTable(table, context)),
  inEach('machines', (context, machine) => lintMachine(machine, context)),
  (context) =>
    chosenFrom(context).flatMap((list) =>
      alike(
        reachOf(`options/${list.id}.options.json`, undefined, context),
        'option',
        list.options.map(({ label, value, showWhen }, at) => ({
          path: `/options/${at}/label`,
          label,
          name: value,
          shownWhen: [showWhen],
        })),
      ),
    ),
  inEach('pages', (context, { id, rules, tabs, links }) => {
    const reach = reachOf(`pages/${id}.page.json`, rules, context)
    return [
      ...lintTabs(tabs, '/tabs', reach),
      ...alike(reach, 'group', titled('/links/groups', Object(links).groups as Titled | undefined)),
    ]
  }),
  inEach('details', (context, { id, rules, sections }) =>
    alike(reachOf(`details/${id}.details.json`, rules, context), 'section', titled('/sections', sections)),
  ),
)
