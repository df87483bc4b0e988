import { FieldAlone } from '../widgets/harness.tsx'
import { Anatomy } from './anatomy.tsx'
import type { Advice, Description } from './description.ts'
import { statesOf } from './states.tsx'
import type { ShownAdvice, Thing } from './thing.ts'

/** Makes the sheet of a field type. */
export function fieldOf(description: Description): Thing {
  const { example, filled, do: good = [], dont: bad = [] } = description
  const advise =
    (isGood: boolean) =>
    (advice: Advice): ShownAdvice => {
      const { says } = advice
      // The example of the sheet follows the advice, so it is the default illustration.
      const shows = advice.shows ?? (isGood ? { value: filled } : undefined)
      return {
        says,
        isGood,
        ...(shows && {
          draw: ({ id }) => <FieldAlone example={{ ...example, ...shows }} id={id} shows="field" />,
        }),
      }
    }
  return {
    ...description,
    named: `"type": "${example.field.type}"`,
    anatomy: (id) => <Anatomy description={description} id={id} />,
    advice: [...good.map(advise(true)), ...bad.map(advise(false))],
    states: statesOf(description),
  }
}
