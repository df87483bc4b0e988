import { useLayoutEffect, useState } from 'react'
import { english, readBy, type CompiledMessage, type Language } from '#values/language.ts'
import type { Example } from '../widgets/example.ts'

/** Translations are longer than English by about this share. */
const LONGER = 0.4

/** A text that is two fifths longer in its words, as German is; codes and numbers stay as they are. */
export function lengthen(text: string): string {
  const isWord = (word: string) => /^[‘('"]?[A-Za-z]?[a-z-]+[.,;:?’)'"]*$/.test(word)
  // A message with a plural is no sentence yet.
  if (/\{\w+,/.test(text)) return text
  return text
    .split(' ')
    .map((word) => {
      if (!isWord(word)) return word
      const more = Math.ceil(word.length * LONGER)
      const vowels = [...word.matchAll(/[aeiouy]/gi)].map(({ index }) => index)
      const at = vowels[Math.floor(vowels.length / 2)] ?? 0
      return word.slice(0, at + 1) + (word[at] ?? '').toLowerCase().repeat(more) + word.slice(at + 1)
    })
    .join(' ')
}

function lengthenMessage(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return lengthen(message)
  return message.map((part) => (typeof part === 'string' ? lengthen(part) : part))
}

interface Spoken {
  readonly id: string
  readonly words: Readonly<Record<string, CompiledMessage>>
}

const files = import.meta.glob<Record<string, Spoken>>('../../src/values/generated/say-*.ts', { eager: true })

const longer: Language = {
  ...english,
  words: Object.fromEntries(
    Object.values(files)
      .flatMap((file) => Object.values(file))
      .map(({ id, words }) => [
        id,
        Object.fromEntries(Object.entries(words).map(([name, message]) => [name, lengthenMessage(message)])),
      ]),
  ),
}

/** Lets everything that is drawn be said in longer words; answers the words that are spoken now. */
export function useSpoken(words: string): string {
  const [spoken, setSpoken] = useState('written')
  useLayoutEffect(() => {
    readBy(() => (words === 'longer' ? longer : english))
    setSpoken(words)
    return () => readBy(() => english)
  }, [words])
  return spoken
}

const texts = new Set(
  'label hint add empty title reason badge refused heading says intro headline missing'.split(' '),
)

/** The same with longer words where people read them. */
export function lengthenWithin(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return texts.has(name) ? lengthen(value) : value
  if (Array.isArray(value)) return value.map((part) => lengthenWithin(part, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, lengthenWithin(part, key)]))
}

/** The same with every text of it longer, but for what is named. */
export function lengthenAll<Value>(value: Value, but: readonly string[] = []): Value {
  if (typeof value === 'string') return lengthen(value) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, but.includes(key) ? part : lengthenAll(part, but)]),
  ) as Value
}

/** The example with longer words of its definition; what was answered stays. */
export function longerExample(example: Example): Example {
  const { field, options, flows, refused } = example
  return {
    ...example,
    field: lengthenWithin(field) as Example['field'],
    ...(options && { options: lengthenWithin(options) as NonNullable<Example['options']> }),
    ...(flows && { flows: lengthenWithin(flows) as NonNullable<Example['flows']> }),
    ...(refused && { refused: lengthen(refused) }),
  }
}
