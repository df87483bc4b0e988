import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, error, unknownName } from '../context/findings.ts'
import { unknownFact } from '../rules/facts.ts'
import { flowRoots, look } from '../context/roots.ts'

/** The names answers have: fields, and what holds the answers to what the server asks for. */
function answerNames(flow: Flow): string[] {
  return flow.steps.flatMap((step) => [
    ...(step.fields ?? []).map((field) => field.id),
    ...[(step.fieldsFrom ?? step.forEach)?.into].filter((into) => into !== undefined),
  ])
}

function lintStarts(flow: Flow, context: LintContext): Finding[] {
  const file = `flows/${flow.id}.flow.json`
  const { starts } = flow
  if (starts === undefined) return []
  const roots = flowRoots(context, flow)
  const answers = answerNames(flow)
  const entries =
    typeof starts === 'string'
      ? [['/starts', starts] as const]
      : Object.entries(starts).map(([name, path]) => [below('/starts', name), path] as const)
  const names = typeof starts === 'string' ? [] : Object.keys(starts)
  return [
    ...names.flatMap((name) =>
      unknownName(file, below('/starts', name), 'field', name.split('.')[0], answers).map(asKey),
    ),
    ...entries.flatMap(([path, fact]) => {
      if (answers.includes(fact.split('.')[0]!))
        return [error(file, path, `'${fact}' is an answer; answers start from facts.`)]
      const unknown = unknownFact(file, path, fact, roots, context)
      const { types } = look(roots, fact, context)
      const isRecord = types.length === 0 || types.includes('object')
      return unknown.length > 0 || typeof starts !== 'string' || isRecord
        ? unknown
        : [error(file, path, `'${fact}' is no record; answers start from the names in one.`)]
    }),
  ]
}

/** Answers start from facts that exist, and in fields that exist. */
export const lintFlowStarts: Lint = (context) =>
  Object.values(context.library.flows).flatMap((flow) => lintStarts(flow, context))
