import { expect, it } from 'vitest'
import { expectFound, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'limits.json'
const least = (number: number) => `Write a number that is at least ${number}.`

it('finds a limit that nothing can keep to', () => {
  const wrong = { '/limits/nameLength/is': 0, '/limits/walletToast/is': -1, '/limits/oneFile/is': '1' }
  expect(findingsWith(file, wrong)).toEqual([
    `${file} /limits/nameLength/is: ${least(1)}`,
    `${file} /limits/walletToast/is: ${least(0)}`,
    `${file} /limits/oneFile/is: ${least(1)}`,
  ])
})

it('finds an amount, a share and a version that are not well written', () => {
  expectFound(file, [
    ['/limits/ledgerMaximum/is', '1,000', "Write the amount in digits, such as '10000' or '0.50'."],
    ['/limits/wholeShare/is', '100 %', "Write the share in digits, such as '12.5'."],
    ['/limits/autoSettleVersion/is', 'six', "Write the version in numbers and dots, such as '5.7.0'."],
  ])
})

it('finds a limit of the program that is too small, or counts something else than the program', () => {
  const wrong = { '/limits/toast/is': 0, '/limits/quoteSeconds/unit': 'milliseconds' }
  expect(findingsWith(file, wrong).slice(0, 2).toSorted()).toEqual([
    `${file} /limits/quoteSeconds/unit: The program counts this limit in seconds, not in 'milliseconds'. Write "unit": "seconds".`,
    `${file} /limits/toast/is: ${least(1)}`,
  ])
  expect(findingsWith(file, { '/limits/chatDelay/is': 0, '/limits/dailyReportsAt/is': 0 })).toEqual([])
})
