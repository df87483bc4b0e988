import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const flow = 'flows/add-holiday.flow.json'

it.each([
  [
    '/settings/company-profile?list=holydays',
    "'list' of the page 'company-profile' is never 'holydays'. Write a value that it has. Did you mean 'holidays'?",
  ],
  [
    '/settings/company-profile?lst=holidays',
    "The page 'company-profile' knows no 'lst' in its address. Take it out, or write a word that it knows. Did you mean 'list'?",
  ],
  [
    '/payments?states=COMPLETD',
    "'states' of the page 'payments' is never 'COMPLETD'. Write a value that it has. Did you mean 'COMPLETED'?",
  ],
  [
    '/payments?state=COMPLETED',
    "The page 'payments' knows no 'state' in its address. Take it out, or write a word that it knows. Did you mean 'states'?",
  ],
])('finds that %s says what its page does not understand', (address, sentence) => {
  expect(findingsWith(flow, { '/submit/opens': address })).toEqual([`${flow} /submit/opens: ${sentence}`])
})

it('takes words that the page, its tabs and its table understand', () => {
  for (const address of [
    '/settings/company-profile?list=services',
    '/payments?states=COMPLETED,FAILED&page=2&view=1',
  ])
    expect(findingsWith(flow, { '/submit/opens': address })).toEqual([])
})
