import type { Flow } from '../../../generated/flow.ts'
import { partsOf, type SchemaNode } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import type { Field } from '../../../generated/flow.ts'
import { usablePattern } from '../../../pattern/usable-pattern.ts'
import { fieldsOf } from '../../../inner-fields.ts'
import { inEach, type EachLint } from '../../context/each.ts'
import { sayTypes } from '../../words/types/type-words.ts'
import type { LintContext } from '../../context/context.ts'
import { asKey, error, unknownName } from '../../context/findings.ts'

const words = [
  'type',
  'const',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
]

/** JSON type that each keyword narrows; keywords that are not listed apply to any type. */
const kinds: Readonly<Record<string, string>> = {
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
}

/** A day is bounded by others, which a rule compares. */
const byRule = (word: string): string =>
  `No day is narrowed by '${word}'. Write a rule with 'date<=' under 'rules', and name it under 'checks' of the step.`

type Narrowing = SchemaNode & Readonly<Record<string, unknown>>

function least(parts: readonly SchemaNode[], word: 'minLength' | 'maxLength'): number | undefined {
  const existing = parts.map((part) => part[word]).filter((limit) => limit !== undefined)
  if (existing.length === 0) return undefined
  return word === 'minLength' ? Math.max(...existing) : Math.min(...existing)
}

function wrong(own: Narrowing, parts: readonly SchemaNode[]): [string, string][] {
  const types = parts.flatMap((part) => part.type ?? [])
  const [from, to] = [least(parts, 'minLength'), least(parts, 'maxLength')]
  const found: [string, string][] = []
  if (typeof own.type === 'string' && types.length > 0 && !types.includes(own.type))
    found.push(['type', `The type takes ${sayTypes(types)}, not ${sayTypes([own.type])}. Take 'type' out.`])
  if (own.maxLength !== undefined && to !== undefined && own.maxLength > to)
    found.push([
      'maxLength',
      `This widens: the type takes at most ${to} characters. Write as many, or fewer.`,
    ])
  if (own.minLength !== undefined && from !== undefined && own.minLength < from)
    found.push([
      'minLength',
      `This widens: the type takes at least ${from} characters. Write as many, or more.`,
    ])
  for (const word of ['minLength', 'maxLength'] as const)
    if (own[word] !== undefined && typeof own[word] !== 'number')
      found.push([
        word,
        `A number stands here, and this is ${sayTypes([typeof own[word]])}. Write ${String(own[word])}, without quotes.`,
      ])
  const [least_, most] = [own.minLength ?? from, own.maxLength ?? to]
  if (least_ !== undefined && most !== undefined && least_ > most)
    found.push([
      'minLength',
      `No text has at least ${least_} and at most ${most} characters. Lower this, or raise 'maxLength'.`,
    ])
  const listed = parts.flatMap((part) => part.enum ?? [])
  const entries = 'const' in own ? [own.const] : (own.enum ?? [])
  for (const entry of entries) {
    const word = 'const' in own ? 'const' : 'enum'
    const isRefused =
      (listed.length > 0 && !listed.includes(entry)) ||
      (typeof entry === 'string' &&
        parts.some((part) => part.pattern && usablePattern(part.pattern)?.test(entry) === false))
    if (isRefused)
      found.push([word, `This widens: the type does not take ${JSON.stringify(entry)}. Take it out.`])
  }
  return found
}

function lintField(file: string, path: string, field: Field, context: LintContext): Finding[] {
  const own: Narrowing | undefined = field.value
  const type = context.fieldTypes[field.type]
  if (own === undefined || type === undefined) return []
  const schema = context.findSchema(`values/${type.value}`)
  const parts = schema === undefined ? [] : partsOf(schema, context.findSchema)
  const types = parts.flatMap((part) => part.type ?? [])
  const fitting = words.filter(
    (word) => (kinds[word] ?? types[0] ?? 'string') === (types[0] ?? kinds[word] ?? 'string'),
  )
  return [
    ...Object.keys(own).flatMap((word) =>
      !words.includes(word) && /date|day/i.test(field.type)
        ? [error(file, `${path}/value/${word}`, byRule(word))]
        : unknownName(
            file,
            `${path}/value/${word}`,
            'word for narrowing',
            word,
            words.includes(word) ? words : fitting,
          ).map(asKey),
    ),
    ...wrong(own, parts).map(([word, sentence]) => error(file, `${path}/value/${word}`, sentence)),
  ]
}

/** Checks that the `value` of a field narrows its type and never widens it (rule 11). */
export const lintNarrowing: EachLint<Flow> = inEach('flows', (context, flow) =>
  flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).flatMap(({ field, path }) =>
      lintField(`flows/${flow.id}.flow.json`, path, field, context),
    ),
  ),
)
