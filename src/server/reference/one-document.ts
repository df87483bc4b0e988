const HOME = 'https://portolan.invalid/'

/** What a schema is called in the description: entities by their bare name, others with their folder. */
export const nameOfSchema = (id: string): string =>
  id
    .replace(HOME, '')
    .replace('.schema.json', '')
    .replace(/^entities\//, '')
    .replaceAll('/', '-')

/** Where a schema of that name stood, so that what it points at can be found. */
const homeOf = (name: string): string => `${HOME}${/^(values|facts)-/.exec(name)?.[1] ?? 'entities'}/`

const rewrite = (node: unknown, home: string): unknown => {
  if (Array.isArray(node)) return node.map((inner) => rewrite(inner, home))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '$id' && key !== '$schema')
      .map(([key, value]) => {
        if (key !== '$ref' || typeof value !== 'string') return [key, rewrite(value, home)]
        return [
          key,
          value.startsWith('#') ? value : `#/components/schemas/${nameOfSchema(new URL(value, home).href)}`,
        ]
      }),
  )
}

interface Description {
  paths?: unknown
  components?: { schemas?: object }
}

/** Schemas point at each other by address, from where they stand; in the description everything stands in one document. */
export const inOneDocument = <Document extends object>(document: Document): Document => {
  const { paths, components } = document as Description
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
    name,
    rewrite(schema, homeOf(name)),
  ])
  return {
    ...document,
    paths: rewrite(paths, homeOf('')),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  }
}
