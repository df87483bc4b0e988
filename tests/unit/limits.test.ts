import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { entries } from '#engine/field/entries.ts'
import { givenFacts } from '../fixtures/engine/given-facts.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import batch from '#definitions/flows/batch-guided.flow.json' with { type: 'json' }
import confirming from '#definitions/flows/confirm-deposit.flow.json' with { type: 'json' }
import adding from '#definitions/flows/debit-account.flow.json' with { type: 'json' }
import schema from '#schemas/definitions/limits.schema.json' with { type: 'json' }
import limits from '#definitions/limits.json' with { type: 'json' }
import every from '#definitions/options/countries.options.json' with { type: 'json' }
import countries from '#definitions/options/sanctioned-countries.options.json' with { type: 'json' }
import served from '#definitions/options/served-countries.options.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../src/', import.meta.url))

const program = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))

it('lists as the program’s own only limits it asks for', () => {
  const words = new Set(program.flatMap((text) => text.match(/\w+/g) ?? []))
  const own = Object.keys(schema.properties.limits.properties)
  expect(own).not.toEqual([])
  expect(own.filter((name) => !words.has(name))).toEqual([])
})

it('lists 27 countries that money is not sent to, each once (LIM-050)', () => {
  expect(new Set(countries.options.map(({ value }) => value)).size).toBe(27)
  const offered = linkOptions({ countries: every, 'sanctioned-countries': countries, served }).get(served.id)
  const values = offered?.map(({ value }) => value) ?? []
  expect(values).toContain('DE')
  expect(countries.options.filter(({ value }) => values.includes(value))).toEqual([])
})

it('enters at most a hundred payments for one batch (LIM-007)', () => {
  const [field] = batch.steps.flatMap(({ fields }) => fields.flatMap((one) => ('most' in one ? [one] : [])))
  const most = limits.limits.batchEntries.is
  const facts = givenFacts({ most: field?.most }, { limits: { batchEntries: most } })
  const many = Array.from({ length: 101 }, (_, at) => ({ id: String(at), answers: {}, says: '', sent: {} }))
  expect(entries.check(many.slice(1), facts)).toBeUndefined()
  expect(entries.check(many, facts)).toBe('Keep at most 100 of them.')
})

it('says before and after a debit account is added what is sent to it and when (LIM-013)', () => {
  for (const flow of [adding, confirming])
    expect(JSON.stringify(flow)).toMatch(/\$0\.01 .*within 1 to 2 business days/)
})
