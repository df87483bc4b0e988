import { useMemo } from 'react'
import { useServices } from '#runtime/field/services.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { englishCountryName } from '#values/country-names.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { nameOptions } from '../combobox/named-option.ts'

/** A country, found by the names people use, in English, and by its own. */
export function CountryWidget(props: WidgetProps) {
  const { options: given } = props.state
  const services = useServices()
  const options = useMemo(() => {
    const otherNames = (code: string) => {
      const english = englishCountryName(code)
      return [...(english === undefined ? [] : [english]), ...(services.countryNames?.(code) ?? [])]
    }
    return nameOptions(given, (code) => code).map((option) => ({ ...option, otherNames }))
  }, [given, services])
  return <Combobox field={props} options={options} />
}
