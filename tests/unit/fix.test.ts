import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkDefinitions } from '#server/definitions/definitions-check.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { fixFiles } from '#tools/check/fixed-files.ts'
import { flow, context } from './broken-definitions.ts'

let root: string

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'definitions-'))}/`
  cpSync(definitionsRoot, root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

it('puts slips of the keys right and gives back the very file there was', () => {
  const before = readFileSync(root + flow, 'utf8')
  const slips = before
    .replace('"title": "Send a payment"', '"titel": "Send a payment"')
    .replace('"from": "originators.identities"', '"from": "originators.identites"')
    .replace('"call": "payments.create"', '"call": "payment.create"')
    .replace('"var": "quote.status"', '"var": "quote.staus"')
  expect(slips).not.toBe(before)
  writeFileSync(root + flow, slips)
  const fix = () => fixFiles(root, checkDefinitions(readDefinitions(root), context).findings)
  expect(fix()).toBe(1)
  expect(fix()).toBe(3)
  expect(fix()).toBe(0)
  expect(readFileSync(root + flow, 'utf8')).toBe(before)
})
