import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'tables/payments.table.json'

it('finds a page that is larger than the server answers', () => {
  expect(findingsWith(file, { '/pageSizes/1': 500 })).toContain(
    `${file} /pageSizes/1: A page of 500 rows is refused: 'pageSizeMax' of limits.json is 100. Write fewer rows.`,
  )
  expect(findingsWith('limits.json', { '/limits/pageSizeMax/is': 40 })).toContain(
    `${file} /pageSizes/2: A page of 50 rows is refused: 'pageSizeMax' of limits.json is 40. Write fewer rows.`,
  )
})

it('finds a limit that is raised above what the call takes', () => {
  expect(findingsWith('limits.json', { '/limits/pageSizeMax/is': 500 })).toContain(
    `limits.json /limits/pageSizeMax/is: A page of 500 rows is refused: the call 'payments.filter' takes 100 at the most. Write fewer rows.`,
  )
})

it('finds a size that is offered twice, be it under a name', () => {
  expect(findingsWith(file, { '/pageSizes/1': 15 })).toContain(
    `${file} /pageSizes/1: A page of 15 rows is offered twice. Take one of them out.`,
  )
})
