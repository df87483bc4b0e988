import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import type { SchemaNode } from '#definition/facts/fact-type.ts'

/** A schema under the address that others refer to it by. */
type AddressedSchema = SchemaNode & { readonly $id?: string }

/** Validators by the name they were asked for under. */
export type Validators = Readonly<Record<string, ValidateFunction>>

export interface ValidatorsRequest {
  /** Every schema that the asked ones refer to, and these themselves. */
  readonly schemas: readonly AddressedSchema[]
  /** The addresses to make validators for, by name. */
  readonly addresses: Readonly<Record<string, string>>
  readonly hasFormats: boolean
}

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../../../node_modules/.cache/portolan/', import.meta.url))

const options = { strict: false, allErrors: true, verbose: true, ownProperties: true, code: { source: true } }

/**
 * Makes validators that say everything that is wrong. Compiling takes longer than all else that the check does, so the
 * code is kept beside the packages, under a name made of the schemas; where it cannot be kept, it is compiled each time.
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
  // The compiler is loaded only where something has to be compiled.
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

/** Written under another name first: somebody who reads meanwhile must not find half of it. */
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
