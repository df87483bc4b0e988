import type { ErrorObject } from 'ajv/dist/2020.js'
import { objectOf } from '#values/object.ts'
import { sayUnknownWord, type ErrorFinding } from './unknown-words.ts'

/** Reports a property that was written instead of a missing one. */
export function meant({ path, sentence, unknownWord }: ErrorFinding, words: readonly string[]): ErrorFinding {
  const plain = unknownWord === undefined ? sentence : sayUnknownWord(unknownWord)
  const names = words.map((word) => `'${word}'`).join(' and ')
  const [only, ...others] = words
  const isNamed = words.every((word) => sentence.includes(`'${word}'`))
  return {
    path,
    ...(unknownWord === undefined ? {} : { unknownWord }),
    sentence: isNamed
      ? sentence
      : `${plain} ${names} ${others.length === 0 ? 'is' : 'are'} missing here. Add what is missing.`,
    ...(others.length === 0 && only !== undefined ? { nearest: only } : {}),
  }
}

/** Reports a property that is in the wrong place. */
export function moved(error: ErrorObject, findings: ErrorFinding, home: string): ErrorFinding {
  const word = String(error.params['additionalProperty'])
  const to = home === '' ? 'to the top of the file' : `to ${home}`
  return {
    path: findings.path,
    unknownWord: word,
    sentence: `${sayUnknownWord(word)} It belongs ${to}, where it is missing: move it there.`,
  }
}

/** Entries that stand in the list of their neighbours: what shows it, what it is, and where it belongs. */
const kinds: readonly Misplaced[] = [
  {
    list: 'steps',
    isMeant: (one) => 'type' in one && 'label' in one && !('fields' in one),
    says: "This is a field, and steps stand here. Move it under 'fields' of the step that asks for it.",
  },
  {
    list: 'fields',
    isMeant: (one) => 'title' in one && 'fields' in one && !('type' in one),
    says: "This is a step, and fields stand here. Move it under 'steps', at the top of the file.",
  },
  {
    list: 'rowActions',
    isMeant: (one) => 'type' in one && !('page' in one) && !('move' in one),
    says: "This is a column, and actions of a row stand here. Move it under 'columns'.",
  },
  {
    list: 'columns',
    isMeant: (one) => !('type' in one) && ('page' in one || 'move' in one),
    says: "This is an action of a row, and columns stand here. Move it under 'rowActions'.",
  },
  {
    list: 'moves',
    isMeant: (one) => 'tone' in one && !('to' in one),
    says: "This is a state, and moves stand here. Write it under 'states', by its name.",
  },
]

interface Misplaced {
  readonly list: string
  readonly isMeant: (entry: object) => boolean
  readonly says: string
}

/** Says once where an entry belongs that stands in another list: each of its words would be refused else. */
export function misplacedEntries(errors: readonly ErrorObject[]): readonly ErrorFinding[] {
  const found = new Map<string, ErrorFinding>()
  for (const { instancePath: path, data } of errors) {
    const list = /\/(\w+)\/\d+$/.exec(path)?.[1]
    const kind = kinds.find((one) => one.list === list && one.isMeant(objectOf(data)))
    if (kind !== undefined) found.set(path, { path, sentence: kind.says })
  }
  return [...found.values()]
}
