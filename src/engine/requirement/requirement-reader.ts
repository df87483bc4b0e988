import type { FieldOption } from '../field/types.ts'
import type { Requirement } from './types.ts'

export interface ReadRequirement {
  /** Absent if not even a name could be read. */
  readonly requirement?: Requirement
  readonly sentences: readonly string[]
}

const NAME = /^[A-Za-z][A-Za-z0-9_.[\]-]{0,119}$/
const LONGEST = 500

/** Reads one DataRequirementField of the server; unusable parts are left out and reported. */
export function readRequirement(raw: unknown): ReadRequirement {
  const source = typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {}
  const name = text(source['fieldName'])
  if (name === undefined || !NAME.test(name)) return { sentences: ['It has no name that can be used.'] }
  const sentences: string[] = []
  const minLength = length(source['fieldMinLength'], 'least', sentences)
  const maxLength = length(source['fieldMaxLength'], 'greatest', sentences)
  const isPossible = minLength === undefined || maxLength === undefined || minLength <= maxLength
  if (!isPossible) sentences.push('Its least length is greater than its greatest.')
  const fieldType = text(source['fieldType'])?.toUpperCase()
  if (!['REQUIRED', 'OPTIONAL', 'CONDITIONAL'].includes(fieldType ?? '')) {
    sentences.push('It does not say whether it is required, and is taken as optional.')
  }
  const requirement: Requirement = {
    name,
    label: text(source['fieldDescription']) ?? name,
    hint: text(source['fieldHelpText']),
    helpLink: link(source['fieldHelpLink']),
    required: fieldType === 'REQUIRED',
    dataType: text(source['fieldDataType'])?.toUpperCase() ?? 'STRING',
    pattern: text(source['fieldRegexValidator'], Infinity),
    minLength: isPossible ? minLength : undefined,
    maxLength: isPossible ? maxLength : undefined,
    options: optionsIn(source['fieldValues']),
  }
  return { requirement, sentences }
}

function optionsIn(raw: unknown): readonly FieldOption[] {
  if (!Array.isArray(raw)) return []
  const options = raw.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return { value: entry, label: entry }
    const { value, label } = (entry ?? {}) as { value?: unknown; label?: unknown }
    const read = text(value)
    return read === undefined ? [] : { value: read, label: text(label) ?? read }
  })
  return options.filter((option, at) => options.findIndex((other) => other.value === option.value) === at)
}

function length(raw: unknown, which: string, sentences: string[]): number | undefined {
  if (raw === undefined || raw === null || raw === '') return undefined
  const read = typeof raw === 'string' && /^\d{1,6}$/.test(raw) ? Number(raw) : raw
  if (typeof read === 'number' && Number.isSafeInteger(read) && read >= 0) return read
  sentences.push(`Its ${which} length is not a number.`)
  return undefined
}

function text(raw: unknown, most = LONGEST): string | undefined {
  const read = typeof raw === 'number' ? String(raw) : raw
  if (typeof read !== 'string' || read.trim() === '') return undefined
  return read.length > most ? `${read.trim().slice(0, most)}…` : read.trim()
}

function link(raw: unknown): string | undefined {
  const read = text(raw)
  return read !== undefined && /^https:\/\/[^\s]+$/.test(read) ? read : undefined
}
