import type { Field } from '../../../generated/flow.ts'
import type { Library } from '../../../library.ts'
import { fieldsOf } from '../../../inner-fields.ts'
import { fileOf } from '../../tables/table-flow.ts'

/** A field with its file and place. */
export type FieldPlace = readonly [file: string, path: string, field: Field]

/** Every field of every flow, those inside others as well, and every filter, which is a field as well. */
export function fieldPlaces({ flows, tables }: Library): readonly FieldPlace[] {
  return [
    ...Object.values(flows).flatMap(({ id, steps }) =>
      steps.flatMap((step, of) =>
        fieldsOf(step, `/steps/${of}`).map(({ field, path }): FieldPlace => [
          `flows/${id}.flow.json`,
          path,
          field,
        ]),
      ),
    ),
    ...Object.values(tables).flatMap((table) =>
      (table.filters ?? []).map((filter, at): FieldPlace => [fileOf(table), `/filters/${at}`, filter]),
    ),
  ]
}
