const HOME = 'https://portolan.invalid/'

/** Returns the name of a schema in the description: entities without a folder, others with it. */
export const nameOfSchema = (id: string): string =>
  id
    .replace(HOME, '')
    .replace('.schema.json', '')
    .replace(/^entities\//, '')
    .replaceAll('/', '-')

/** Returns the original folder of a schema, to resolve its references. */
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

/** Inlines all referenced schemas into one document. */
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
