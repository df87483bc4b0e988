import { memoizeFor } from '#definition/lint/context/cache.ts'

/** A place of a definition that names a rule. */
export interface RulePlace {
  /** A JSON Pointer. */
  readonly path: string
  readonly rule: string
  readonly isCheck: boolean
  /** Step of a flow that contains it. */
  readonly step?: string
}

const namesRule = /^(when|[a-z]\w*When|guard|gate|feature|must|none)$/

/** Returns every place of a definition that names a rule, except inside its own rules. */
export const rulePlaces = memoizeFor((definition: object): readonly RulePlace[] =>
  Object.entries(definition).flatMap(([key, value]) =>
    key === 'rules' || key === 'facts' ? [] : placesIn(value, `/${key}`, key, undefined),
  ),
)

function placesIn(value: unknown, path: string, key: string, step: string | undefined): RulePlace[] {
  if (typeof value === 'string')
    return namesRule.test(key)
      ? [{ path, rule: value, isCheck: key === 'must', ...(step === undefined ? {} : { step }) }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const isStep = path === '/steps'
    const within = isStep ? String((inner as { id?: unknown }).id) : step
    return placesIn(inner, `${path}/${name}`, Array.isArray(value) ? key : name, within)
  })
}
