import { compileSchema, type JsonSchema, type SchemaNode } from 'json-schema-library'

const schemas = import.meta.glob<JsonSchema>(
  ['../../../schemas/entities/*.schema.json', '../../../schemas/values/*.schema.json'],
  { eager: true, import: 'default' },
)

const base = 'https://portolan.invalid/'
const most = 5

const unknownField = 'no-additional-properties-error'

/**
 * The problems of an answer, or undefined when nobody wrote down what the entity looks like. A field nobody knows is no
 * problem: a newer server says more than we read.
 */
export type Judge = (
  entity: string,
  answer: unknown,
  onUnknown?: (fields: readonly string[]) => void,
) => readonly string[] | undefined

/** Interprets schemas, because the portal's own policy forbids compiling them to code; only those an answer needs. */
export function createJudge(): Judge {
  const byId = new Map(Object.values(schemas).map((schema) => [String(schema.$id), schema]))
  const ground = compileSchema({ $id: `${base}answers` })
  const added = new Set<string>()
  const nodes = new Map<string, SchemaNode>()

  function add(id: string) {
    const schema = byId.get(id)
    if (added.has(id)) return
    if (!schema) throw new Error(`A schema refers to ${id}, which does not exist.`)
    added.add(id)
    ground.addRemoteSchema(id, schema)
    for (const [, other = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)/g)) add(other)
  }

  function nodeOf(id: string): SchemaNode {
    const known = nodes.get(id)
    if (known) return known
    add(id)
    const node = compileSchema({ $ref: id }, { remote: ground })
    nodes.set(id, node)
    return node
  }

  return (entity, answer, onUnknown) => {
    const id = `${base}entities/${entity}.schema.json`
    if (!byId.has(id)) return undefined
    const { errors } = nodeOf(id).validate(answer)
    const says = (problem: (typeof errors)[number]) => `${problem.data.pointer}: ${problem.message}`
    const isUnknown = ({ code }: (typeof errors)[number]) => code === unknownField
    const unknown = errors.filter(isUnknown)
    if (unknown.length > 0) onUnknown?.(unknown.slice(0, most).map(says))
    const problems = errors.filter((problem) => !isUnknown(problem))
    return problems.slice(0, most).map(says)
  }
}
