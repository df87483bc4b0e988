import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

it('finds an address that does not name what the details of its page ask for', () => {
  const file = 'pages/holiday.page.json'
  expect(findingsWith(file, { '/path': '/settings/company-profile/holidays/{holidayId}' })).toContain(
    `${file} /path: The details 'holiday' ask for 'id' of the address: put {id} into the path.`,
  )
})
