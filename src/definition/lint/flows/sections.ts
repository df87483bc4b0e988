import type { Finding } from '../../finding.ts'
import type { Conflict, Flow, Step } from '../../generated/flow.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintFolds } from './fields/folds.ts'

const words = ['review', 'detour', 'actions'] as const

function lintSection(file: string, path: string, step: Step): Finding[] {
  const used = words.filter((word) => step[word] !== undefined)
  return [
    ...used.map((word) =>
      error(
        file,
        `${path}/${word}`,
        `Sections are all on one sheet; '${word}' belongs to steps. Take it out.`,
      ),
    ),
    ...(step.next?.call === undefined
      ? []
      : [
          error(
            file,
            `${path}/next/call`,
            'Sections are saved together, by the call under submit. Take the call out here.',
          ),
        ]),
  ]
}

function lintSections(flow: Flow, file: string): Finding[] {
  if (flow.layout !== 'sections')
    return flow.unchanged === undefined
      ? []
      : [error(file, '/unchanged', "'unchanged' belongs to the layout 'sections'. Take it out.")]
  return [
    ...(flow.unchanged === undefined
      ? [
          error(
            file,
            '',
            "Sections need 'unchanged': what people read when nothing was changed. Write it at the top of the flow.",
          ),
        ]
      : []),
    ...(flow.progress
      ? [
          error(
            file,
            '/progress',
            "Sections have no progress; they are all on one sheet. Take 'progress' out.",
          ),
        ]
      : []),
    ...flow.steps.flatMap((step, at) => lintSection(file, `/steps/${at}`, step)),
  ]
}

/** Returns the calls of a flow that handle a conflict with another person's change. */
function conflictsOf({ steps, submit }: Flow): readonly SavedConflict[] {
  const places = [
    ...steps.map(({ next }, at) => ({ path: `/steps/${at}/next/conflict`, ...next })),
    { path: '/submit/conflict', ...submit },
  ]
  return places.flatMap(({ path, conflict, body = {} }) => (conflict ? [{ path, conflict, body }] : []))
}

interface SavedConflict {
  readonly path: string
  readonly conflict: Conflict
  /** Body of the call. */
  readonly body: object
}

function lintConflict(
  flow: Flow,
  file: string,
  { path, conflict: { fault, with: fact }, body }: SavedConflict,
  context: LintContext,
): Finding[] {
  const { starts, facts } = flow
  const unknown = [
    ...unknownName(file, `${path}/fault`, 'fault', fault, namesOf(context, 'faults')),
    ...unknownName(file, `${path}/with`, 'fact', fact, Object.keys(facts ?? {})),
  ]
  if (unknown.length > 0) return unknown
  const status = context.library.faults[fault]?.status
  const paths = typeof starts === 'string' ? [starts] : Object.values(starts ?? {})
  const says: [word: string, sentence: string][] = []
  if (status !== undefined && status !== 409)
    says.push(['fault', `'${fault}' has status ${status}; a conflict is 409. Name a fault of status 409.`])
  const isSent = Object.values(body).some((sent) => String(sent).split('.')[0] === fact)
  if (!isSent && !paths.some((start) => start.split('.')[0] === fact))
    says.push([
      'with',
      `No answer starts from '${fact}', so nothing can differ. Name the fact that answers start from.`,
    ])
  return says.map(([word, sentence]) => error(file, `${path}/${word}`, sentence))
}

/** Reports conflicts of a step without a call: nothing is saved, so there is none. */
function lintIdleConflicts(flow: Flow, file: string): Finding[] {
  return flow.steps.flatMap(({ next }, at) =>
    next?.conflict && next.call === undefined
      ? [
          error(
            file,
            `/steps/${at}/next/conflict`,
            "'conflict' belongs to a call; this step makes none. Take it out.",
          ),
        ]
      : [],
  )
}

/** Checks that sections use only what one sheet supports, folds hide no duty, and a conflict has its fault and version. */
export const lintSectionsOfFlows: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  return [
    ...lintSections(flow, file),
    ...lintFolds(file, flow),
    ...lintIdleConflicts(flow, file),
    ...conflictsOf(flow).flatMap((saved) => lintConflict(flow, file, saved, context)),
  ]
})
