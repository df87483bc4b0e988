import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error, repeated } from '../context/findings.ts'
import { namesItself } from '../words/copies.ts'
import { placeholders } from '../words/templates.ts'

interface Text {
  readonly path: string
  readonly name: string
  readonly text: string | undefined
  readonly isBranch?: boolean
}

/** Reports a text that another place of the flow says, and whose name it does not fit. */
const copied = (file: string, all: readonly Text[]): Finding[] =>
  all.flatMap((one) => {
    const { text } = one
    const twin = all.find((other) => other !== one && text !== undefined && other.text === text)
    if (text === undefined || twin === undefined || (one.isBranch && twin.isBranch)) return []
    if (namesItself(twin.name, text) <= namesItself(one.name, text)) return []
    const sentence = `This is what is said of '${twin.name}', word for word: it was copied. Say it of '${one.name}'.`
    return [derived(file, one.path, sentence)]
  })

/** Reports two stages of which each is called as the other. */
function lintStages(file: string, { progress = [] }: Flow): Finding[] {
  return progress.flatMap(({ id, title }, at) => {
    const other = progress
      .slice(at + 1)
      .find(
        (later) =>
          namesItself(id, later.title) > namesItself(id, title) &&
          namesItself(later.id, title) > namesItself(later.id, later.title),
      )
    if (other === undefined) return []
    const sentence = `'${id}' reads as '${other.id}' should, and the other way round: the two were exchanged. Write ‘${other.title}’ here, and ‘${title}’ there.`
    return [derived(file, `/progress/${at}/title`, sentence)]
  })
}

/** Reports a field of one record whose hint tells of another one. */
function lintOf(file: string, flow: Flow): Finding[] {
  const fields = flow.steps.flatMap((step, index) => fieldsOf(step, `/steps/${index}`))
  const names = fields.flatMap(({ field: { options } }) =>
    typeof options === 'object' && options.as !== undefined ? [options.as] : [],
  )
  return fields.flatMap(({ field: { of = '', hint = '' }, path }): Finding[] => {
    const mentioned = names.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(hint))
    if (!names.includes(of) || mentioned === undefined || mentioned === of) return []
    const sentence = `The hint tells of the ${mentioned}, and this is of '${of}'. Write '${mentioned}'.`
    return [{ ...error(file, `${path}/of`, sentence), nearest: mentioned }]
  })
}

/** Reports an ending that tells of another one, which makes another call. */
function lintEndings(file: string, { submit }: Flow): Finding[] {
  const saysOf = (toast: Flow['submit']['toast']) => (typeof toast === 'string' ? toast : toast?.says)
  return (submit.instead ?? []).flatMap(({ call, label, toast }, at): Finding[] => {
    const says = saysOf(toast)
    const isCopied = says !== undefined && says === saysOf(submit.toast) && call !== submit.call
    if (!isCopied || label === submit.label) return []
    const sentence = `This is what is said after '${submit.call}', word for word: it was copied. Say what '${call}' did.`
    return [error(file, `/submit/instead/${at}/toast`, sentence)]
  })
}

/** Reports a flow that edits a record and ends in the call that makes one. */
function lintMade(
  file: string,
  { id, given = [], submit }: Flow,
  { library: { calls } }: LintContext,
): Finding[] {
  const meant = submit.call.replace(/\.create$/, '.update')
  if (!id.startsWith('edit-') || given.length === 0 || meant === submit.call || calls[meant] === undefined)
    return []
  const sentence = `This edits what there is, and '${submit.call}' would make another one. End in '${meant}'.`
  return [{ ...repeated(file, '/submit/call', sentence), nearest: meant }]
}

/** Reports a notice that prints an answer which may be left empty. */
function lintToast(file: string, { steps, submit }: Flow): Finding[] {
  const text = typeof submit.toast === 'string' ? submit.toast : (submit.toast?.says ?? '')
  const empty = steps
    .flatMap(({ fields = [] }) => fields)
    .filter(({ optional, requireWhen }) => optional === true && requireWhen === undefined)
  const [first, ...others] = placeholders(text).map((names) => names.join(' '))
  const odd = others.length > 0 ? undefined : empty.find(({ id }) => id === first)
  if (odd === undefined) return []
  const sentence = `'${odd.id}' may be left empty, and the notice would name nothing then. Print an answer that is always there.`
  return [derived(file, '/submit/toast', sentence)]
}

const nounOf = (call: string): string => call.split('.', 1)[0]!

/** Reports a flow that ends at the list of other records, though those it makes have a list of their own. */
function lintList(file: string, { submit }: Flow, { library }: LintContext): Finding[] {
  const { call, opens } = submit
  const tableOf = (table: string | undefined) => library.tables[table ?? '']?.rows.call
  const page = Object.values(library.pages).find(({ path }) => path === opens)
  const rows = tableOf(page?.table)
  if (rows === undefined || nounOf(rows) === nounOf(call)) return []
  const [own] = Object.values(library.pages).filter(
    ({ table, path }) => nounOf(tableOf(table) ?? '') === nounOf(call) && !path.includes('{'),
  )
  if (own === undefined) return []
  const sentence = `'${page!.path}' lists what '${rows}' finds, and this ends in '${call}': nobody would find it there. Write '${own.path}'.`
  return [{ ...derived(file, '/submit/opens', sentence), nearest: own.path }]
}

/** Reports what a flow tells of another thing than it does. */
export const lintFlowTexts: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  // Steps that show under other rules may be one question asked in two ways.
  const titles = flow.steps.map(({ id, title, showWhen }, at) => ({
    path: `/steps/${at}/title`,
    name: id,
    text: title,
    isBranch: showWhen !== undefined,
  }))
  const empty = flow.steps.flatMap(({ fields = [] }, step) =>
    fields.map(({ id, empty: text }, at) => ({
      path: `/steps/${step}/fields/${at}/empty`,
      name: id,
      text,
    })),
  )
  return [
    ...copied(file, titles),
    ...copied(file, empty),
    ...lintStages(file, flow),
    ...lintOf(file, flow),
    ...lintToast(file, flow),
    ...lintEndings(file, flow),
    ...lintMade(file, flow, context),
    ...lintList(file, flow, context),
  ]
})
