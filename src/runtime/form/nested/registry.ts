import { getDefaultRegistry } from '@rjsf/core'
import { createSchemaUtils, type Registry, type RJSFSchema } from '@rjsf/utils'
import type { FormTheme } from './theme.ts'
import { validator } from './validator.ts'

/** Only defaults of the definition are used (law 7). */
const noDefaults = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipEmptyDefaults',
  arrayMinItems: { populate: 'never' },
  requiredBooleanDefault: 'skip',
} as const

/** One registry per nested schema; the separator cannot occur in a name, so a_b and a.b stay two ids. */
export function createRegistry(rootSchema: RJSFSchema, theme: FormTheme, idPrefix: string): Registry {
  const core = getDefaultRegistry()
  const buttons = { ...core.templates.ButtonTemplates, ...theme.templates?.ButtonTemplates }
  return {
    ...core,
    fields: { ...core.fields, ...theme.fields },
    widgets: { ...core.widgets, ...theme.widgets },
    templates: { ...core.templates, ...theme.templates, ButtonTemplates: buttons },
    rootSchema,
    schemaUtils: createSchemaUtils(validator, rootSchema, noDefaults),
    globalFormOptions: { ...core.globalFormOptions, idPrefix, idSeparator: '~' },
    globalUiOptions: { optionValueFormat: 'realValue' },
  }
}
