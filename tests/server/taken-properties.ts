interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

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
