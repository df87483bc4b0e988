import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definitionsRoot } from '#server/definitions/read.ts'

let made: string | undefined

const make = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-uncompared-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(definitionsRoot, folder, { recursive: true })
  const file = join(folder, 'limits.json')
  const read = JSON.parse(readFileSync(file, 'utf8')) as { limits: Record<string, { is: unknown }> }
  read.limits.duplicateSeconds!.is = 0
  writeFileSync(file, JSON.stringify(read))
  return folder
}

/** A copy of the definitions by which no payment is compared with others: most tests pay the same more than once. */
export const uncomparedDefinitions = (): string => (made ??= make())
