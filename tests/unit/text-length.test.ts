import { expect, it } from 'vitest'
import type { Field } from '#definition/generated/flow.ts'
import { givenFacts } from '../fixtures/engine/given-facts.ts'
import { kinds } from '#engine/field/kinds.ts'
import { checkValue } from '#engine/field/narrowed-options.ts'
import { context, realChecked } from './broken-definitions.ts'
import { withoutEnd } from './endless.ts'

const { library } = realChecked
const limits = Object.fromEntries(Object.entries(library.limits).map(([name, { is }]) => [name, is]))
const textLength = 255

/** Every place under a definition where something is asked as free text. */
function textsIn(node: unknown, path: string): [path: string, field: Field][] {
  if (typeof node !== 'object' || node === null) return []
  const field = node as Field
  const isText = typeof field.label === 'string' && ['text', 'phone'].includes(field.type)
  const inside = Object.entries(node).flatMap(([key, value]) => textsIn(value, `${path}/${key}`))
  return isText ? [[path, field], ...inside] : inside
}

const { flows, machines, tables } = library
const filters = Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, table.filters]))
const fields = textsIn({ flows, machines, filters }, '')

it('ends every text a person types at 255 characters, or at the limit that the field names (LIM-044)', () => {
  expect(limits['textLength']).toBe(textLength)
  expect(fields.length).toBeGreaterThan(100)
  const endless = fields.filter(([, field]) => {
    const { limit, value } = field
    const own = [limits[limit ?? ''], value?.['maxLength']].filter((most) => typeof most === 'number')
    const most = own.length > 0 ? Math.min(...own) : textLength
    const message = checkValue(kinds.get(field.type)!, '1'.repeat(most + 1), givenFacts(field, { limits }))
    return message !== `Enter at most ${most} characters.`
  })
  expect(endless.map(([path]) => path)).toEqual([])
})

it('ends every text that a call takes, as well: the server stores nothing longer (LIM-044)', () => {
  const requested = Object.values(library.calls).flatMap(({ query, request }) =>
    [query ?? [], request ?? []].flat(),
  )
  const endless = [...new Set(requested)].flatMap((name) => withoutEnd(name, textLength))
  expect(endless.toSorted()).toEqual([
    // A line for each group of a login; the secret is sealed before it is stored.
    'identity-provider-save/groups: 4000',
    'identity-provider-secret/secret: 1000',
    // Responses of an authenticator; the server verifies them before it stores any.
    'passkey-create/attestationObject: 65536',
    'passkey-create/clientDataJSON: 4096',
    'passkey-create/credentialId: 1400',
    // Texts separated by commas. The values they are compared with limit each part.
    'payment-list-query/accounts: 2000',
    'payment-list-query/hosts: 2000',
    'payment-list-query/with_labels: 2000',
    'payment-list-query/without_labels: 2000',
  ])
})

it('ends every whole number that a query takes, such as that of a page: none is too large for the database (TRU-832)', () => {
  const endless = Object.values(library.calls).flatMap(({ id, query }) => {
    const { properties = {} } = Object(query && context.findSchema(`entities/${query}`)) as {
      properties?: Record<string, { type?: string; maximum?: number }>
    }
    return Object.entries(properties).flatMap(([name, { type, maximum }]) =>
      type === 'integer' && maximum === undefined ? [`${id}: ${name}`] : [],
    )
  })
  expect(endless).toEqual([])
})
