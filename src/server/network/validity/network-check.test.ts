import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import { definitionsRoot, readDefinitions } from '../../definitions/definition-files.ts'
import { checkNetwork } from './network-check.ts'

const real = readDefinitions(join(definitionsRoot, 'network'))
const path = 'corridors/ph-php-bank.corridor.json'
const readMessages = (from: string, to: string, file = path): string[] =>
  checkNetwork(
    real.map((one) => (one.path === file ? { ...one, text: one.text?.replace(from, to) } : one)),
  ).findings.map(sayFinding)

it('finds nothing wrong with what stands there', () => {
  expect(checkNetwork(real).findings).toEqual([])
})

it.each(['payouts.json', 'stablecoin.json'])(
  'tells a status of %s once that is not written as it must be, and once where it comes to nothing (TRU-783)',
  (file) => {
    expect(readMessages('"COMPLETED": {', '"completed": {', file)).toEqual([
      `network/${file} /statuses/completed: 'completed' is not written as it must be. Write capitals and underscores, such as PAYMENT_FAILED. Did you mean 'COMPLETED'?`,
    ])
    const [found, ...more] = readMessages('"to": "COMPLETED"', '"to": "COMPLETE"', file)
    expect(found).toContain(`/statuses/COMPLETED/to: 'COMPLETE' is not one of `)
    expect(more).toEqual([])
  },
)

it.each([
  [
    'a misspelt word',
    '"partner"',
    '"partnr"',
    "/partnr: 'partnr' is not a word here. Did you mean 'partner'?",
  ],
  [
    'a missing comma',
    '"country": "PH",',
    '"country": "PH"',
    ': This is not valid JSON: on line 5 a comma is missing. Correct it there.',
  ],
  [
    'a word that stands twice',
    '"spread"',
    '"spread": "0", "spread"',
    "/spread: 'spread' stands twice here. Keep one of them.",
  ],
  [
    'a currency without a rate',
    '"currency": "PHP"',
    '"currency": "KWD"',
    "/currency: 'KWD' has no rate: write under 'perDollar' of network/market.json what a dollar is worth in it.",
  ],
  [
    'a currency that is misspelt',
    '"currency": "PHP"',
    '"currency": "PHPP"',
    "/currency: 'PHPP' has no rate: write under 'perDollar' of network/market.json what a dollar is worth in it. Did you mean 'PHP'?",
  ],
  [
    'a percentage where a fraction is meant',
    '"spread": "0.0025"',
    '"spread": "2.5"',
    '/spread: A share of 2.5 takes everything: write 2.5 % as 0.025.',
  ],
  [
    'a least amount above the most',
    '"least": "50"',
    '"least": "50000000"',
    '/limits/least: Nothing could be sent: the least, 50000000, is above the most, 20000000. Lower the least, or raise the most.',
  ],
  [
    'a pattern that does not compile',
    '"fieldRegexValidator": "^',
    '"fieldRegexValidator": "^(',
    '/account/0/fieldRegexValidator: This pattern cannot be read: a ( is not closed. Write the ) it lacks.',
  ],
  [
    'lengths that no text has',
    '"fieldMinLength": 8',
    '"fieldMinLength": 80',
    '/account/0/fieldMinLength: A Philippine account number has 8 to 16 digits, such as 1234567890, which is refused here. Let it be taken.',
  ],
  [
    'a number that is none',
    '"spread": "0.0025"',
    '"spread": 01',
    ': This is not valid JSON: on line 16 stands 01: a number begins with no 0 in front. Correct it there.',
  ],
])('finds %s', (_, from, to, line) => {
  const place = line.startsWith(':') ? '' : ' '
  expect(readMessages(from, to)).toContain(`network/${path}${place}${line}`)
})

it('finds a state that the network does not report, and names those it does', () => {
  expect(readMessages('"TRANSFERRING"', '"SCREENING"', 'scenarios.json')).toContain(
    "network/scenarios.json /scenarios/arrives/steps/1/state: 'SCREENING' is not one of VALIDATING, TRANSFERRING, COMPLETED, FAILED, RETURNED. Write one of them.",
  )
})

it('finds a file that nobody reads', () => {
  expect(checkNetwork([{ path: 'markets.json', text: '{}' }]).findings.map(sayFinding)).toEqual([
    expect.stringMatching(
      /^network\/markets\.json: Nothing in the network is called that\. Rename it to one of .*market\.json/,
    ),
  ])
})

it('refuses a file nested deeper than any walk goes', () => {
  const text = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const { findings } = checkNetwork(real.map((one) => (one.path === path ? { ...one, text } : one)))
  expect(findings.map(sayFinding).join(' ')).toContain('nested too deep')
})
