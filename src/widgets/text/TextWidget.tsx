import { textLimit } from '#engine/field/narrow.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { Line } from '../typing/Line.tsx'
import { Remaining } from '../typing/Remaining.tsx'
import { useTyped } from '../typing/useTyped.ts'

export function TextWidget(props: WidgetProps) {
  const typed = useTyped(props)
  const count = `${props.id}--count`
  const limit = textLimit(factsOf(props))
  return (
    <>
      <Line field={props} typed={typed} alsoDescribedBy={limit === undefined ? undefined : count} />
      <Remaining id={count} text={typed.text} limit={limit} />
    </>
  )
}
