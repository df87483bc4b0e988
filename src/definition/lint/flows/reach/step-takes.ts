import { partsOf } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived } from '../../context/findings.ts'
import { below } from '../../context/nested-nodes.ts'

const isConstant = (value: unknown): value is { readonly is: unknown } =>
  typeof value === 'object' && value !== null && 'is' in value

/** Returns the fact whose entries a field offers as options. */
function listOf({ steps }: Flow, field: string): string | undefined {
  const found = steps.flatMap(({ fields = [] }) => fields).find(({ id }) => id === field)
  const { from } = Object(found?.options) as { readonly from?: string }
  return from?.split('.')[0]
}

/** Checks that one answer takes the record a step makes, has its kind, and reloads its list of options. */
function lintTaken(file: string, flow: Flow): Finding[] {
  const takers = new Map<string, string>()
  return flow.steps.flatMap(({ id, next }, at) =>
    Object.keys(next?.take ?? {}).flatMap((field): Finding[] => {
      const path = `/steps/${at}/next`
      const before = takers.get(field)
      takers.set(field, id)
      if (before !== undefined)
        return [
          derived(
            file,
            below(`${path}/take`, field),
            `'${before}' is taken as '${field}' already: what '${id}' makes would take its place, and be chosen nowhere. Name the answer that '${id}' is for.`,
          ),
        ]
      const list = listOf(flow, field)
      const fact = flow.facts?.[list ?? '']
      if (list === undefined || fact === undefined) return []
      if (!(next?.refreshes ?? []).includes(list))
        return [
          {
            ...derived(
              file,
              `${path}/refreshes`,
              `'${field}' is chosen from '${list}', which is not asked for again after '${id}'. What was made would not be among it. Name '${list}'.`,
            ),
            nearest: list,
          },
        ]
      return Object.entries(fact.with ?? {}).flatMap(([name, value]) => {
        const sent: unknown = next?.body?.[name]
        return !isConstant(value) || !isConstant(sent) || sent.is === value.is
          ? []
          : [
              derived(
                file,
                below(`${path}/body`, name),
                `'${list}' lists what has the ${name} '${String(value.is)}', and '${id}' makes '${String(sent.is)}': it would never be among them. Write the same here and under facts/${list}.`,
              ),
            ]
      })
    }),
  )
}

/** Reports two facts with the same call and values: one of them was copied. */
function lintFacts(file: string, { facts = {} }: Flow): Finding[] {
  const takenBy = new Map<string, string>()
  return Object.entries(facts).flatMap(([name, { call, with: given = {} }]) => {
    const what = JSON.stringify([call, given])
    const before = takenBy.get(what)
    takenBy.set(what, before ?? name)
    return before === undefined || Object.values(given).every((value) => !isConstant(value))
      ? []
      : [
          derived(
            file,
            below('/facts', name),
            `'${name}' asks the same of '${call}' as '${before}': one of the two was copied. Say under 'with' what '${name}' is.`,
          ),
        ]
  })
}

/** Checks that a field's words on empty answers, on its files and on its document are true. */
function lintFields(file: string, { steps }: Flow, { library }: LintContext): Finding[] {
  return steps.flatMap(({ fields = [] }, step) =>
    fields.flatMap(({ id, type, hint = '', optional, limit, most, document }, at): Finding[] => {
      const path = `/steps/${step}/fields/${at}`
      const own = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [
        ...(/\bleave it (empty|open)\b/i.test(hint) && !optional
          ? [
              derived(
                file,
                path,
                `The hint lets people leave '${id}' empty, and it must be answered. Write "optional": true, or change the hint.`,
              ),
            ]
          : []),
        ...(['limit', 'most'] as const).flatMap((word) => {
          const name = { limit, most }[word]
          return type !== 'file' ||
            typeof name !== 'string' ||
            /file/i.test(name) ||
            library.limits[name] === undefined
            ? []
            : [
                derived(
                  file,
                  `${path}/${word}`,
                  `'${name}' is no limit of files: other files would be refused or taken than the program does. Name one of files, such as ${word === 'limit' ? 'fileBytes' : 'oneFile'}.`,
                ),
              ]
        }),
        ...(document === undefined || document === own || library.documents[own] === undefined
          ? []
          : [
              {
                ...derived(
                  file,
                  `${path}/document`,
                  `'${id}' has a document of its own name, and people would agree to '${document}'. Name '${own}'.`,
                ),
                nearest: own,
              },
            ]),
      ]
    }),
  )
}

/** Checks that a flow that overwrites a shared record sends the version it began with. */
function lintVersion(file: string, { submit }: Flow, { library, findSchema }: LintContext): Finding[] {
  const { conflict, call, body } = submit ?? {}
  const request = library.calls[call ?? '']?.request
  const schema = request === undefined ? undefined : findSchema(`entities/${request}`)
  const isTaken =
    schema !== undefined &&
    partsOf(schema, findSchema).some(({ properties }) => properties?.version !== undefined)
  return conflict === undefined || !isTaken || body?.version !== undefined
    ? []
    : [
        derived(
          file,
          '/submit/body',
          `'conflict' compares what others changed meanwhile, and no version is sent: the last one would win unseen. Write "version": "${conflict.with}.version".`,
        ),
      ]
}

/** Checks that a record shown by a step depends only on answers of earlier steps. */
function lintShown(file: string, { steps, facts = {} }: Flow): Finding[] {
  const stepOf = new Map(steps.flatMap(({ fields = [] }, at) => fields.map(({ id }) => [id, at] as const)))
  return steps.flatMap(({ id, shows = [] }, step) =>
    shows.flatMap(({ record }, at) => {
      const fact = record.split('.')[0] ?? ''
      const needed = Object.values(facts[fact]?.with ?? {}).find(
        (value) => typeof value === 'string' && (stepOf.get(value.split('.')[0]!) ?? -1) >= step,
      )
      return needed === undefined
        ? []
        : [
            derived(
              file,
              `/steps/${step}/shows/${at}/record`,
              `'${fact}' needs the answer to '${String(needed)}', which '${id}' does not have yet when it opens: nothing would be shown. Show it in a later step.`,
            ),
          ]
    }),
  )
}

/** Checks that made records, facts, fields and versions of a flow fit together. */
export const lintStepTakes: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  return [lintTaken, lintFacts, lintFields, lintVersion, lintShown].flatMap((lint) =>
    lint(file, flow, context),
  )
})
