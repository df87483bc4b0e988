import type { FaultName } from '#definition/wire.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { refused, type Refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { isListed } from '../../languages/lists.ts'
import { kindOf } from '../../files/kind.ts'
import { endingOf, safeName } from '../../files/name.ts'

export interface Sent {
  name: string
  content: Buffer
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** Parses JSON in UTF-8; undefined if it is malformed. */
const contentOf = (content: Buffer): { holds: unknown } | undefined => {
  try {
    return { holds: JSON.parse(UTF8.decode(content)) as unknown }
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks that the content of an icon or document matches its file name (CON-022, CON-023). */
export const validateExchangeFile = ({ content }: Sent, name: string, definitions: ServerDefinitions) => {
  if (content.length > limitOf(definitions, 'exchangeFileBytes')) return refused('exchange-file-size')
  const kind = kindOf(content)
  const ending = endingOf(name)
  const isTaken = ['exchange-icon-kinds', 'exchange-document-kinds'].some((list) =>
    isListed(definitions, list, ending),
  )
  return kind?.endings.includes(ending) && isTaken ? { name, type: kind.type } : refused('exchange-file-type')
}

/** Checks that a file is a single JSON object (CON-017, CON-030). */
export const validateSchemaFile = ({ content }: Sent, name: string, definitions: ServerDefinitions) => {
  if (content.length > limitOf(definitions, 'schemaFileBytes')) return refused('schema-file-size')
  const read = isListed(definitions, 'schema-file-kinds', endingOf(name)) ? contentOf(content) : undefined
  if (!read) return refused('schema-file-type')
  return isObject(read.holds) ? { name, type: 'application/json' } : refused('schema-file-policy')
}

/** A check of a file's content, which also returns its type. */
export type ValidateContent<Code extends FaultName> = (
  sent: Sent,
  name: string,
  definitions: ServerDefinitions,
) => { name: string; type: string } | Refused<Code>

/** Checks in this order: a file is there, its name is allowed, its size, and its content (ERR-016). */
export const validateFile = <Code extends FaultName>(
  sent: Sent | undefined,
  validate: ValidateContent<Code>,
  definitions: ServerDefinitions,
) => {
  if (!sent || sent.content.length === 0) return refused('file-required')
  const name = safeName(sent.name)
  return name === undefined ? refused('file-bad-policy') : validate(sent, name, definitions)
}
