import type { Finding } from '../../finding.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import type { Flow, LastingToast } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { inEach, together, type EachLint } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { noPage } from '../pages/addresses.ts'
import { error, warning, withoutFix } from '../context/findings.ts'
import { unknownFact } from '../rules/facts.ts'
import { currencyOf, isMoney } from '../rules/comparisons/money.ts'
import { answerOf, flowRoots, look, type FactRoots } from '../context/roots.ts'

type Text = readonly [path: string, text: string | undefined]

/** Returns the placeholders of a text: one name each, or an amount and its currency. */
export function placeholders(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]!.split(' '))
}

function lintPlaceholder(
  file: string,
  path: string,
  names: readonly string[],
  flow: Flow,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const unknown = names.flatMap((name) => unknownFact(file, path, name, roots, context).map(withoutFix))
  if (unknown.length > 0) return unknown
  const [amount = '', currency, ...more] = names
  if (more.length > 0 || (currency !== undefined && !isMoney(amount, roots, context)))
    return [
      error(file, path, `Write one name in braces, or an amount and its currency: {${names.join(' ')}}.`),
    ]
  if (!isMoney(amount, roots, context)) return []
  const own = currencyOf(amount, flow, roots, context)
  if (currency === undefined)
    return [
      warning(
        file,
        path,
        `'${amount}' is printed without its currency. Write {${amount} ${own ?? 'currency'}}.`,
      ),
    ]
  if (own === undefined || own === currency) return []
  return [error(file, path, `'${amount}' is an amount in '${own}', not in '${currency}'. Write '${own}'.`)]
}

function toastAt(path: string, toast: string | LastingToast | undefined): Text {
  return typeof toast === 'object' ? [`${path}/says`, toast.says] : [path, toast]
}

function lintOpens(
  file: string,
  path: string,
  opens: string | undefined,
  call: string | undefined,
  context: LintContext,
): Finding[] {
  if (opens === undefined) return []
  const roots: FactRoots = new Map([['answer', answerOf(context, call)]])
  const names = placeholders(opens).flatMap(([name = '']): Finding[] => {
    const found = look(roots, `answer.${name}`, context)
    if (found.isResolved) return []
    const nearest = nearestName(name, found.names)
    const finding = error(file, path, `The answer of '${call}' has no '${name}'. Write a name of the answer.`)
    return [nearest === undefined ? finding : { ...finding, nearest }]
  })
  return names.length > 0 ? names : noPage(file, path, opens, context)
}

const lintRedirect = (file: string, path: string, redirect: string | undefined, context: LintContext) =>
  redirect === undefined || redirect === 'first' ? [] : noPage(file, path, redirect, context)

/** Checks that the texts of a flow print existing facts and that its addresses lead to pages. */
export const lintTemplatesOfFlows: EachLint<Flow> = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const { submit } = flow
  const roots = flowRoots(context, flow)
  const texts: Text[] = [
    ...(flow.summary ?? []).map((line, at): Text => [`/summary/${at}/value`, line.value]),
    ['/submit/label', submit.label],
    toastAt('/submit/toast', submit.toast),
    ...(submit.instead ?? []).flatMap((ending, at): Text[] => [
      [`/submit/instead/${at}/label`, ending.label],
      toastAt(`/submit/instead/${at}/toast`, ending.toast),
    ]),
    ...flow.steps.flatMap((step, at): Text[] => [
      [`/steps/${at}/next/label`, step.next?.label],
      toastAt(`/steps/${at}/next/toast`, step.next?.toast),
      ...(step.checks ?? []).map((check, of): Text => [`/steps/${at}/checks/${of}/message`, check.message]),
      ...fieldsOf(step, `/steps/${at}`).flatMap(({ field, path }) =>
        (field.tells ?? []).map(({ says }, which): Text => [`${path}/tells/${which}/says`, says]),
      ),
    ]),
  ]
  return [
    ...texts.flatMap(([path, text]) =>
      placeholders(text ?? '').flatMap((names) => lintPlaceholder(file, path, names, flow, roots, context)),
    ),
    ...lintOpens(file, '/submit/opens', submit.opens, submit.call, context),
    ...lintRedirect(file, '/submit/opensWaiting', submit.opensWaiting, context),
    ...(submit.instead ?? []).flatMap((ending, at) =>
      lintOpens(file, `/submit/instead/${at}/opens`, ending.opens, ending.call, context),
    ),
  ]
})

/** Checks that texts print existing facts and that addresses lead to pages. */
export const lintTemplates: Lint = together(
  lintTemplatesOfFlows,
  inEach('pages', (context, { id, redirect, offered }) => [
    ...lintRedirect(`pages/${id}.page.json`, '/redirect', redirect, context),
    ...lintRedirect(`pages/${id}.page.json`, '/offered/redirect', offered?.redirect, context),
  ]),
)
