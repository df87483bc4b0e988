import type { RJSFSchema, UIOptionsType } from '@rjsf/utils'

const isMultiChoice = (schema: RJSFSchema) =>
  schema.type === 'array' && schema.uniqueItems === true && typeof schema.items === 'object'

/** A lone checkbox carries its label beside the box, not above it. */
export function isSingleCheckbox(schema: RJSFSchema, options: UIOptionsType): boolean {
  return schema.type === 'boolean' && (options.widget === undefined || options.widget === 'checkbox')
}

/** A group has no single control a label could point at: it is named by reference instead. */
export function isGroup(schema: RJSFSchema, { widget }: UIOptionsType): boolean {
  if (widget === 'radio' || widget === 'checkboxes' || widget === 'rating') return true
  if (widget === 'alt-date' || widget === 'alt-datetime') return true
  return isMultiChoice(schema) && (widget === undefined || widget === 'select')
}
