import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definitionsRoot } from '#server/definitions/definition-files.ts'

const made = new Map<string, string>()

const make = (changed: Readonly<Record<string, unknown>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-uncompared-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(definitionsRoot, folder, { recursive: true })
  const file = join(folder, 'limits.json')
  const read = JSON.parse(readFileSync(file, 'utf8')) as { limits: Record<string, { is: unknown }> }
  for (const [name, is] of Object.entries(changed)) read.limits[name]!.is = is
  writeFileSync(file, JSON.stringify(read))
  return folder
}

const copyWith = (changed: Readonly<Record<string, unknown>>): string => {
  const name = JSON.stringify(changed)
  const existing = made.get(name) ?? make(changed)
  made.set(name, existing)
  return existing
}

/** A copy of the definitions by which no payment is compared with others: most tests pay the same more than once. */
export const uncomparedDefinitions = (): string => copyWith({ duplicateSeconds: 0 })

/** The same for pages: on a busy machine their calls wait longer instead of being refused. */
export const patientDefinitions = (): string => copyWith({ duplicateSeconds: 0, requestWait: 60_000 })
