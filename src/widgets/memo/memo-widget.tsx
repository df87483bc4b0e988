import { longestMemo } from '#engine/field/memo.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { Line } from '../typing/line.tsx'
import { Remaining } from '../typing/remaining.tsx'
import { useTyped } from '../typing/use-typed.ts'
import './memo.css'

export function MemoWidget(props: WidgetProps) {
  const typed = useTyped(props)
  const limit = longestMemo(factsOf(props))
  const count = `${props.id}--count`
  return (
    <div className="ptl-memo">
      <Line
        field={props}
        typed={typed}
        autoCapitalize="characters"
        alsoDescribedBy={limit === undefined ? undefined : count}
      />
      <Remaining id={count} text={typed.text} limit={limit} />
    </div>
  )
}
