import type { FieldProps } from '@rjsf/utils'
import { createContext, memo, use, useMemo } from 'react'
import { fieldIds } from '../../field/field-ids.ts'
import { FieldTypesContext } from '../../field/field-types.ts'
import { InnerRunContext } from './inner-run.tsx'
import { Leaf } from '../leaf.tsx'
import { planLeaf } from '../plan.ts'

/** The id of the one field that each item of a list of values answers. */
export const OnlyFieldContext = createContext<string | undefined>(undefined)

/**
 * Field of a group or item, rendered by the widget of its type: rjsf places it, and the inner run has its
 * state.
 */
export const AnswerField = memo(function AnswerField({ fieldPathId }: FieldProps) {
  const inner = use(InnerRunContext)
  const fieldTypes = use(FieldTypesContext)
  const only = use(OnlyFieldContext)
  const id = only ?? String(fieldPathId.path.at(-1))
  const plan = useMemo(() => {
    const definition = inner?.store.flow.fields.get(id)?.definition
    return definition && { ...planLeaf(definition, fieldTypes), ids: fieldIds(inner.placeOf(id)) }
  }, [inner, id, fieldTypes])
  return inner && plan ? (
    <PlaceContext value={inner.placeOf(id)}>
      <Leaf store={inner.store} plan={plan} arriving={false} />
    </PlaceContext>
  ) : null
})

/** Path of a field inside others, such as `owners/1/address`; for a field of a step, its id. */
export const PlaceContext = createContext<string | undefined>(undefined)
