/** One question of the form every engine shows: text, required, with a pattern and two lengths. */
export interface BenchField {
  readonly id: string
  readonly label: string
  /** Shown only while this field says 'open'. */
  readonly shownBy?: string
}

export const pattern = '^[A-Za-z0-9 ]*$'
export const least = 2
export const most = 40

/** Two of ten fields stand under a condition on the field before them. */
export const fieldsOf = (count: number): readonly BenchField[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `f${at}`,
    label: `Field ${at}`,
    ...(at % 5 === 4 ? { shownBy: `f${at - 1}` } : {}),
  }))

export const askedFor = (name: string, otherwise: number): number =>
  Number(new URLSearchParams(location.search).get(name) ?? otherwise)

/** The same questions as a JSON Schema, for the engines that read one. */
export const schemaOf = (count: number) => ({
  type: 'object',
  properties: Object.fromEntries(
    fieldsOf(count)
      .filter(({ shownBy }) => shownBy === undefined)
      .map(({ id, label }) => [
        id,
        { type: 'string', title: label, pattern, minLength: least, maxLength: most },
      ]),
  ),
  required: fieldsOf(count)
    .filter(({ shownBy }) => shownBy === undefined)
    .map(({ id }) => id),
  allOf: fieldsOf(count)
    .filter(({ shownBy }) => shownBy !== undefined)
    .map(({ id, label, shownBy = '' }) => ({
      if: { properties: { [shownBy]: { const: 'open' } }, required: [shownBy] },
      then: {
        properties: { [id]: { type: 'string', title: label, pattern, minLength: least, maxLength: most } },
      },
    })),
})
