import type { FastifyRequest } from 'fastify'
import { refusedField } from '../refused.ts'
import { normaliseCode, normaliseLine } from '#values/normal-text.ts'
import { storedIds } from '../values/stored-id.ts'
import { refuseUnshown } from './shown-text.ts'

/** The maximum depth of JSON; more than any schema needs. */
const MOST_LEVELS = 64

interface Place {
  value: unknown
  steps: readonly string[]
}

/** Returns true for text that PostgreSQL can store: well-formed and without a zero byte. */
export const isRetained = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Finds text that cannot be stored, or JSON that is too deep. */
export const findLost = (answer: unknown): { path: string; keyword: 'text' | 'depth' } | undefined => {
  const open: Place[] = [{ value: answer, steps: [] }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, steps } = place
    if (typeof value === 'string' && !isRetained(value)) return { path: steps.join('.'), keyword: 'text' }
    if (typeof value !== 'object' || value === null) continue
    if (steps.length >= MOST_LEVELS) return { path: steps[0] ?? '', keyword: 'depth' }
    for (const [name, inner] of Object.entries(value)) {
      if (!isRetained(name)) return { path: steps.join('.'), keyword: 'text' }
      open.push({ value: inner, steps: [...steps, name] })
    }
  }
  return undefined
}

/** Refuses unstorable text, and names its path. */
export const refuseUnstorable = (answer: unknown): void => {
  const lost = findLost(answer)
  if (!lost) return
  const { path, keyword } = lost
  throw refusedField(keyword === 'text' ? 'unkept-text' : 'unkept-depth', path, '', keyword)
}

/** Names of secrets, which are never normalised. */
const SECRET = /password|secret|token|signature|certificate|privatekey|pem$/i

/**
 * Names of references that payments are compared by; they are trimmed and their full-width letters converted
 * (TRU-050).
 */
const REFERENCE = /^(internal|(sender_)?end_?to_?end)_?id$/i

/** Normalises a text by its name: secrets unchanged, references trimmed, others as one line. */
export const normaliseNamed = (text: string, name: string): string => {
  if (SECRET.test(name)) return text
  return REFERENCE.test(name)
    ? normaliseCode(text).replace(/ +/g, ' ').replace(/^ | $/g, '')
    : normaliseLine(text)
}

/** Normalises all texts as form fields do: composed letters, plain signs, no invisible characters. */
export const normaliseTexts = (answer: unknown, name = ''): unknown => {
  if (typeof answer === 'string') return normaliseNamed(answer, name)
  if (Array.isArray(answer)) return answer.map((one: unknown) => normaliseTexts(one, name))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([inner, value]) => [inner, normaliseTexts(value, inner)]),
  )
}

/** Refuses or normalises the texts and IDs of every request, because other people see stored ones. */
export const readText = async (request: FastifyRequest): Promise<void> => {
  const { params, query, body } = request
  for (const part of [params, query, body]) refuseUnstorable(part)
  request.params = storedIds(params)
  request.body = normaliseTexts(body)
  refuseUnshown(request.body)
}
