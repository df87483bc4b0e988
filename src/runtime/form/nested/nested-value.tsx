import { toFieldPathId, type FieldPathList, type RJSFSchema } from '@rjsf/utils'
import { use, useCallback, useMemo } from 'react'
import type { Field } from '#definition/generated/flow.ts'
import { hold } from '../../preload/fetch-again.ts'
import type { WidgetProps } from '../../field/types.ts'
import { createRegistry } from './registry.ts'
import { setAt } from './set-at.ts'
import { FormThemeContext } from './theme.ts'
import { validator } from './validator.ts'

function schemaOf({ value, label, hint }: Field): RJSFSchema {
  return { ...value, title: label, description: hint }
}

/** Composite answer, rendered by rjsf from its schema; the store owns the value. */
export function Nested({ id, state, store, onLeave }: WidgetProps) {
  const theme = use(hold(use(FormThemeContext)()))
  const { definition } = state
  const schema = useMemo(() => schemaOf(definition), [definition])
  const registry = useMemo(() => createRegistry(schema, theme, id), [schema, theme, id])
  const pathId = useMemo(() => toFieldPathId('', registry.globalFormOptions, []), [registry])
  const errors = useMemo(() => {
    if (!state.error) return undefined
    return validator.validateFormData(state.value, schema).errorSchema
  }, [state.error, state.value, schema])
  const change = useCallback(
    (next: unknown, path: FieldPathList) =>
      store.answer(state.id, whole(setAt(store.field(state.id).value, path, next))),
    [store, state.id],
  )
  const { SchemaField } = registry.fields
  if (!SchemaField) return null
  return (
    <SchemaField
      name=""
      schema={schema}
      formData={state.value}
      errorSchema={errors}
      fieldPathId={pathId}
      registry={registry}
      required={state.required}
      disabled={state.locked}
      onChange={change}
      onBlur={onLeave}
      onFocus={ignore}
    />
  )
}

/**
 * Removes empty parts: an answer without any is none (law 5), but a newly added entry counts although it is
 * empty.
 */
function whole(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? undefined : value
}

function ignore() {}
