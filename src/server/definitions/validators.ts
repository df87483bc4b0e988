import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import type { SchemaNode } from '#definition/facts/fact-type.ts'

/** A schema with the address that others refer to. */
type AddressedSchema = SchemaNode & { readonly $id?: string }

/** Validators by their requested name. */
export type Validators = Readonly<Record<string, ValidateFunction>>

export interface ValidatorsRequest {
  /** The requested schemas and every schema they refer to. */
  readonly schemas: readonly AddressedSchema[]
  /** The addresses of the schemas to compile, by name. */
  readonly addresses: Readonly<Record<string, string>>
  readonly hasFormats: boolean
}

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../../../node_modules/.cache/portolan/', import.meta.url))

const options = { strict: false, allErrors: true, verbose: true, ownProperties: true, code: { source: true } }

/**
 * Returns validators that report all errors. Compiling is the slowest part of the check, so the compiled code is cached
 * beside the packages, under a hash of the schemas. Without a writable cache it is compiled each time.
 */
export function loadValidators(request: ValidatorsRequest): Validators {
  const { version } = require('ajv/package.json') as { version: string }
  const key = createHash('sha256')
    .update(JSON.stringify([version, options, request]))
    .digest('hex')
    .slice(0, 24)
  const path = `${folder}validators-${key}.cjs`
  return loadCompiled(path) ?? compile(request, path)
}

function loadCompiled(path: string): Validators | undefined {
  try {
    return require(path) as Validators
  } catch {
    return undefined
  }
}

function compile({ schemas, addresses, hasFormats }: ValidatorsRequest, path: string): Validators {
  // The compiler is loaded only if something must be compiled.
  const { Ajv2020: Compiler } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
  const { default: toCode } = require('ajv/dist/standalone') as {
    default: (ajv: Ajv2020, addresses: Readonly<Record<string, string>>) => string
  }
  const ajv = new Compiler(options)
  if (hasFormats) (require('ajv-formats') as { default: (ajv: Ajv2020) => void }).default(ajv)
  for (const schema of schemas) ajv.addSchema(schema)
  keep(path, toCode(ajv, addresses))
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, ajv.getSchema(address)!]),
  )
}

/** Written under a temporary name first, so that a concurrent reader never finds half a file. */
function keep(path: string, code: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    const written = `${path}.${process.pid}`
    writeFileSync(written, code)
    renameSync(written, path)
  } catch {
    return
  }
}
