import { expect, it } from 'vitest'
import type { Written } from '#engine/schema/light-schema.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { divide } from './answer-schemas.ts'

const written = [...readSchemas()].filter(([name]) => /^(entities|values)\//.test(name))
const { first, groups } = divide(written.map(([, schema]) => schema as Written))
const weightOf = (schemas: object) => JSON.stringify(schemas).length
const referred = (schemas: object) => JSON.stringify(schemas).matchAll(/"\$ref":"([^"]+)"/g)

it('has every entity in the group of its first word, whether a call answers it yet or not', () => {
  const entities = written.map(([name]) => name).filter((name) => name.startsWith('entities/'))
  expect(entities.length).toBeGreaterThan(200)
  for (const name of entities) expect(groups[name.slice(9).split('-')[0] ?? ''], name).toHaveProperty([name])
})

it('has whatever a group refers to in it, or in what comes with the judge, so that nothing is fetched for it', () => {
  const references = [first, ...Object.values(groups)].flatMap((group) =>
    [...referred(group)].map(([, name = '']) => ({ name, beside: { ...first, ...group } })),
  )
  expect(references.length).toBeGreaterThan(200)
  for (const { name, beside } of references) expect(beside).toHaveProperty([name])
})

it('fetches a small part of all schemas for the first page, and for any call', () => {
  const most = weightOf(Object.values(groups)) / 8
  expect(weightOf(first)).toBeLessThan(most)
  for (const [word, group] of Object.entries(groups)) expect(weightOf(group), word).toBeLessThan(most)
})

it('says which reference leads nowhere', () => {
  const $id = 'https://portolan.invalid/entities/trial.schema.json'
  expect(() => divide([{ $id, items: { $ref: '../values/none.schema.json' } }])).toThrow(
    'which does not exist',
  )
})
