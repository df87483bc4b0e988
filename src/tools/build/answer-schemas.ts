import { lighten, type Schemas, type Written } from '#engine/schema/light-schema.ts'
import type { Schema } from '#engine/schema/types.ts'

/** One group for the schemas below: separate files would delay the first page. */
const first = {
  anyPage: [
    'configuration',
    'environment-list',
    'flag-list',
    'notification-list',
    'organisation',
    'user',
    'empty',
  ],
  home: ['balances', 'payment-list', 'payments-data', 'preset-list', 'rates', 'tasks', 'waiting'],
}

/** The schemas of answers, as the portal loads them. */
export interface AnswerSchemas {
  /** Loaded with the check: single values, and schemas needed at once. */
  readonly first: Schemas
  /** Entities grouped by the first word of their names, each with all schemas it refers to. */
  readonly groups: Readonly<Record<string, Schemas>>
}

const kindOf = (name: string) => name.split('/')[0]
const wordOf = (name: string) => /^entities\/([^-]+)/.exec(name)?.[1] ?? ''
const references = (schema: Schema) =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = '']) => to)

/** Divides schemas into groups, so that a page loads only those of the calls it makes. */
export function divide(written: Iterable<Written>): AnswerSchemas {
  const all: Schemas = Object.assign({}, ...[...written].map(lighten))
  const entities = Object.keys(all).filter((name) => kindOf(name) === 'entities' && !name.includes('#'))
  function reached(names: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
    for (const name of names) {
      const schema = all[name]
      if (!schema) throw new Error(`A schema refers to ${name}, which does not exist.`)
      if (!seen.has(name)) reached(references(schema), seen.add(name))
    }
    return seen
  }
  const pick = (names: Iterable<string>, kind: string): Schemas =>
    Object.fromEntries(
      [...names].filter((name) => kindOf(name) === kind).map((name) => [name, all[name] ?? {}]),
    )
  return {
    first: {
      ...pick(reached(entities), 'values'),
      ...pick(
        reached(
          Object.values(first)
            .flat()
            .map((entity) => `entities/${entity}`),
        ),
        'entities',
      ),
    },
    groups: Object.fromEntries(
      Object.entries(Object.groupBy(entities, wordOf)).map(([word, names = []]) => [
        word,
        pick(reached(names), 'entities'),
      ]),
    ),
  }
}
