import { expect, it } from 'vitest'
import { definitionsRoot, readDefinitions } from '../definitions/definition-files.ts'
import { shippedWorld } from '#tests/server/server.ts'
import { whileReadBy } from '../languages/reader.ts'
import { networkInWords } from './network-words.ts'

const READ = new Set(['title', 'description', 'fieldDescription', 'fieldHelpText', 'settles'])

const sentencesIn = (value: unknown, key?: string): readonly string[] => {
  if (typeof value === 'string') return key !== undefined && READ.has(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    sentencesIn(inner, Array.isArray(value) ? key : name),
  )
}

it('has every sentence of the network that a person reads in another language as well (TRU-279)', () => {
  const spoken = new Set(Object.values(shippedWorld().definitions.library.words['network']?.words ?? {}))
  const files = readDefinitions(definitionsRoot).filter(({ path }) =>
    /^network\/(corridors\/|holders|scenarios)/.test(path),
  )
  const sentences = new Set(files.flatMap(({ text = '' }) => sentencesIn(JSON.parse(text))))
  expect(sentences.size).toBeGreaterThan(50)
  expect([...sentences].filter((sentence) => !spoken.has(sentence))).toEqual([])
  expect([...spoken].filter((sentence) => !sentences.has(sentence))).toEqual([])
})

it('says it to the reader, and leaves what it does not know as it is (TRU-279)', () => {
  const spanish = shippedWorld().definitions.languages.of('es-MX')
  const say = (sentence: string) => whileReadBy(spanish, () => networkInWords(sentence))
  expect(say('The account is closed')).toBe('La cuenta está cerrada')
  expect(say('Nobody wrote this')).toBe('Nobody wrote this')
})
