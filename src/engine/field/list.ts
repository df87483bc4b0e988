import type { Field } from '#definition/generated/flow.ts'
import { sentences } from '../sentences.ts'
import { isSame } from '#values/equality.ts'
import { nameOfItem } from '../flow/linking/inner-fields.ts'
import { entries } from './entries.ts'
import { limitNamed } from './limit.ts'
import {
  isAnswers,
  keepParts,
  printParts,
  problemsOfParts,
  readParts,
  receiveParts,
  seenParts,
  sentParts,
} from './part-answers.ts'
import type { FieldParts } from '../flow/linking/linked-flow.ts'
import type { FieldFacts, FieldKind, PartProblem } from './types.ts'

type Answers = Readonly<Record<string, unknown>>

/** Makes the field kind of a list with the given fields per item. */
export function listOf(parts: FieldParts, definition: Field): FieldKind {
  const only = definition.each?.id
  // An empty item exists too, since a person has just added it.
  const itemOf = (answers: Answers): unknown => (only === undefined ? answers : (answers[only] ?? ''))
  const answersOf = (item: unknown): Answers =>
    only === undefined ? (isAnswers(item) ? item : {}) : valuesOf(only, item)
  const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  const at = (item: unknown, value: unknown, facts: FieldFacts) => ({
    parts,
    answers: answersOf(item),
    value,
    facts,
  })
  const mapped = (value: unknown, change: (item: unknown) => unknown): readonly unknown[] | undefined => {
    const items = itemsOf(value).map(change)
    return items.length === 0 ? undefined : items
  }
  const problems = (value: unknown, facts: FieldFacts): readonly PartProblem[] => {
    const items = itemsOf(value)
    const whole = problemOfCount(items.length, facts)
    const inside = items.flatMap((item, place) => {
      const name = nameOfItem(definition, place)
      return problemsOfParts(at(item, value, facts)).map(({ path, label, message }) => {
        const inner = only === undefined ? path : path.slice(only.length + 1)
        return {
          path: [place, inner].filter((step) => step !== '').join('/'),
          label: only === undefined ? `${name}, ${label}` : name,
          message,
        }
      })
    })
    return whole === undefined ? inside : [{ path: '', label: definition.label, message: whole }, ...inside]
  }
  return {
    type: 'list',
    read: (raw, facts) =>
      mapped(
        Array.isArray(raw) ? raw.filter((item: unknown) => only !== undefined || isAnswers(item)) : [],
        (item) => {
          const read = itemOf(readParts(parts, answersOf(item), facts))
          // An equal item stays the same object, so that its evaluation is reused.
          return isSame(read, item) ? item : read
        },
      ),
    check(value, facts) {
      const [first] = problems(value, facts)
      return first && (first.path === '' ? first.message : `${first.label}: ${first.message}`)
    },
    problems,
    seen: (value, facts) => mapped(value, (item) => itemOf(seenParts(at(item, value, facts)))),
    print: (value, facts) =>
      itemsOf(value)
        .map((item) => printParts(at(item, value, facts)))
        .filter((text) => text !== '')
        .join('; '),
    project: (value, facts) => mapped(value, (item) => itemOf(sentParts(at(item, value, facts)))),
    received: (sent) => mapped(sent, (item) => itemOf(receiveParts(parts, answersOf(item)))),
    keep: (value) => mapped(value, (item) => itemOf(keepParts(parts, answersOf(item)))),
    missing: (facts) => problemOfCount(0, facts) ?? sentences.addFirst(),
  }
}

const wrapped = new Map<string, WeakMap<object, Answers>>()

/** Returns the same object for the same item, so that its evaluation is reused. */
function valuesOf(id: string, item: unknown): Answers {
  if (typeof item !== 'object' || item === null) return item === '' ? {} : { [id]: item }
  const existing = wrapped.get(id) ?? new WeakMap<object, Answers>()
  wrapped.set(id, existing)
  const answers = existing.get(item) ?? { [id]: item }
  existing.set(item, answers)
  return answers
}

function problemOfCount(count: number, facts: FieldFacts): string | undefined {
  const [least, most] = [limitNamed(facts, facts.field.least), limitNamed(facts, facts.field.most)]
  if (most !== undefined && count > most) return sentences.keepAtMost(most)
  if (least !== undefined && count < least) return sentences.addAtLeast(least)
  return undefined
}

/** An ordered list: of fields, of values, or of entries with a flow of their own. */
export const list: FieldKind = entries
