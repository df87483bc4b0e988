import type { Flow } from './generated/flow.ts'
import type { PlacedField } from './inner-fields.ts'

/** The fields of a flow whose answers are only stored with what it ends in, each with the step it stands in. */
export function extraFields({
  steps,
}: Flow): readonly (PlacedField & { readonly step: Flow['steps'][number] })[] {
  return steps.flatMap((step, at) =>
    (step.fields ?? []).flatMap((field, place) =>
      field.extra ? [{ field, step, path: `/steps/${at}/fields/${place}` }] : [],
    ),
  )
}
