import { currencyOf } from '#engine/field/money.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { useTyped } from '../typing/useTyped.ts'
import { AmountLine } from './AmountLine.tsx'
import { shownAmount } from './shown-amount.ts'

export function MoneyWidget(props: WidgetProps) {
  const typed = useTyped(props, shownAmount)
  return <AmountLine field={props} typed={typed} code={currencyOf(factsOf(props))} />
}
