import { currencyOf, isNoAmount } from '#engine/field/money.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { useTyped } from '../typing/use-typed.ts'
import { AmountLine } from './amount-line.tsx'
import { shownAmount } from './shown-amount.ts'

export function MoneyWidget(props: WidgetProps) {
  const code = currencyOf(factsOf(props))
  const typed = useTyped(props, (value) => shownAmount(value, code))
  // A text that cannot become an amount is reported while it is typed.
  const type = (text: string) => {
    typed.type(text)
    if (isNoAmount(text, code)) props.onLeave()
  }
  return <AmountLine field={props} typed={{ ...typed, type }} code={code} />
}
