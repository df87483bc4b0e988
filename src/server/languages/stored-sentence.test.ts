import { expect, it } from 'vitest'
import { refill } from './stored-sentence.ts'

const english = 'Name: {after.name}. Account: {after.account}.'
const spanish = 'Cuenta: {after.account}. Nombre: {after.name}.'

it('fills a stored sentence anew from the words of its reader, and leaves what is not clearly of that template (TRU-470)', () => {
  expect(refill(english, spanish, 'Name: One. Account: 12-3.')).toBe('Cuenta: 12-3. Nombre: One.')
  expect(refill(english, spanish, 'Another sentence.')).toBeUndefined()
  expect(refill(english, spanish, 'Name: One. Account: 9. Account: 12-3.')).toBeUndefined()
})
