import type { Finding } from '../../finding.ts'
import { partsOf, resolvePath, type FindSchema, type SchemaNode } from '../../facts/fact-type.ts'
import type { Call } from '../../generated/call.ts'
import type { Body, Flow } from '../../generated/flow.ts'
import { lintConstant } from './constants.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, error, withNearest, withoutFix } from '../context/findings.ts'
import { memoizeFor } from '../context/cache.ts'
import { sentFields } from './sent-fields.ts'

/** A body that a definition sends with a call, and its place in the file. */
export interface Sent {
  readonly path: string
  readonly call: string
  readonly body: Body | undefined
  /** True for the request entity; false for query and path parameters, unless the call has no query. */
  readonly isBody: boolean
  /** Other names of the request that the field type adds; 'field' if they are not listed. */
  readonly completedBy?: readonly string[] | 'field'
}

/** Names that a field of a type adds to the request of its call. */
const addedBy: Readonly<Record<string, readonly string[]>> = { quote: ['quoteAmount', 'quoteAmountType'] }

/** Everything a flow sends: with facts, steps, fields and its endings. */
export const sentBy = memoizeFor((flow: Flow): readonly Sent[] => {
  const { submit } = flow
  return [
    ...Object.entries(flow.facts ?? {}).map(([name, fact]) => ({
      path: below('/facts', name, 'with'),
      call: fact.call,
      body: fact.with,
      isBody: false,
    })),
    ...flow.steps.flatMap((step, at): Sent[] => [
      ...(['fieldsFrom', 'forEach'] as const).flatMap((word): Sent[] => {
        const source = step[word]
        const path = `/steps/${at}/${word}/with`
        return source === undefined ? [] : [{ path, call: source.call, body: source.with, isBody: false }]
      }),
      ...(step.next?.call === undefined
        ? []
        : [{ path: `/steps/${at}/next/body`, call: step.next.call, body: step.next.body, isBody: true }]),
      ...(step.fields ?? []).flatMap(({ template }, of): Sent[] =>
        template === undefined
          ? []
          : [
              {
                path: `/steps/${at}/fields/${of}/template/with`,
                call: template.call,
                body: template.with,
                isBody: true,
              },
            ],
      ),
      ...(step.fields ?? []).flatMap((field, of): Sent[] =>
        field.call === undefined
          ? []
          : [
              {
                path: `/steps/${at}/fields/${of}/with`,
                call: field.call,
                body: field.with,
                isBody: true,
                completedBy: addedBy[field.type] ?? 'field',
              },
            ],
      ),
    ]),
    { path: '/submit/body', call: submit.call, body: submit.body, isBody: true },
    ...(submit.instead ?? []).map((ending, at) => ({
      path: `/submit/instead/${at}/body`,
      call: ending.call,
      body: ending.body,
      isBody: true,
    })),
  ]
})

/** Returns the paths of the parts inside an object: 'a.b', and 'a.b.c' below it. */
function namesInside({ properties = {} }: SchemaNode, context: LintContext, depth = 0): string[] {
  return Object.entries(properties).flatMap(([name, property]) =>
    partsOf(property, context.findSchema)
      .flatMap((part) => [
        ...Object.keys(part.properties ?? {}),
        ...(depth < DEEPEST ? namesInside(part, context, depth + 1) : []),
        ...entriesIn(part, context).map((inner) => `0.${inner}`),
      ])
      .map((inner) => `${name}.${inner}`),
  )
}

const DEEPEST = 2

function entriesIn({ items }: SchemaNode, context: LintContext): string[] {
  if (items === undefined) return []
  return partsOf(items, context.findSchema).flatMap((part) => Object.keys(part.properties ?? {}))
}

/** Returns the objects that allow any property: with 'a' open, 'a.b' is allowed. */
function openInside({ properties = {} }: SchemaNode, context: LintContext): string[] {
  return Object.entries(properties).flatMap(([name, property]) =>
    partsOf(property, context.findSchema).some((part) => isObject(part) && part.properties === undefined)
      ? [name]
      : [],
  )
}

const isObject = ({ type }: SchemaNode): boolean => type === 'object'

interface Taken {
  readonly names: readonly string[]
  readonly open: readonly string[]
  readonly required: readonly string[]
  readonly schema: SchemaNode | undefined
  readonly isBody: boolean
}

/** Returns the names a call takes and those it requires; undefined if the call or its schema is missing. */
export function takenOf(sent: Sent, context: LintContext): Taken | undefined {
  const call = context.library.calls[sent.call]
  if (call === undefined) return undefined
  const isBody = sent.isBody || (call.method !== 'GET' && call.method !== 'DELETE')
  const byCall = takenBy(context.findSchema)[isBody ? 'body' : 'query']
  const taken = byCall.get(call) ?? { is: takenAs(isBody, call, context) }
  byCall.set(call, taken)
  return taken.is
}

type TakenByCall = WeakMap<Call, { readonly is: Taken | undefined }>

const takenBy = memoizeFor((_find: FindSchema): Record<'body' | 'query', TakenByCall> => ({
  body: new WeakMap(),
  query: new WeakMap(),
}))

function takenAs(isBody: boolean, call: Call, context: LintContext): Taken | undefined {
  const parameters = [...call.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)
  const entity = isBody ? call.request : call.query
  const schema: SchemaNode | undefined =
    entity === undefined ? undefined : context.findSchema(`entities/${entity}`)
  if (entity !== undefined && schema === undefined) return undefined
  const parts = schema === undefined ? [] : partsOf(schema, context.findSchema)
  const isOpen = parts.some((part) => part.additionalProperties !== false && part.properties === undefined)
  if (schema?.additionalProperties !== false && isOpen) return undefined
  const existing = parts.flatMap((part) => Object.keys(part.properties ?? {}))
  const inside = isBody ? parts.flatMap((part) => namesInside(part, context)) : []
  const open = isBody ? parts.flatMap((part) => openInside(part, context)) : []
  const required = schema?.required ?? []
  const names = [...existing, ...inside, ...parameters]
  return { names: names, open, required: [...required, ...parameters], schema, isBody }
}

const outer = (name: string): string => name.split('.')[0] ?? name

/** Every entry of a list is as its first. */
export const ofFirst = (name: string): string => name.replaceAll(/\.\d+\./g, '.0.')

/** Checks that a body sends only names that the call takes, and all that the call requires. */
export function lintSent(file: string, sent: Sent, context: LintContext): Finding[] {
  const names = takenOf(sent, context)
  if (names === undefined) return []
  const given = Object.keys(sent.body ?? {})
  const unknown = given
    .filter((name) => !names.names.includes(ofFirst(name)) && !names.open.includes(outer(name)))
    .map((name) => {
      const sentence = `The call '${sent.call}' takes no '${name}'.`
      return asKey(withNearest(error(file, below(sent.path, name), sentence), name, names.names))
    })
  const { completedBy = [] } = sent
  const missing =
    completedBy === 'field'
      ? []
      : names.required.filter(
          (name) => !completedBy.includes(name) && !given.some((one) => outer(one) === name),
        )
  const constants = Object.entries(sent.body ?? {}).flatMap(([name, from]) =>
    lintConstant(
      file,
      below(sent.path, name),
      { call: sent.call, name, from, isBody: names.isBody },
      names.schema,
      context,
    ),
  )
  return [
    ...unknown,
    ...constants,
    ...missing.map((name) =>
      error(
        file,
        sent.path,
        `The call '${sent.call}' needs '${name}', which is not sent. Write under 'body' or 'with' where it comes from.`,
      ),
    ),
  ]
}

/** Checks that a group or list sends names that its call takes, and all that are required. */
function lintInner(file: string, sent: Sent, flow: Flow, context: LintContext): Finding[] {
  const schema = takenOf(sent, context)?.schema
  if (schema === undefined) return []
  return sentFields(flow, sent.body).flatMap(({ name, field, path }): Finding[] => {
    const fields = field.fields ?? []
    if (fields.length === 0) return []
    const place = field.type === 'list' ? `${name}.0` : name
    const { nodes } = resolvePath(schema, place.split('.'), context.findSchema)
    const taken = nodes.flatMap(({ properties = {} }) => Object.keys(properties))
    const isOpen = nodes.every(({ additionalProperties }) => additionalProperties !== false)
    const unknown = fields.flatMap(({ id }, at): Finding[] => {
      if (isOpen || taken.includes(id)) return []
      const finding = error(
        file,
        `${path}/fields/${at}/id`,
        `The call '${sent.call}' takes no '${place}.${id}'.`,
      )
      return [withoutFix(withNearest(finding, id, taken))]
    })
    const missing = nodes
      .flatMap(({ required = [] }) => required)
      .flatMap((id): Finding[] => {
        const at = fields.findIndex((one) => one.id === id)
        const isRequested =
          fields[at] !== undefined && (!fields[at].optional || fields[at].requireWhen !== undefined)
        if (isRequested || unknown.length > 0) return []
        const why = at === -1 ? `'${field.id}' does not ask` : 'may be left empty'
        const sentence = `The call '${sent.call}' needs '${place}.${id}', which ${why}. Ask for it there.`
        return [error(file, at === -1 ? path : `${path}/fields/${at}`, sentence)]
      })
    return [...unknown, ...missing]
  })
}

/** Checks the bodies of a flow against the request entities of their calls, and the objects inside them. */
export const lintBodies: Lint = inEach('flows', (context, flow) =>
  sentBy(flow).flatMap((sent) => [
    ...lintSent(`flows/${flow.id}.flow.json`, sent, context),
    ...(sent.isBody ? lintInner(`flows/${flow.id}.flow.json`, sent, flow, context) : []),
  ]),
)
