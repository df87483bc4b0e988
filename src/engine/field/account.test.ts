import { expect, it } from 'vitest'
import { accountNumber } from './account-number.ts'
import { bic } from './bic.ts'
import { clabe } from './clabe.ts'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { iban } from './iban.ts'
import { destinationTag } from './destination-tag.ts'
import { phone } from './phone.ts'
import { routingNumber } from './routing-number.ts'
import { walletAddress } from './wallet-address.ts'

const on = givenFacts({ of: 'chain' }, { flags: { bankAccountValidation: true }, chain: 'XRPL' })
const off = givenFacts({ of: 'chain' }, { flags: { bankAccountValidation: false }, chain: 'XRPL' })
const unknown = givenFacts()

it('checks an IBAN only when bank account validation is on (VAL-031, FLG-033)', () => {
  const wrong = 'DE89 3704 0044 0532 0130 01'
  expect(iban.check(wrong, off)).toBeUndefined()
  expect(iban.check(wrong, unknown)).toBeUndefined()
  expect(iban.check(wrong, on)).toBe("Invalid IBAN. Please verify there's no typos or missing characters.")
})

it('holds an IBAN to 15 to 35 letters, digits, underscores or hyphens with the flag off (IDN-068, LIM-038)', () => {
  for (const wrong of ['AB_12-34567890', `AB${'1'.repeat(34)}`])
    expect(iban.check(wrong, off)).toBe('Enter 15 to 35 letters, digits, underscores or hyphens.')
  expect(iban.check('AB_12-345678901', off)).toBeUndefined()
  expect(iban.check(`AB${'1'.repeat(33)}`, off)).toBeUndefined()
  expect(iban.check(`AB${'1'.repeat(33)}`, on)).toBe(
    'Incorrect IBAN. Please verify the format matches the country.',
  )
})

it('saves an IBAN without spaces and prints it in groups (VAL-035)', () => {
  expect(iban.project?.('de89 3704 0044 0532 0130 00', on)).toBe('DE89370400440532013000')
  expect(iban.project?.('de89 3704 0044 0532 0130 00', off)).toBe('DE89370400440532013000')
  expect(iban.print('DE89370400440532013000', on)).toBe('DE89 3704 0044 0532 0130 00')
})

it('checks a CLABE only when bank account validation is on (FLG-034)', () => {
  expect(clabe.check('032180000118359718', off)).toBeUndefined()
  expect(clabe.check('032180000118359718', on)).toBe('Invalid CLABE. Please verify and try again.')
  expect(clabe.check('032180000118359719', on)).toBeUndefined()
})

it('saves a CLABE stripped of non-alphanumerics (VAL-047)', () => {
  expect(clabe.project?.('032-180-00011835971-9', on)).toBe('032180000118359719')
})

it('checks a wallet address only when bank account validation is on (FLG-035)', () => {
  expect(walletAddress.check('0x123', off)).toBeUndefined()
  expect(walletAddress.check('0x123', on)).toBe('The provided XRPL wallet address is invalid.')
})

it('doubts an address without blocking it, and takes a paste with spaces', () => {
  const address = walletAddress.read(' rHb9 CJAWyB4rj91VRWn96DkukG4bwdtyTh ', on)
  expect(address).toBe('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh')
  expect(walletAddress.warn?.(address, on)).toBeUndefined()
  const mistyped = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTj'
  expect(walletAddress.check(mistyped, on)).toBeUndefined()
  expect(walletAddress.warn?.(mistyped, on)).toMatch(/checksum/)
})

it('bounds a destination tag and shows it without separators (VAL-029, VAL-030)', () => {
  expect(destinationTag.check('4294967295', on)).toBeUndefined()
  expect(destinationTag.check('4294967296', on)).toMatch(/0 to 4294967295/)
  expect(destinationTag.print('4294967295', on)).toBe('4294967295')
})

it('refuses a routing number whose checksum does not hold (IDN-065)', () => {
  expect(routingNumber.check('021000021', on)).toBeUndefined()
  expect(routingNumber.check('021000022', on)).toBe('This routing number is invalid. Check its digits.')
  expect(routingNumber.check('0210000', on)).toBe('Enter the routing number with exactly 9 digits.')
})

it('holds an account number to 4 to 21 digits (IDN-066)', () => {
  expect(accountNumber.check('123', on)).toBe('Enter an account number of 4 to 21 digits.')
  expect(accountNumber.check('1234', on)).toBeUndefined()
  expect(accountNumber.check('1'.repeat(22), on)).toBe('Enter an account number of 4 to 21 digits.')
})

it('writes a BIC in capitals without spaces', () => {
  expect(bic.read('deut de ff', on)).toBe('DEUTDEFF')
  expect(bic.check('DEUTDEF', on)).toMatch(/8 or 11/)
})

it('reads the prefix that is dialled as a plus, and makes no country of an area code (TRU-735)', () => {
  for (const dialled of ['0049 30 123456', '00 49 (0)30 123456', '+0049-30-123456'])
    expect(String(phone.read(dialled, on)).replaceAll('-', '')).toBe('+4930123456')
  // With a plus before it, the area code 415 of California would be a number of Switzerland.
  for (const national of ['(415) 555-2671', '(55) 1234 5678', '(030) 123456'])
    expect(phone.check(phone.read(national, on), on)).toMatch(/^Begin with the country code/)
  for (const whole of ['+1 (415) 555-2671', '(+1) 415 555-2671', '1 (415) 555-2671'])
    expect(phone.read(whole, on)).toBe('+1415555-2671')
})

it('says of a destination tag what a spreadsheet did to it (TRU-734)', () => {
  expect(destinationTag.check('1.23457E+09', on)).toMatch(/spreadsheet shortens a long number/)
  expect(destinationTag.read('="1234567890"', on)).toBe('1234567890')
})

it('adds the leading plus and refuses letters in a phone number (IDN-063, IDN-064)', () => {
  expect(phone.read('52 55-1234', on)).toBe('+5255-1234')
  expect(phone.check('+5255-1234', on)).toBeUndefined()
  expect(phone.check('+52call', on)).toMatch(/digits and hyphens/)
})

it('gains no zero from a spreadsheet: it reads what is whole, and says what may have lost digits (TRU-596)', () => {
  expect(phone.read('5255123456780.0', on)).toBe('+5255123456780')
  expect(phone.check(phone.read('5.25512E+12', on), on)).toMatch(
    /^‘5\.25512E\+12’ is how a spreadsheet shortens/,
  )
  expect(phone.check(phone.read('5255123456780123.0', on), on)).toMatch(/was a number in a spreadsheet/)
  for (const [kind, text] of [
    [clabe, '12180001183597190.0'],
    [clabe, '121 800 01183597190 .0'],
    [accountNumber, '66374958.0'],
    [routingNumber, '21000021.0'],
  ] as const)
    expect(kind.check(kind.read(text, on), on), text).toMatch(/was a number in a spreadsheet/)
})
