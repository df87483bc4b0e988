import type { Flow } from './generated/flow.ts'
import type { PlacedField } from './inner-fields.ts'

/** Returns the fields of a flow whose answers are only stored with its result, each with its step. */
export function extraFields({
  steps,
}: Flow): readonly (PlacedField & { readonly step: Flow['steps'][number] })[] {
  return steps.flatMap((step, at) =>
    (step.fields ?? []).flatMap((field, place) =>
      field.extra ? [{ field, step, path: `/steps/${at}/fields/${place}` }] : [],
    ),
  )
}
