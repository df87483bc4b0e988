import { below } from '#definition/lint/context/nested-nodes.ts'
import type { Suspect } from './suspect.ts'

export interface Named {
  readonly name: string
  readonly rule: string | undefined
  readonly path: string
}

/** A definition as far as suspects are looked for in it. */
export interface Home {
  readonly file: string
  readonly rules: Readonly<Record<string, { readonly says: string; readonly when: unknown }>>
  readonly definition: object
}

/** Returns the rule and those it names, as far as they stand in the same file. */
function ruleAndInner(name: string, { rules }: Home, seen = new Set<string>()): readonly string[] {
  if (seen.has(name) || !Object.hasOwn(rules, name)) return [...seen]
  seen.add(name)
  for (const [, inner = ''] of JSON.stringify(rules[name]!.when).matchAll(/"rule":"(\w+)"/g))
    ruleAndInner(inner, { rules } as Home, seen)
  return [...seen]
}

export const ofRule = (home: Home, name: string): readonly Suspect[] =>
  ruleAndInner(name, home).map((rule) => ({
    file: home.file,
    path:
      'features' in home.definition && Object.hasOwn(Object(home.definition.features) as object, rule)
        ? below('/features', rule)
        : below('/rules', rule, 'when'),
    says: `'${rule}' is yes where it shall not be, or the other way round`,
  }))

export type Entry = Readonly<Record<string, unknown>>

/** Returns the entries of a list with the rule each depends on. */
export function entriesOf(
  list: unknown,
  path: string,
  names: readonly string[],
  rule: string,
): readonly Named[] {
  return (Array.isArray(list) ? (list as readonly Entry[]) : []).flatMap((entry, at) => {
    const key = names.find((one) => typeof entry[one] === 'string')
    const named = entry[rule]
    return key === undefined
      ? []
      : [
          {
            name: entry[key] as string,
            rule: typeof named === 'string' ? named : undefined,
            path: `${path}/${at}${named === undefined ? '' : `/${rule}`}`,
          },
        ]
  })
}
