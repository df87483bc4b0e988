interface Schema {
  $ref?: string
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: readonly Schema[]
}

const MONEY = 'values/money.schema.json'

type Find = (address: string) => Schema | undefined

/** The paths of the single values that a schema takes; a map of any names is one path. */
export const takenProperties = (schema: Schema, find: Find, path = ''): string[] => {
  const target = schema.$ref === undefined ? schema : find(schema.$ref)
  if (!target) throw new Error(`There is no schema ${schema.$ref}.`)
  if (target.items) return takenProperties(target.items, find, path)
  if (target.properties)
    return Object.entries(target.properties).flatMap(([name, one]) =>
      takenProperties(one, find, path === '' ? name : `${path}.${name}`),
    )
  return [path]
}

/** The paths of the amounts that a schema takes; of the rows of a list, those of the first. */
export const takenAmounts = (schema: Schema, find: Find, path: readonly string[] = []): string[] => {
  if (schema.$ref?.endsWith(MONEY)) return [path.join('.')]
  const target = schema.$ref === undefined ? schema : find(schema.$ref)
  if (!target) throw new Error(`There is no schema ${schema.$ref}.`)
  if (target.$ref !== undefined) return takenAmounts(target, find, path)
  return [
    ...(target.items ? takenAmounts(target.items, find, [...path, '0']) : []),
    ...Object.entries(target.properties ?? {}).flatMap(([name, one]) =>
      takenAmounts(one, find, [...path, name]),
    ),
    ...(target.anyOf ?? []).flatMap((one) => takenAmounts(one, find, path)),
  ]
}
