import type { FindSchema, SchemaNode } from '#definition/facts/fact-type.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import requirementTypes from '#definitions/requirement-types.json'
import { createTranslations } from '#server/languages/translations.ts'
import { filesOf, testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import type { Language } from '#values/language.ts'
import { rules } from './payment-flow.ts'

const files = import.meta.glob<SchemaNode>('../../schemas/**/*.schema.json', {
  eager: true,
  import: 'default',
})
const schemas = new Map(
  Object.entries(files).map(([path, schema]) => [/schemas\/(.+)\.schema\.json$/.exec(path)?.[1], schema]),
)

/** Finds a schema by its name, or a part of it by reference. */
const findSchema: FindSchema = (ref) => {
  const [name = '', fragment = ''] = ref
    .replace('https://portolan.invalid/', '')
    .replace('.schema.json', '')
    .split('#')
  const schema = schemas.get(name) ?? schemas.get(`values/${name}`) ?? schemas.get(`entities/${name}`)
  const keys = fragment.split('/').filter(Boolean)
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], schema) as
    | SchemaNode
    | undefined
}

const languages = import.meta.glob<string>('../../definitions/languages/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const library = testDefinitions(filesOf(languages)).definitions
const translations = createTranslations(library, findSchema)

export interface TranslatedFlow {
  readonly language: Language
  readonly flow: LinkedFlow
}

/** Returns a shipped flow in a language, or in a pseudo-language. */
export function translatedFlow(id: string, tag: string): TranslatedFlow {
  const { language, library: translated } = translations.of(tag)
  const linked = linkFlow(translated.flows[id]!, {
    kinds,
    rules,
    options: linkOptions(translated.options),
    requirementTypes: requirementTypes.types as readonly RequirementType[],
  })
  if (!linked.ok) throw new Error(linked.problems.map(({ sentence }) => sentence).join('\n'))
  return { language, flow: linked.flow }
}
