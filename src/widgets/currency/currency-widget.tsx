import { useMemo } from 'react'
import { currencyName } from '#values/currency.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { nameOptions } from '../combobox/named-option.ts'
import { Flag } from '../flag/flag.tsx'

const flagOf = (code: string) => <Flag key={code} currency={code} />

export function CurrencyWidget(props: WidgetProps) {
  const options = useMemo(() => nameOptions(props.state.options, currencyName), [props.state.options])
  return <Combobox field={props} options={options} mark={flagOf} />
}
