/** The kinds of questions a wizard of a payments portal has. */
export type BenchKind = 'text' | 'choice' | 'amount' | 'date' | 'iban'

/** One question of the form every engine shows; all are required. */
export interface BenchField {
  readonly id: string
  readonly label: string
  readonly kind: BenchKind
  /** Shown only while this field says 'open'. */
  readonly shownBy?: string
}

export const pattern = '^[A-Za-z0-9 ]*$'
export const least = 2
export const most = 40
export const choices = ['open', 'closed', 'rent', 'wages', 'goods', 'services', 'loan', 'other']

/** Pattern of each kind of text, for engines that validate with patterns; Portolan has the kinds themselves. */
export const patternOf: Readonly<Record<Exclude<BenchKind, 'choice'>, string>> = {
  text: pattern,
  amount: '^\\d{1,12}(\\.\\d{1,2})?$',
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  iban: '^[A-Z]{2}\\d{2}[A-Z0-9 ]{11,38}$',
}

/** Ten questions that repeat; two of them stand under a condition on the field before them. */
const kinds: readonly BenchKind[] = [
  'text',
  'choice',
  'amount',
  'text',
  'text',
  'iban',
  'date',
  'text',
  'choice',
  'text',
]

export const fieldsOf = (count: number): readonly BenchField[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `f${at}`,
    label: `Field ${at}`,
    kind: kinds[at % kinds.length] ?? 'text',
    ...(at % 5 === 4 ? { shownBy: `f${at - 1}` } : {}),
  }))

export const askedFor = (name: string, otherwise: number): number =>
  Number(new URLSearchParams(location.search).get(name) ?? otherwise)

/** One question as a JSON Schema. */
export const propertyOf = ({ label, kind }: BenchField): Readonly<Record<string, unknown>> => {
  if (kind === 'choice') return { type: 'string', title: label, enum: choices }
  if (kind === 'date') return { type: 'string', title: label, format: 'date' }
  if (kind !== 'text') return { type: 'string', title: label, pattern: patternOf[kind] }
  return { type: 'string', title: label, pattern, minLength: least, maxLength: most }
}

/** The same questions as a JSON Schema, for the engines that read one. */
export const schemaOf = (count: number) => {
  const fields = fieldsOf(count)
  const always = fields.filter(({ shownBy }) => shownBy === undefined)
  return {
    type: 'object',
    properties: Object.fromEntries(always.map((field) => [field.id, propertyOf(field)])),
    required: always.map(({ id }) => id),
    allOf: fields.flatMap((field) =>
      field.shownBy === undefined
        ? []
        : [
            {
              if: { properties: { [field.shownBy]: { const: 'open' } }, required: [field.shownBy] },
              then: { properties: { [field.id]: propertyOf(field) }, required: [field.id] },
            },
          ],
    ),
  }
}
