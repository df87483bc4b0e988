import { expect, it } from 'vitest'
import { expectFindings, foundWith, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'limits.json'
const number = { is: 20, unit: 'entries', says: 'So many.' }

it('finds what is wrong with a limit (rule 8)', () => {
  expectFindings(
    [
      [
        'renamed by a slip',
        { '/limits/quoteDebounce': undefined, '/limits/quoteDebounces': number },
        "/limits/quoteDebounces: The program asks for the limit 'quoteDebounce', which is missing. Write it here again. Did you mean 'quoteDebounce'?",
      ],
      [
        'renamed',
        { '/limits/presets': undefined, '/limits/mostPresetsOfAll': number },
        "/limits/mostPresetsOfAll: The program asks for the limit 'presets', which is missing. Write it here again. Did you mean 'presets'?",
      ],
      [
        'taken out',
        { '/limits/quoteDebounce': undefined },
        "/limits: The program asks for the limit 'quoteDebounce', which is missing. Write it here again.",
      ],
      [
        'that nobody reads',
        { '/limits/spoons': number },
        "/limits/spoons: Nothing asks for the limit 'spoons'. Name it where it shall count, or take it out.",
      ],
      [
        'of a currency that is none',
        { '/limits/lowBalanceUSDX': number },
        "/limits/lowBalanceUSDX: Nothing asks for the limit 'lowBalanceUSDX'. Name it where it shall count, or take it out.",
      ],
      [
        'that is no number',
        { '/limits/presets/is': '20' },
        '/limits/presets/is: Here stands a whole number, nothing else. Write 20, without quotes.',
      ],
    ],
    (_, patch, line) => [file, patch, `${file} ${line}`],
  )
})

it('says of a broken file only what is wrong with it', () => {
  const found = foundWith(file, { '/limits/presets/is': '20' })
  expect(found.filter((finding) => finding.file !== file)).toEqual([])
})

it('names a limit that a definition asks for under another name', () => {
  const slip = {
    '/limits/routeDebounce': undefined,
    '/limits/routeDebounces': { ...number, unit: 'milliseconds' },
  }
  expect(findingsWith(file, slip)).toEqual([
    "flows/get-quote.flow.json /facts/direct/rests: There is no limit 'routeDebounce'. Did you mean 'routeDebounces'?",
    "flows/get-quote.flow.json /facts/ways/rests: There is no limit 'routeDebounce'. Did you mean 'routeDebounces'?",
    "limits.json /limits/routeDebounces: Nothing asks for the limit 'routeDebounces'. Name it where it shall count, or take it out.",
  ])
})
