import { describe, expect, it } from 'vitest'
import { checkAccountNumber, checkAccountNumberConfirmation } from './account-number.ts'

describe('account number', () => {
  it('has 4 to 21 digits (IDN-066)', () => {
    for (const text of ['1234', '1'.repeat(21), '']) expect(checkAccountNumber(text)).toBeUndefined()
    for (const text of ['123', '1'.repeat(22), '12a4', '12 34', '-1234'])
      expect(checkAccountNumber(text)).toBe('Enter an account number of 4 to 21 digits.')
  })

  it('must be confirmed digit by digit (IDN-067)', () => {
    expect(checkAccountNumberConfirmation('01234', '01234')).toBeUndefined()
    expect(checkAccountNumberConfirmation('1234', '01234')).toBe('The account numbers do not match.')
    expect(checkAccountNumberConfirmation('', '01234')).toBeUndefined()
  })
})
