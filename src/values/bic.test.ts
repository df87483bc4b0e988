import { describe, expect, it } from 'vitest'
import { bareBic, checkBic } from './bic.ts'

describe('BIC', () => {
  it.each(['DEUTDEFF', 'NEDSZAJJXXX', 'chasus33', 'BOFA US 3N', 'E097AEXX', '1234US33', '1EUTDEFF', ''])(
    'accepts %j',
    (text) => {
      expect(checkBic(text)).toBeUndefined()
    },
  )

  it.each([
    'DEUTDEF',
    'DEUTDEFFX',
    'DEUTDEFFXXXX',
    'XDEUTDEFF',
    '1DEUTDEFFXXX',
    'DEUTQQFF',
    '1234QQ33',
    'DEUT1EFF',
    'DEUT-DEFF',
    '-EUTDEFF',
  ])('refuses %s', (text) => {
    expect(checkBic(text)).toBe('Enter a BIC of 8 or 11 characters, for example DEUTDEFF.')
  })

  it('is saved without spaces, in capitals', () => {
    expect(bareBic(' chas us 33 ')).toBe('CHASUS33')
  })
})
