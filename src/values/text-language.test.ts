import { afterEach, expect, it } from 'vitest'
import { english, readBy } from './language.ts'
import { foreignLanguage } from './text-language.ts'

afterEach(() => readBy(() => english))
const readIn = (tag: string) => readBy(() => ({ ...english, tag }))

it('tells that what others wrote is in another language than the reader’s (TRU-489)', () => {
  readIn('es-MX')
  expect(foreignLanguage('The account of the beneficiary was closed by the bank')).toBe('en')
  readIn('en')
  expect(foreignLanguage('El banco cerró la cuenta del beneficiario')).toBe('es')
})

it('leaves alone what is in the reader’s language, a name, a code and what cannot be told (TRU-489)', () => {
  const texts = [
    'La cuenta está cerrada',
    'Bank of Trade',
    'INV-7',
    'Talleres del Valle',
    'Invoice 7, March',
    '',
  ]
  readIn('es-MX')
  expect(texts.map(foreignLanguage)).toEqual(texts.map(() => undefined))
  readIn('en')
  expect(['The account is closed', ...texts.slice(1)].map(foreignLanguage)).toEqual(
    texts.map(() => undefined),
  )
  expect(foreignLanguage('The bank wrote: la cuenta está cerrada')).toBe('es')
})
