import { useMemo } from 'react'
import { currencyName } from '#values/currency.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { Combobox } from '../combobox/Combobox.tsx'
import { nameOptions } from '../combobox/named-option.ts'

export function CurrencyWidget(props: WidgetProps) {
  const options = useMemo(() => nameOptions(props.state.options, currencyName), [props.state.options])
  return <Combobox field={props} options={options} />
}
