import { partsOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'

const nounOf = (call: string): string => call.slice(0, call.indexOf('.'))

/** Verbs of calls that create one record, which is opened afterwards. */
const MAKES = /\.(create|buy|redeem)$/

/** Finds the page at an address, whatever its parameters, if it shows one record. */
function shownAt(
  address: string,
  { library }: LintContext,
): { readonly id: string; readonly details: string; readonly call: string } | undefined {
  const plain = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')
  const page = Object.values(library.pages).find(({ path }) => plain(path) === plain(address))
  const call = library.details[page?.details ?? '']?.record?.call
  return page === undefined || call === undefined ? undefined : { id: page.id, details: page.details!, call }
}

/** Returns the name of the id in an answer. */
function idIn(call: string, { library, findSchema }: LintContext): string | undefined {
  const schema = findSchema(`entities/${library.calls[call]?.answer}`)
  const names =
    schema === undefined ? [] : partsOf(schema, findSchema).flatMap(({ required = [] }) => required)
  // An id called 'id' may fill any address, so only a name such as `paymentId` is compared.
  return names.includes('id') ? undefined : names.find((name) => name.endsWith('Id'))
}

/** Checks that a flow opens the page of the record it made, with the id of that record and not an answer. */
export const lintOpenedPages: Lint = inEach('flows', (context, { id, steps, submit }): Finding[] => {
  const { call, opens } = submit
  if (typeof opens !== 'string' || context.library.calls[call] === undefined || !MAKES.test(call)) return []
  const shown = shownAt(opens, context)
  const [, filled] = /\{(\w+)\}/.exec(opens) ?? []
  if (shown === undefined || filled === undefined) return []
  // A page with the details of another one has its own finding.
  if (shown.id !== shown.details && context.library.details[shown.id] !== undefined) return []
  const file = `flows/${id}.flow.json`
  if (nounOf(shown.call) !== nounOf(call)) {
    const sentence = `'${opens}' shows what '${shown.call}' finds, and this makes something by '${call}': it would not be found. Write the address of a page of '${nounOf(call)}'.`
    return [derived(file, '/submit/opens', sentence, `details/${shown.details}.details.json`)]
  }
  const own = idIn(call, context)
  const isAnswer = steps.some(({ fields = [] }) => fields.some((field) => field.id === filled))
  if (!isAnswer || own === undefined || own === filled) return []
  const sentence = `'${filled}' is what was answered, and the page '${shown.id}' is found by the id of what was made. Write '{${own}}'.`
  return [{ ...error(file, '/submit/opens', sentence), nearest: opens.replace(`{${filled}}`, `{${own}}`) }]
})
