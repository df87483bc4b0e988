import { useMemo } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'
import { otherCountryNames } from '#values/country-names.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { nameOptions } from '../combobox/named-option.ts'

export function CountryWidget(props: WidgetProps) {
  const options = useMemo(
    () =>
      nameOptions(props.state.options, (code) => code).map((option) => ({
        ...option,
        otherNames: otherCountryNames,
      })),
    [props.state.options],
  )
  return <Combobox field={props} options={options} />
}
