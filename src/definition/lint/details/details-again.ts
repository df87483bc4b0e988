import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import type { LintContext } from '../context/context.ts'
import { asKey, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'

/** Checks that 'again' opens an existing step of a flow with answers to its fields. */
export function lintAgain(file: string, { again }: Details, context: LintContext): Finding[] {
  if (again === undefined) return []
  const { pages, flows } = context.library
  const missing = unknownName(file, '/again/page', 'page', again.page, namesOf(context, 'pages'))
  const page = pages[again.page]
  if (missing.length > 0 || page === undefined) return missing
  if (page.flow === undefined)
    return [error(file, '/again/page', `The page '${again.page}' opens no flow. Name a page of a flow.`)]
  const flow = flows[page.flow]
  if (flow === undefined) return []
  const fields = flow.steps.flatMap((step) => (step.fields ?? []).map(({ id }) => id))
  const steps = flow.steps.map(({ id }) => id)
  return [
    ...unknownName(file, '/again/step', 'step', again.step, steps),
    ...Object.keys(again.answers).flatMap((name) =>
      unknownName(file, `/again/answers/${name}`, 'field', name.split('.')[0], fields).map(asKey),
    ),
  ]
}
