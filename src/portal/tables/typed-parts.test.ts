import { expect, it } from 'vitest'
import { typesNamed } from '#engine/field/types-named.ts'
import { testTable } from '#tests/fixtures/runtime/table.ts'
import { typedParts } from './typed-parts.ts'

it('names the types of what must be printed, and none for words alone or for filters, which come later', () => {
  const column = (type: string) => ({ id: type, type, label: type })
  const columns = ['text', 'date-time', 'status', 'number', 'phone'].map(column)
  const bare = testTable
  expect(typesNamed(typedParts({ ...bare, columns }))).toEqual(['number', 'phone'])
  expect(typesNamed(typedParts({ ...bare, columns: columns.slice(0, 3) }))).toEqual([])
})
