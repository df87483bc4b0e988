import type { Finding } from '../../finding.ts'
import type { Field, Flow } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { inEach, type EachLint } from '../context/each.ts'
import type { LintContext } from '../context/context.ts'
import { unknownName, unknownType } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintMilliseconds } from '../limits/milliseconds.ts'
import { lintLookup } from './lookup.ts'

/** The lists that name parts of a record, each with its place. */
function namedParts({ options }: Field): [number, string][] {
  const also = typeof options === 'object' ? (options.also ?? []) : []
  return also.flatMap((part, at): [number, string][] =>
    typeof part === 'string' ? [] : [[at, part.options]],
  )
}

function lintField(file: string, path: string, field: Field, flow: Flow, context: LintContext): Finding[] {
  const { fieldTypes } = context
  const list = typeof field.options === 'string' ? field.options : field.options?.labels
  const details = typeof field.options === 'object' ? field.options.details : undefined
  const listPath = typeof field.options === 'string' ? `${path}/options` : `${path}/options/labels`
  return [
    ...unknownType(file, `${path}/type`, 'field type', field.type, Object.keys(fieldTypes)),
    ...unknownName(file, listPath, 'list of options', list, namesOf(context, 'options')),
    ...namedParts(field).flatMap(([at, named]) =>
      unknownName(
        file,
        `${path}/options/also/${at}/options`,
        'list of options',
        named,
        namesOf(context, 'options'),
      ),
    ),
    ...unknownName(file, `${path}/options/details`, 'details', details, namesOf(context, 'details')),
    ...unknownName(file, `${path}/accepts`, 'list of options', field.accepts, namesOf(context, 'options')),
    ...unknownName(file, `${path}/limit`, 'limit', field.limit, namesOf(context, 'limits')),
    ...unknownName(file, `${path}/least`, 'limit', field.least, namesOf(context, 'limits')),
    ...unknownName(file, `${path}/most`, 'limit', field.most, namesOf(context, 'limits')),
    ...unknownName(file, `${path}/document`, 'document', field.document, namesOf(context, 'documents')),
    ...unknownName(file, `${path}/call`, 'call', field.call, namesOf(context, 'calls')),
    ...lintLookup(file, `${path}/lookup`, field.lookup, context),
    ...unknownName(file, `${path}/entry`, 'flow', field.entry, namesOf(context, 'flows')),
    ...unknownName(file, `${path}/follow`, 'call', field.follow, namesOf(context, 'calls')),
    ...unknownName(file, `${path}/template/call`, 'call', field.template?.call, namesOf(context, 'calls')),
    ...unknownName(file, `${path}/derivedFrom`, 'value', field.derivedFrom, Object.keys(flow.values ?? {})),
  ]
}

function lintSteps(file: string, flow: Flow, context: LintContext): Finding[] {
  const calls = namesOf(context, 'calls')
  const permissions = namesOf(context, 'permissions')
  const stages = (flow.progress ?? []).map((stage) => stage.id)
  const steps = flow.steps.map((step) => step.id)
  return flow.steps.flatMap((step, index) => {
    const path = `/steps/${index}`
    const fields = (step.fields ?? []).map((field) => field.id)
    return [
      ...unknownName(file, `${path}/stage`, 'stage', step.stage, stages),
      ...(step.group ?? []).flatMap((group, at) =>
        unknownName(file, `${path}/group/${at}/stage`, 'stage', group.stage, stages),
      ),
      ...(['fieldsFrom', 'forEach'] as const).flatMap((word) =>
        (['empty', 'failed'] as const).flatMap((when) =>
          unknownName(
            file,
            `${path}/${word}/${when}`,
            'fault',
            step[word]?.[when],
            namesOf(context, 'faults'),
          ),
        ),
      ),
      ...unknownName(file, `${path}/fieldsFrom/call`, 'call', step.fieldsFrom?.call, calls),
      ...unknownName(file, `${path}/forEach/call`, 'call', step.forEach?.call, calls),
      ...unknownName(file, `${path}/next/call`, 'call', step.next?.call, calls),
      ...unknownName(file, `${path}/next/permission`, 'permission', step.next?.permission, permissions),
      ...(step.next?.refreshes ?? []).flatMap((name, at) =>
        unknownName(file, `${path}/next/refreshes/${at}`, 'fact', name, Object.keys(flow.facts ?? {})),
      ),
      ...(step.checks ?? []).flatMap((check, at) =>
        unknownName(file, `${path}/checks/${at}/at`, 'field', check.at, fields),
      ),
      ...(step.actions ?? []).flatMap((action, at) => [
        ...unknownName(file, `${path}/actions/${at}/goTo`, 'step', action.goTo, steps),
        ...unknownName(
          file,
          `${path}/actions/${at}/permission`,
          'permission',
          action.permission,
          permissions,
        ),
      ]),
      ...fieldsOf(step, path).flatMap((one) => lintField(file, one.path, one.field, flow, context)),
    ]
  })
}

function lintFlow(flow: Flow, context: LintContext): Finding[] {
  const file = `flows/${flow.id}.flow.json`
  const calls = namesOf(context, 'calls')
  return [
    ...unknownName(file, '/permission', 'permission', flow.permission, namesOf(context, 'permissions')),
    ...Object.entries(flow.facts ?? {}).flatMap(([name, fact]) => [
      ...unknownName(file, `/facts/${name}/call`, 'call', fact.call, calls),
      ...unknownName(file, `/facts/${name}/failed`, 'fault', fact.failed, namesOf(context, 'faults')),
      ...lintMilliseconds(file, `/facts/${name}/rests`, fact.rests, 'typing rests', context),
      ...unknownName(file, `/facts/${name}/missing`, 'details', fact.missing, namesOf(context, 'details')),
    ]),
    ...lintSteps(file, flow, context),
    ...unknownName(file, '/submit/call', 'call', flow.submit.call, calls),
    ...(flow.submit.instead ?? []).flatMap((ending, at) =>
      unknownName(file, `/submit/instead/${at}/call`, 'call', ending.call, calls),
    ),
  ]
}

/** Checks that every name in a flow exists, and suggests the nearest one otherwise. */
export const lintFlowNames: EachLint<Flow> = inEach('flows', (context, flow) => lintFlow(flow, context))
