import { describe, expect, it, onTestFinished } from 'vitest'
import {
  cryptoCodes,
  currencyName,
  findCurrency,
  isCryptoCode,
  isIso4217,
  leastShown,
  settlementDigits,
} from './currency.ts'
import { english, readBy } from './language.ts'

describe('currency', () => {
  it('knows the codes of ISO 4217 in any case (VAL-011)', () => {
    for (const code of ['USD', 'usd', 'Mxn', 'eur', 'JPY', 'XCG', 'ZWG']) expect(isIso4217(code)).toBe(true)
    for (const code of ['', 'US', 'USDC', 'AAA', 'constructor', '__proto__'])
      expect(isIso4217(code)).toBe(false)
  })

  it('counts SLE as ISO 4217 in any case (VAL-012)', () => {
    for (const code of ['SLE', 'sle', 'Sle']) expect(isIso4217(code)).toBe(true)
  })

  it('names SLE as SLL (VAL-013)', () => {
    expect(currencyName('SLE')).toBe('Leone')
    expect(currencyName('SLE')).toBe(currencyName('SLL'))
    expect(currencyName('sle')).toBe('Leone')
    expect(currencyName('mxn')).toBe('Mexican Peso')
    expect(findCurrency('SLE')?.code).toBe('SLE')
  })

  it('is named in the language of the reader (TRU-600)', () => {
    onTestFinished(() => readBy(() => english))
    readBy(() => ({ ...english, tag: 'es-MX' }))
    expect([currencyName('USD'), currencyName('MXN'), currencyName('XRP'), currencyName('ABC')]).toEqual([
      'Dólar estadounidense',
      'Peso mexicano',
      findCurrency('XRP')?.name,
      'ABC',
    ])
  })

  it.each([
    ['CUC', 'Peso Convertible'],
    ['IRR', 'Iranian Rial'],
    ['RUB', 'Russian Ruble'],
    ['XAU', 'Gold'],
  ])('defines %s (VAL-015)', (code, name) => {
    expect(currencyName(code)).toBe(name)
  })

  it('recognises seven crypto codes (VAL-016)', () => {
    expect(cryptoCodes('payment').toSorted()).toEqual(['BTC', 'ETH', 'RLUSD', 'UDT', 'USDC', 'USDT', 'XRP'])
    expect(isCryptoCode('rlusd')).toBe(true)
    expect(isCryptoCode('USD')).toBe(false)
  })

  it('recognises TRX and SOL for display only (VAL-017)', () => {
    const added = cryptoCodes('display').filter((code) => !cryptoCodes('payment').includes(code))
    expect(added.toSorted()).toEqual(['SOL', 'TRX'])
    expect(isCryptoCode('SOL')).toBe(true)
  })

  it('settles by ISO 4217 where Intl differs, and by the scale of an asset', () => {
    const iso = { IQD: 3, COP: 2, IDR: 2, HUF: 2, PKR: 2, LAK: 2, MMK: 2, JPY: 0, BHD: 3, CLF: 4, USD: 2 }
    const assets = { BTC: 8, ETH: 18, XRP: 6, RLUSD: 6, USDC: 6 }
    for (const [code, digits] of Object.entries({ ...iso, ...assets }))
      expect(settlementDigits(code)).toBe(digits)
    expect(settlementDigits('XAU')).toBeUndefined()
    expect(settlementDigits('NOPE')).toBeUndefined()
  })

  it('shows no digits where nobody says how many', () => {
    expect(['XAU', 'NOPE', 'BTC'].map(leastShown)).toEqual([0, 0, 0])
    expect(['USD', 'usd', 'JPY', 'RLUSD'].map(leastShown)).toEqual([2, 2, 0, 2])
  })

  it('shows a code nobody knows as itself', () => {
    expect(currencyName('ABC')).toBe('ABC')
  })
})
