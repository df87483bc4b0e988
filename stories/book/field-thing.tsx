import { FieldAlone } from '../widgets/harness.tsx'
import { Anatomy } from './anatomy.tsx'
import type { Advice, Description } from './description.ts'
import { statesOf } from './states.tsx'
import type { ShownAdvice, Thing } from './thing.ts'

/** A field type as its sheet shows it. */
export function fieldOf(description: Description): Thing {
  const { example, filled, do: good = [], dont: bad = [] } = description
  const advise =
    (isGood: boolean) =>
    (advice: Advice): ShownAdvice => {
      const { says } = advice
      // The example of the sheet follows what is advised, so it can show it where nothing else does.
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
