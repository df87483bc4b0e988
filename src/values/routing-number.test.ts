import { describe, expect, it } from 'vitest'
import { checkRoutingNumber } from './routing-number.ts'

const REAL = ['021000021', '011401533', '091000019', '121000358', '026009593', '111000025']

describe('routing number', () => {
  it('accepts nine digits whose checksum holds (VAL-048)', () => {
    for (const text of REAL) expect(checkRoutingNumber(text)).toBeUndefined()
  })

  it('asks for exactly nine digits (VAL-048)', () => {
    for (const text of ['0210000', '0210000210', '02100002a', '021-00002', '02100002１'])
      expect(checkRoutingNumber(text)).toBe('Enter the routing number with exactly 9 digits.')
  })

  it('says of eight digits that a spreadsheet loses a zero (TRU-596)', () => {
    expect(checkRoutingNumber('21000021')).toMatch(
      /^Enter the routing number with exactly 9 digits\. These are 8:/,
    )
  })

  it('finds every single wrong digit, and nine zeros (VAL-048)', () => {
    expect(checkRoutingNumber('000000000')).toBeDefined()
    for (const text of REAL)
      for (let place = 0; place < 9; place += 1)
        for (let step = 1; step < 10; step += 1) {
          const digit = (Number(text.charAt(place)) + step) % 10
          const wrong = `${text.slice(0, place)}${digit}${text.slice(place + 1)}`
          expect(checkRoutingNumber(wrong)).toBe('This routing number is invalid. Check its digits.')
        }
  })

  it.each([
    [['130000006', '200000004', '330000000', '500000005', '600000002', '730000008', '790000006'], false],
    [['810000009', '990000000'], false],
    [
      [
        '000000518',
        '010000003',
        '120000003',
        '210000007',
        '320000007',
        '610000005',
        '720000005',
        '800000006',
      ],
      true,
    ],
  ])('asks for a beginning that the Federal Reserve gave out: %j %s (VAL-048)', (numbers, isFine) => {
    for (const text of numbers) expect(checkRoutingNumber(text) === undefined, text).toBe(isFine)
  })

  it('accepts nothing (VAL-001)', () => {
    expect(checkRoutingNumber('')).toBeUndefined()
  })
})
