import type { FastifyRequest } from 'fastify'
import { refusedField } from '../refused.ts'
import { normaliseCode, normaliseLine } from '#values/normal-text.ts'
import { refuseUnshown } from './shown-text.ts'

/** More levels than any schema asks for, and few enough to be read by whatever comes after. */
const MOST_LEVELS = 64

interface Place {
  value: unknown
  steps: readonly string[]
}

/** True for text a database takes: whole characters, and no zero byte. */
export const isRetained = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** What an answer holds that cannot be kept: text no database takes, or more levels than anybody reads. */
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

/** Refuses what could only fail later, at the place where it stands. */
export const refuseUnstorable = (answer: unknown): void => {
  const lost = findLost(answer)
  if (!lost) return
  const { path, keyword } = lost
  throw refusedField(keyword === 'text' ? 'unkept-text' : 'unkept-depth', path, '', keyword)
}

/** Secrets are taken as they are: another spelling is another secret. */
const SECRET = /password|secret|token|signature|certificate|privatekey|pem$/i

/** References by which payments are compared: blanks around them and wide letters make no other one (TRU-050). */
const REFERENCE = /^(internal|(sender_)?end_?to_?end)_?id$/i

/** A text as what is called so is kept: a secret as it is, a reference without blanks around it, all else as a line. */
export const normaliseNamed = (text: string, name: string): string => {
  if (SECRET.test(name)) return text
  return REFERENCE.test(name)
    ? normaliseCode(text).replace(/ +/g, ' ').replace(/^ | $/g, '')
    : normaliseLine(text)
}

/** What was sent in the one spelling that fields give it on the screen: composed letters, plain signs, nothing unseen. */
export const normaliseTexts = (answer: unknown, name = ''): unknown => {
  if (typeof answer === 'string') return normaliseNamed(answer, name)
  if (Array.isArray(answer)) return answer.map((one: unknown) => normaliseTexts(one, name))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([inner, value]) => [inner, normaliseTexts(value, inner)]),
  )
}

/** Before anything is done with it, whatever was asked and by whom; what is to be kept is also shown to others. */
export const readText = async (request: FastifyRequest): Promise<void> => {
  const { params, query, body } = request
  for (const part of [params, query, body]) refuseUnstorable(part)
  request.body = normaliseTexts(body)
  refuseUnshown(request.body)
}
