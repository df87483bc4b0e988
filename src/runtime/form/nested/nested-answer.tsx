import {
  toFieldPathId,
  type ArrayFieldItemTemplateProps,
  ErrorSchemaBuilder,
  type FormValidation,
} from '@rjsf/utils'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type FocusEvent } from 'react'
import { sayForms } from '#values/generated/say-forms.ts'
import { entriesOf, isEntry, type Entry } from '#engine/field/entries.ts'
import { limitNamed } from '#engine/field/limit.ts'
import type { FieldFacts, PartProblem } from '#engine/field/types.ts'
import { nameOfItem } from '#engine/flow/linking/inner-fields.ts'
import type { FlowStore, FieldState } from '#engine/flow/types.ts'
import { useServices } from '../../field/services.ts'
import type { WidgetProps } from '../../field/types.ts'
import { hold } from '../../preload/fetch-again.ts'
import { AnswerField, OnlyFieldContext, PlaceContext } from './answer-field.tsx'
import { EntryField, OpenEntriesContext } from './entry-field.tsx'
import { InnerRunProvider, type InnerAnswers } from './inner-run.tsx'
import { nestedForm } from './nested-schema.ts'
import { createRegistry } from './registry.ts'
import { FormThemeContext, type FormTheme } from './theme.ts'
import { changeOf, focusAfter, type ListChange } from './list-change.ts'
import { validator } from './validator.ts'

interface ItemHome {
  readonly answers: InnerAnswers | undefined
  readonly theme: FormTheme
}

const ItemContext = createContext<ItemHome | undefined>(undefined)

/** One item of a list in the product's look, with the run of its fields around it. */
function ItemTemplate(props: ArrayFieldItemTemplateProps) {
  const home = use(ItemContext)
  const Themed = home?.theme.templates?.ArrayFieldItemTemplate
  if (!home || !Themed) return props.children
  if (!home.answers) return <Themed {...props} />
  return (
    <InnerRunProvider answers={home.answers} at={props.index}>
      <Themed {...props} />
    </InnerRunProvider>
  )
}

const fields = { answer: AnswerField, entry: EntryField }

/** The theme, with our widgets as the parts rjsf places. */
function withParts(theme: FormTheme): FormTheme {
  return {
    ...theme,
    fields: { ...theme.fields, ...fields },
    templates: { ...theme.templates, ArrayFieldItemTemplate: ItemTemplate },
  }
}

/**
 * Returns the errors of the whole answer from schema and engine; an error of a part is shown at that part.
 */
function wholeErrors(
  state: FieldState,
  form: ReturnType<typeof nestedForm>,
  problems: readonly PartProblem[],
) {
  if (state.error === undefined) return undefined
  const own = problems.filter(({ path }) => path === '').map(({ message }) => message)
  const isReported = problems.length > 0 || state.refusedInside !== undefined
  const check = (_value: unknown, errors: FormValidation) => {
    for (const message of isReported ? own : [state.error ?? '']) errors.addError(message)
    return errors
  }
  const { errors } = validator.validateFormData(state.value ?? emptyOf(form), form.schema, check)
  const messages = errors.flatMap(({ property = '', message = '' }) =>
    ['', '.'].includes(property) ? [message] : [],
  )
  return messages.length === 0
    ? undefined
    : new ErrorSchemaBuilder().addErrors([...new Set(messages)]).ErrorSchema
}

const emptyOf = ({ schema }: ReturnType<typeof nestedForm>): unknown => (schema.type === 'array' ? [] : {})

const factsFor = (state: FieldState, store: FlowStore): FieldFacts => ({
  field: state.definition,
  options: state.options,
  read: (path) => store.fact(path),
})

/**
 * Group or list, rendered by rjsf from the definition; the store owns the value and our widgets show the
 * fields.
 */
export function NestedAnswer({ id, state, store, invalid, onLeave }: WidgetProps) {
  const theme = use(hold(use(FormThemeContext)()))
  const { definition, value, refusedInside } = state
  const linked = store.flow.fields.get(state.id)
  const parts = linked?.parts
  const place = use(PlaceContext) ?? state.id
  const facts = factsFor(state, store)
  const [least, most] = [limitNamed(facts, definition.least), limitNamed(facts, definition.most)]
  const form = useMemo(() => nestedForm(definition, { least, most }), [definition, least, most])
  const registry = useMemo(() => createRegistry(form.schema, withParts(theme), id), [form, theme, id])
  const pathId = useMemo(() => toFieldPathId('', registry.globalFormOptions, []), [registry])
  const problems = useMemo(
    () => (state.error === undefined ? [] : (linked?.kind.problems?.(value, factsFor(state, store)) ?? [])),
    [state, value, linked, store],
  )
  const errors = useMemo(() => wholeErrors(state, form, problems), [state, form, problems])
  const only = definition.each?.id
  const answers = useMemo(
    () =>
      parts && {
        outer: store,
        field: state.id,
        parts,
        place,
        only,
        isReported: invalid,
        refused: refusedInside,
      },
    [store, state.id, parts, place, only, invalid, refusedInside],
  )
  const box = useRef<HTMLDivElement>(null)
  const { items, change, entries } = useItems(box, state, store, invalid)
  const { SchemaField } = registry.fields
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
  }
  const home = useMemo(() => ({ answers, theme }), [answers, theme])
  if (!SchemaField) return null
  const isNamedByStep = store.step(store.place().step).definition.title === definition.label
  const drawn = (
    <SchemaField
      name=""
      schema={form.schema}
      uiSchema={form.uiSchema}
      formData={definition.type === 'list' ? items : value}
      errorSchema={errors}
      fieldPathId={pathId}
      registry={registry}
      required={state.required}
      disabled={state.locked}
      onChange={change}
      onBlur={ignore}
      onFocus={ignore}
    />
  )
  return (
    <div ref={box} className={isNamedByStep ? 'ptl-nested ptl-nested--named' : 'ptl-nested'} onBlur={leave}>
      <OnlyFieldContext value={only}>
        <OpenEntriesContext value={entries}>
          <ItemContext value={home}>
            {answers && definition.type !== 'list' ? (
              <InnerRunProvider answers={answers}>{drawn}</InnerRunProvider>
            ) : (
              drawn
            )}
          </ItemContext>
        </OpenEntriesContext>
      </OnlyFieldContext>
    </div>
  )
}

const fresh = (): Entry => ({ id: crypto.randomUUID(), answers: {}, says: '' })

/** Returns the items of a list; adding, removing and moving are announced and move the focus. */
function useItems(
  box: React.RefObject<HTMLDivElement | null>,
  { id, definition, value, locked }: FieldState,
  store: FlowStore,
  isReported: boolean,
) {
  const { announce } = useServices()
  const [first] = useState(fresh)
  const asksByFlow = definition.entry !== undefined
  const items = useMemo((): readonly unknown[] => {
    const stored: readonly unknown[] = asksByFlow ? entriesOf(value) : Array.isArray(value) ? value : []
    // An empty first item is shown, which counts only once something is filled in.
    return asksByFlow && stored.length === 0 ? [first] : stored
  }, [asksByFlow, value, first])
  const [open, setOpen] = useState(() => openAtFirst(items))
  const changed = useRef<ListChange>(undefined)
  const change = useCallback(
    (next: unknown) => {
      if (!Array.isArray(next)) return
      const given = asksByFlow ? next.map((item: unknown) => (isEntry(item) ? item : fresh())) : next
      const made = changeOf(items, given)
      changed.current = made
      if (asksByFlow && made.kind === 'added')
        setOpen({ entry: (given[made.at] as Entry).id, isChosen: true })
      store.answer(id, given)
      announce(sentenceOf(made, nameOfItem(definition, made.at), given.length))
    },
    [asksByFlow, items, store, id, definition, announce],
  )
  useEffect(() => {
    if (!changed.current || !box.current) return
    if (focusAfter(changed.current, box.current)) changed.current = undefined
  })
  const choose = useCallback((entry: string) => setOpen({ entry, isChosen: true }), [])
  const keep = useCallback(
    (entry: Entry) => {
      const existing = entriesOf(store.field(id).value)
      const isStored = existing.some((one) => one.id === entry.id)
      store.answer(
        id,
        isStored ? existing.map((one) => (one.id === entry.id ? entry : one)) : [...existing, entry],
      )
    },
    [store, id],
  )
  const entries = useMemo(
    () => ({ store, definition, open, choose, keep, isReported, isLocked: locked }),
    [store, definition, open, choose, keep, isReported, locked],
  )
  return { items, change, entries }
}

function openAtFirst(items: readonly unknown[]): { entry: string | undefined; isChosen: boolean } {
  const entries = entriesOf(items)
  return { entry: (entries.find(({ sent }) => sent === undefined) ?? entries.at(-1))?.id, isChosen: false }
}

function sentenceOf({ kind, at, to }: ListChange, name: string, count: number): string {
  if (kind === 'added') return sayForms('itemAdded', { name })
  if (kind === 'removed') return sayForms('itemRemoved', { name })
  return sayForms('itemMoved', { name, at: (to ?? at) + 1, count })
}

function ignore() {}
