import { expect, it } from 'vitest'
import { fillTemplate } from './template.ts'

it('turns nothing of a sentence by what is filled in', () => {
  const sentence = fillTemplate(
    'To {name}, internal ID {id}.',
    (path) => (path === 'name' ? 'אור (2)' : 'INV-7'),
    String,
  )
  expect(sentence).toBe('To \u2068אור (2)\u2069, internal ID INV-7.')
})
