import type { Field } from '../../generated/flow.ts'
import type { Library } from '../../library.ts'
import { fileOf } from '../tables/table-flow.ts'

/** A field with the file and the place it stands at. */
export type FieldPlace = readonly [file: string, path: string, field: Field]

/** Every field of every flow, and every filter, which is a field as well. */
export function fieldPlaces({ flows, tables }: Library): readonly FieldPlace[] {
  return [
    ...Object.values(flows).flatMap(({ id, steps }) =>
      steps.flatMap(({ fields = [] }, of) =>
        fields.map((field, at): FieldPlace => [`flows/${id}.flow.json`, `/steps/${of}/fields/${at}`, field]),
      ),
    ),
    ...Object.values(tables).flatMap((table) =>
      (table.filters ?? []).map((filter, at): FieldPlace => [fileOf(table), `/filters/${at}`, filter]),
    ),
  ]
}
