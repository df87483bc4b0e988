import { findJsonFault } from '#values/json-fault.ts'
import { present } from '#values/blank.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import type { FieldKind } from './types.ts'

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function checkObject(text: string): string | undefined {
  const fault = findJsonFault(text)
  if (fault) {
    const { line, column, says } = fault
    return sayAnswers('noJson', { line, column, fault: says })
  }
  const value: unknown = JSON.parse(text)
  return isObject(value) ? undefined : sayAnswers('jsonObject', { open: '{', close: '}' })
}

/** JSON object, stored as typed and sent as an object (QUO-044). */
export const json: FieldKind = {
  type: 'json',
  read: (raw) =>
    isObject(raw) ? JSON.stringify(raw, null, 2) : typeof raw === 'string' ? present(raw) : undefined,
  check: (value) => checkObject(String(value)),
  print: (value) => String(value),
  project: (value) => {
    const text = String(value)
    return checkObject(text) === undefined ? (JSON.parse(text) as unknown) : text
  },
}
