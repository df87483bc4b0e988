import { narrowedTo } from '#engine/field/limit.ts'
import { textLimit } from '#engine/field/narrowed-options.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { Line } from '../typing/line.tsx'
import { Remaining } from '../typing/remaining.tsx'
import { useTyped } from '../typing/use-typed.ts'
import { Recognized } from './recognized-name.tsx'

export function TextWidget(props: WidgetProps) {
  const typed = useTyped(props)
  const count = `${props.id}--count`
  const facts = factsOf(props)
  const limit = textLimit(facts)
  const { known } = props.state.definition
  const list = known === undefined ? undefined : `${props.id}--known`
  return (
    <>
      <Line
        field={props}
        typed={typed}
        list={list}
        alsoDescribedBy={limit === undefined ? undefined : count}
      />
      {known !== undefined && <Recognized id={`${props.id}--known`} path={known} store={props.store} />}
      <Remaining
        id={count}
        text={typed.text}
        limit={limit}
        isExact={limit !== undefined && narrowedTo(facts, 'minLength') === limit}
      />
    </>
  )
}
