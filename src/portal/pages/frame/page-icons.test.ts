import { expect, it } from 'vitest'
import schema from '#schemas/definitions/page.schema.json' with { type: 'json' }
import { pageIcons } from './page-icons.ts'

it('has every icon a page may name, so that none stands in the sidebar without one', () => {
  expect(Object.keys(pageIcons)).toEqual(schema.$defs.icon.enum)
})
