import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { sayForms } from '#values/generated/say-forms.ts'
import type { Field } from '#definition/generated/flow.ts'
import { innerFields } from '#definition/inner-fields.ts'

/** Schema of a group or list for rjsf: one level, whose parts our own widgets render. */
export interface NestedForm {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
}

export interface Bounds {
  readonly least: number | undefined
  readonly most: number | undefined
}

/** Words of `value` that JSON Schema and a field type mean alike. */
const ALIKE = ['minLength', 'maxLength', 'pattern'] as const

function leafSchema({ label, value = {} }: Field): RJSFSchema {
  const words = ALIKE.flatMap((word) => (value[word] === undefined ? [] : [[word, value[word]] as const]))
  return { title: label, ...Object.fromEntries(words) }
}

function objectSchema(definition: Field): RJSFSchema {
  const fields = innerFields(definition).map(({ field }) => field)
  const required = fields.filter(({ optional, showWhen }) => !optional && showWhen === undefined)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.id, leafSchema(field)])),
    ...(required.length > 0 && { required: required.map(({ id }) => id) }),
  }
}

function objectUi(definition: Field): UiSchema {
  return Object.fromEntries(innerFields(definition).map(({ field }) => [field.id, { 'ui:field': 'answer' }]))
}

function itemOf(definition: Field): NestedForm {
  const { each, entry, item } = definition
  // The item shows its own label and number; rjsf would repeat the label of the list.
  const words = { 'ui:options': { itemLabel: item?.label, removeLabel: item?.remove, label: false } }
  if (entry !== undefined) return { schema: { type: 'object' }, uiSchema: { ...words, 'ui:field': 'entry' } }
  if (each) return { schema: leafSchema(each), uiSchema: { ...words, 'ui:field': 'answer' } }
  return { schema: objectSchema(definition), uiSchema: { ...objectUi(definition), ...words } }
}

/** The schema of a group or list, and how each of its parts is drawn. */
export function nestedForm(definition: Field, { least, most }: Bounds): NestedForm {
  const { label, hint, optional, item, ordered } = definition
  const words = {
    title: optional ? sayForms('optionalLabel', { label }) : label,
    ...(hint !== undefined && { description: hint }),
  }
  if (definition.type !== 'list')
    return { schema: { ...words, ...objectSchema(definition) }, uiSchema: objectUi(definition) }
  const one = itemOf(definition)
  return {
    schema: {
      ...words,
      type: 'array',
      items: one.schema,
      ...(least !== undefined && { minItems: least }),
      ...(most !== undefined && { maxItems: most }),
    },
    uiSchema: { 'ui:options': { addLabel: item?.add, orderable: ordered === true }, items: one.uiSchema },
  }
}
