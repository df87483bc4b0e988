import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitTaggedAddress, splitXAddress, warnXrplAddress } from './xrpl-address.ts'

const ALPHABET = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz'

// Well-known accounts of the ledger and the published pairs of XLS-5.
const CLASSIC = [
  'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
  'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
]
const PAIRS: [string, string, string | undefined, boolean][] = [
  ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', undefined, false],
  ['T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', undefined, true],
  ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS', 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', '14', false],
  ['XVLhHMPHU98es4dbozjVtdWzVrDjtV8AqEL4xcZj5whKbmc', 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', '0', false],
  [
    'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi',
    'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf',
    '4294967295',
    false,
  ],
]

describe('XRPL address', () => {
  it.each(PAIRS)('splits %s', (text, address, destinationTag, isTestNetwork) => {
    expect(splitXAddress(text)).toEqual({ address, isTestNetwork, ...(destinationTag && { destinationTag }) })
  })

  it.each([
    'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa',
    'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8zeUygYrCgrPh',
    'dGzKGt8CVpWoa8aWL1k18tAdy9Won3PxynvbbpkAqp3V47g',
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    '',
  ])('does not split %j', (text) => {
    expect(splitXAddress(text)).toBeUndefined()
  })

  it('has nothing against an address whose checksum holds', () => {
    for (const address of CLASSIC) expect(warnXrplAddress(address)).toBeUndefined()
  })

  it('doubts every address with one wrong character', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CLASSIC),
        fc.nat(40),
        fc.constantFrom(...ALPHABET.split('')),
        (address, place, letter) => {
          const at = place % address.length
          fc.pre(address.charAt(at) !== letter)
          expect(warnXrplAddress(`${address.slice(0, at)}${letter}${address.slice(at + 1)}`)).toMatch(
            /checksum/,
          )
        },
      ),
      { numRuns: 1000 },
    )
  })
})

it('splits an address and a tag that were pasted as one text (TRU-109)', () => {
  const address = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
  for (const text of [
    `${address}:104857`,
    `${address}?dt=104857`,
    `${address}, destination tag 104857`,
    `${address} / tag: 104857`,
    `${address} 104857`,
    `${address} DT=104857`,
    `${address}?amount=12&dt=104857`,
    `${address}?dt=104857&amount=12&currency=XRP`,
  ])
    expect(splitTaggedAddress(text)).toEqual({ address, destinationTag: '104857' })
  // An amount that was taken for a tag would send the money to somebody else (TRU-733).
  for (const amount of ['&amount=5', '?amount=5', ' amount 5', ', invoice 7', '?value=5&invoice=7'])
    expect(splitTaggedAddress(`${address}${amount}`)).toBeUndefined()
  for (const text of [address, `${address}104857`, 'not an address: 7', `${address.slice(0, -1)}x:7`])
    expect(splitTaggedAddress(text)).toBeUndefined()
})
