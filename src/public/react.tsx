import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { innerFields } from '#definition/inner-fields.ts'
import type { Flow as FlowDefinition } from '#definition/generated/flow.ts'
import type { Options } from '#definition/generated/options.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { Facts, RuleDefinition } from '#engine/rule/types.ts'
import { FieldTypesContext, KindsContext, useTypes } from '#runtime/field/field-types.ts'
import { ServicesContext } from '#runtime/field/services.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import type { FlowDone } from '#runtime/flow/run/outcome.ts'
import { Flow, type BrokenFlow } from '#runtime/flow/flow.tsx'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { FormThemeContext, type FormTheme } from '#runtime/form/nested/theme.ts'
import { RightsContext, type Rights } from '#runtime/gate/rights.ts'
import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { fieldTypes, kinds, prepare } from '#widgets/index.ts'
import '#widgets/theme/theme.css'

export type { FlowDone } from '#runtime/flow/run/outcome.ts'
export type { Rights } from '#runtime/gate/rights.ts'
export type { RuntimeServices } from '#runtime/field/types.ts'

type Request = Parameters<RuntimeServices['call']>[1]

export interface InterpretedFlowProps {
  /**
   * A flow as in its file, by `schemas/definitions/flow.schema.json`; `portolan/check` reports its errors.
   */
  readonly definition: unknown
  /** The lists its fields name, of `options.schema.json`. */
  readonly options?: readonly Options[]
  /** Additional rules in JSON Logic by name, beside those of the flow. */
  readonly rules?: Readonly<Record<string, RuleDefinition>>
  /**
   * Functions behind the calls, by name. A thrown `{ status, title, detail, fields }` is shown as a refusal.
   */
  readonly calls: Readonly<Record<string, (request: Request) => unknown>>
  /** Facts its rules read. */
  readonly facts?: Facts
  /** Tells whether the person has a permission; without it, every permission is granted. */
  readonly rights?: Rights
  /** Further services: files, the clock, documents. */
  readonly services?: Partial<RuntimeServices>
  readonly onDone: (done: FlowDone) => void
}

let theme: Promise<FormTheme> | undefined
const loadTheme = () =>
  (theme ??= import('#widgets/theme/theme.ts').then(({ blueprintTheme }) => blueprintTheme as FormTheme))
const everything: Rights = () => ({ verdict: 'yes' })
const noFacts: Facts = {}

const refuse = (title: string) => Promise.reject(Object.assign(new Error(title), { status: 404, title }))

function servicesOf({ calls, services }: Pick<InterpretedFlowProps, 'calls' | 'services'>): RuntimeServices {
  return {
    call: async (id, request) => {
      const perform = calls[id]
      return perform
        ? perform(request)
        : refuse(`Nothing performs the call '${id}'. Hand it in as calls['${id}'].`)
    },
    upload: () => refuse('Files are taken by services.upload, which was not handed in.'),
    send: () => refuse('Files are taken by services.send, which was not handed in.'),
    serverNow: () => Date.now(),
    onBack: () => () => undefined,
    announce: () => undefined,
    report: ({ what, detail }) => console.error(what, detail),
    document: () => undefined,
    ...services,
  }
}

type Parts = Pick<InterpretedFlowProps, 'options' | 'rules'>

function linked(definition: FlowDefinition, { options = [], rules = {} }: Parts) {
  const lists = linkOptions(Object.fromEntries(options.map((list) => [list.id, list])))
  const shared = linkRules(rules)
  const result = linkFlow(definition, { kinds, options: lists, rules: shared.rules })
  const problems = [...shared.problems, ...(result.ok ? [] : result.problems)]
  if (result.ok && problems.length === 0) return result.flow
  const broken = problems.map(({ path, sentence }) => `${path}: ${sentence}`)
  return { title: definition.title, broken } satisfies BrokenFlow
}

const typesOf = ({ steps }: FlowDefinition) =>
  steps
    .flatMap(({ fields = [] }) =>
      fields.flatMap((field) => [field, ...innerFields(field).map((inner) => inner.field)]),
    )
    .map(({ type }) => type)

function Interpreted({ definition, options, rules, facts = noFacts, onDone }: InterpretedFlowProps) {
  const given = definition as FlowDefinition
  useTypes(typesOf(given), prepare)
  const flow = useMemo(() => linked(given, { options, rules }), [given, options, rules])
  return <Flow flow={flow} facts={facts} onDone={onDone} />
}

function Provided({
  props,
  children,
}: {
  readonly props: InterpretedFlowProps
  readonly children: ReactNode
}) {
  const [client] = useState(createQueries)
  const [announcements] = useState(createAnnouncements)
  const { calls, services } = props
  const own = useMemo(
    () => ({ ...servicesOf({ calls, services }), announce: announcements.announce }),
    [calls, services, announcements],
  )
  return (
    <Queries client={client}>
      <ServicesContext value={own}>
        <RightsContext value={props.rights ?? everything}>
          <FieldTypesContext value={fieldTypes}>
            <KindsContext value={kinds}>
              <FormThemeContext value={loadTheme}>{children}</FormThemeContext>
            </KindsContext>
          </FieldTypesContext>
        </RightsContext>
      </ServicesContext>
      <Announcer from={announcements} />
    </Queries>
  )
}

/**
 * Renders a whole flow from its JSON: fields, steps, rules, review and refusals. Errors in the JSON are shown
 * in its place.
 */
export function InterpretedFlow(props: InterpretedFlowProps) {
  return (
    <Provided props={props}>
      <Suspense>
        <Interpreted {...props} />
      </Suspense>
    </Provided>
  )
}
