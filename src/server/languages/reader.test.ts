import { expect, it } from 'vitest'
import { currentLanguage, english } from '#values/language.ts'
import { shippedWorld } from '#tests/server/server.ts'
import { forPresentReader, inEnglish, inWords, whileReadBy } from './reader.ts'

const { definitions } = shippedWorld()
const spanish = definitions.languages.of('es-MX')

async function* tags() {
  yield currentLanguage().tag
  yield currentLanguage().tag
}

it('writes a file to its end in the language of the person who asked, whoever takes its pieces (TRU-272)', async () => {
  const pieces = whileReadBy(spanish, () => forPresentReader(tags()))[Symbol.asyncIterator]()
  expect((await pieces.next()).value).toBe('es-MX')
  expect(currentLanguage()).toBe(english)
  expect((await pieces.next()).value).toBe('es-MX')
})

it('stores in English what is done for a reader of another language (TRU-273)', () => {
  expect(whileReadBy(spanish, () => inEnglish(() => currentLanguage().tag))).toBe('en')
  expect(whileReadBy(spanish, () => inEnglish(() => inWords(definitions.library)))).toBe(definitions.library)
})

it('reads definitions that are others than those that were translated as they are', () => {
  const changed = { ...definitions.library }
  expect(whileReadBy(spanish, () => inWords(changed))).toBe(changed)
  expect(whileReadBy(spanish, () => inWords(definitions.library))).toBe(spanish.library)
})
