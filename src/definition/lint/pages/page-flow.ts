import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import { templateOf } from '../../page-template.ts'
import { lintSent } from '../calls/bodies.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { unknownFact } from '../rules/facts.ts'
import { pageRoots } from './page-roots.ts'

function lintOpensAt(file: string, { opensAt, flow }: Page, { library }: LintContext): Finding[] {
  if (opensAt === undefined) return []
  if (flow === undefined)
    return [error(file, '/opensAt', "It opens no flow that could begin there: name one under 'flow'.")]
  const steps = library.flows[flow]?.steps.map(({ id }) => id)
  return unknownName(file, '/opensAt', 'step', opensAt, steps)
}

/** Checks that the call made on opening reads no facts of the page; they are still loading then. */
function lintNotes(file: string, page: Page, context: LintContext): Finding[] {
  const { notes } = page
  if (notes === undefined) return []
  const calls = namesOf(context, 'calls')
  const { facts: _later, ...existing } = page
  const roots = pageRoots(context, existing)
  return [
    ...unknownName(file, '/notes/call', 'call', notes.call, calls),
    ...lintSent(file, { path: '/notes/with', call: notes.call, body: notes.with, isBody: false }, context),
    ...Object.entries(notes.with ?? {}).flatMap(([name, from]) =>
      typeof from === 'string' ? unknownFact(file, below('/notes/with', name), from, roots, context) : [],
    ),
    ...(notes.refreshes ?? []).flatMap((call, at) =>
      unknownName(file, `/notes/refreshes/${at}`, 'call', call, calls),
    ),
  ]
}

/**
 * Checks that a flow loads the record in its address, so that a wrong address shows an error. Query
 * parameters name no record.
 */
function lintRecord(file: string, page: Page, { library }: LintContext): Finding[] {
  const flow = library.flows[page.flow ?? '']
  if (flow === undefined) return []
  const requested = JSON.stringify(flow.facts ?? {})
  return Object.entries(page.given ?? {}).flatMap(([name, from]) => {
    const parameter = typeof from === 'string' ? /^address\.(\w+)$/.exec(from)?.[1] : undefined
    if (parameter === undefined || !page.path.includes(`{${parameter}}`)) return []
    if (requested.includes(`"given.${name}"`)) return []
    const sentence = `The flow '${flow.id}' asks for nothing by 'given.${name}', so a wrong address opens it empty. Give it a fact with what is 'missing'.`
    return [derived(file, below('/given', name), sentence, `flows/${flow.id}.flow.json`)]
  })
}

/** Checks that a wizard has breadcrumbs, since it hides the navigation of a phone. */
function lintExit(file: string, page: Page, { library }: LintContext): Finding[] {
  if (templateOf(page, library) !== 'wizard' || page.over !== undefined || page.parent !== undefined)
    return []
  return [
    error(file, '', "On a phone nothing leads out of this wizard. Name the page above it under 'parent'."),
  ]
}

/** Checks the step at which a page opens its flow, and the call made on opening. */
export const lintPageFlow: Lint = inEach('pages', (context, page) => {
  const file = `pages/${page.id}.page.json`
  return [
    ...lintOpensAt(file, page, context),
    ...lintNotes(file, page, context),
    ...lintRecord(file, page, context),
    ...lintExit(file, page, context),
  ]
})
