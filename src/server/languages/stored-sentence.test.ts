import { expect, it } from 'vitest'
import { refill } from './stored-sentence.ts'

const english = 'Name: {after.name}. Account: {after.account}.'
const spanish = 'Cuenta: {after.account}. Nombre: {after.name}.'

it('fills a stored sentence anew from the words of its reader, and leaves what is not clearly of that template (TRU-470)', () => {
  expect(refill(english, spanish, 'Name: One. Account: 12-3.')).toBe('Cuenta: 12-3. Nombre: One.')
  expect(refill(english, spanish, 'Another sentence.')).toBeUndefined()
  expect(refill(english, spanish, 'Name: One. Account: 9. Account: 12-3.')).toBeUndefined()
})

it('reads what was stored with typed quotation marks as it was meant (TRU-628)', () => {
  const says = '‘{part}’ isn’t of “{network}”.'
  expect(refill(says, '«{part}» no es de {network}.', `'status' isn't of "One".`)).toBe(
    '«status» no es de One.',
  )
  expect(refill(says, '«{part}» no es de {network}.', '‘status’ isn’t of “One”.')).toBe(
    '«status» no es de One.',
  )
})
