import { createHash } from 'node:crypto'

/** A small schema as a file: what a payment object must hold. */
export const seedSchemaFile = (title: string) => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    type: 'object',
    properties: { beneficiaryName: { type: 'string', maxLength: 140 }, accountNumber: { type: 'string' } },
    required: ['beneficiaryName', 'accountNumber'],
  }
  const content = Buffer.from(`${JSON.stringify(schema, null, 2)}\n`)
  return {
    name: `${title.toLowerCase().replaceAll(' ', '-')}.json`,
    type: 'application/json',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  }
}
