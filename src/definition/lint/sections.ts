import type { Finding } from '../finding.ts'
import type { Flow, Step } from '../generated/flow.ts'
import { error, type Lint, type LintContext, namesOf, unknownName } from './context.ts'

const words = ['review', 'detour', 'actions'] as const

function lintSection(file: string, path: string, step: Step): Finding[] {
  const used = words.filter((word) => step[word] !== undefined)
  return [
    ...used.map((word) =>
      error(file, `${path}/${word}`, `Sections are all on one sheet; '${word}' belongs to steps.`),
    ),
    ...(step.next?.call === undefined
      ? []
      : [error(file, `${path}/next/call`, 'Sections are saved together, by the call under submit.')]),
  ]
}

function lintSections(flow: Flow, file: string): Finding[] {
  if (flow.layout !== 'sections')
    return flow.unchanged === undefined
      ? []
      : [error(file, '/unchanged', "'unchanged' belongs to the layout 'sections'.")]
  return [
    ...(flow.unchanged === undefined
      ? [error(file, '', "Sections need 'unchanged': what people read when nothing was changed.")]
      : []),
    ...(flow.progress
      ? [error(file, '/progress', 'Sections have no progress; they are all on one sheet.')]
      : []),
    ...flow.steps.flatMap((step, at) => lintSection(file, `/steps/${at}`, step)),
  ]
}

function lintConflict(flow: Flow, file: string, context: LintContext): Finding[] {
  const { conflict } = flow.submit
  if (conflict === undefined) return []
  const { starts, facts } = flow
  const unknown = [
    ...unknownName(file, '/submit/conflict/fault', 'fault', conflict.fault, namesOf(context, 'faults')),
    ...unknownName(file, '/submit/conflict/with', 'fact', conflict.with, Object.keys(facts ?? {})),
  ]
  if (unknown.length > 0) return unknown
  const status = context.library.faults[conflict.fault]?.status
  const paths = typeof starts === 'string' ? [starts] : Object.values(starts ?? {})
  return [
    ...(status === undefined || status === 409
      ? []
      : [
          error(
            file,
            '/submit/conflict/fault',
            `'${conflict.fault}' has status ${status}; a conflict is 409.`,
          ),
        ]),
    ...(paths.some((path) => path.split('.')[0] === conflict.with)
      ? []
      : [
          error(
            file,
            '/submit/conflict/with',
            `No answer starts from '${conflict.with}', so nothing can differ.`,
          ),
        ]),
  ]
}

/** Sections use only what stands on one sheet; a conflict has its fault and a version to compare with. */
export const lintSectionsOfFlows: Lint = (context) =>
  Object.values(context.library.flows).flatMap((flow) => {
    const file = `flows/${flow.id}.flow.json`
    return [...lintSections(flow, file), ...lintConflict(flow, file, context)]
  })
