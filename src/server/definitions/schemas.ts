import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FindSchema, SchemaNode } from '#definition/facts/fact-type.ts'
import type { CardLine, FieldTypeLine, FilledWords } from '#definition/lint/context/context.ts'
import { filesBelow } from './files-below.ts'

const root = fileURLToPath(new URL('../../../schemas/', import.meta.url))

/** Schemas by path without extension, such as 'entities/payment'. */
export type SchemaTable = ReadonlyMap<string, SchemaNode & { readonly $id?: string }>

/** Reads every schema below a folder, in file order. */
export function readSchemas(folder = root): SchemaTable {
  const table = tables.get(folder) ?? readTable(folder)
  tables.set(folder, table)
  return table
}

// Schemas ship with the program and do not change at run time.
const tables = new Map<string, SchemaTable>()

function readTable(folder: string): SchemaTable {
  const names = filesBelow(folder).filter((name) => name.endsWith('.schema.json'))
  return new Map(
    names.map((name) => [name.replace('.schema.json', ''), readJson(join(folder, name)) as SchemaNode]),
  )
}

/** Finds a schema by path, by $id, or by a $ref of a neighbour. */
export function schemaFinder(schemas: SchemaTable): FindSchema {
  return (ref) => {
    const [name = '', fragment] = ref
      .replace('https://portolan.invalid/', '')
      .replace('.schema.json', '')
      .split('#')
    const schema = schemas.get(name) ?? schemas.get(`values/${name}`) ?? schemas.get(`entities/${name}`)
    return fragment === undefined || schema === undefined ? schema : pointed(schema, fragment)
  }
}

/** Reads schemas/field-types.json, by field type. */
export function readFieldTypes(): Readonly<Record<string, FieldTypeLine>> {
  return readJson(join(root, 'field-types.json')) as Record<string, FieldTypeLine>
}

/** Reads schemas/cards.json, by card. */
export function readCardLines(): Readonly<Record<string, CardLine>> {
  return readJson(join(root, 'cards.json')) as Record<string, CardLine>
}

/** Reads schemas/printed.json: the placeholders that the server fills in. */
export function readFilledWords(): FilledWords {
  return readJson(join(root, 'printed.json')) as FilledWords
}

function pointed(schema: SchemaNode, fragment: string): SchemaNode | undefined {
  return fragment
    .split('/')
    .filter((part) => part !== '')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], schema) as
    | SchemaNode
    | undefined
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
