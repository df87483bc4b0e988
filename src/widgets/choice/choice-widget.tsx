import { useMemo } from 'react'
import { limitOf } from '#engine/field/limit.ts'
import type { FieldOption } from '#engine/field/types.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { nameOptions } from '../combobox/named-option.ts'
import { factsOf } from '../frame/facts.ts'
import { useChosen } from '../frame/use-chosen.ts'
import { Select } from '#runtime/select/select.tsx'
import './choice.css'

/** Choice from a list: a select for few options, a combobox for many. */
export function ChoiceWidget(props: WidgetProps) {
  const { options } = props.state
  const most = limitOf(factsOf(props), 'typedChoiceAbove')
  return most !== undefined && options.length > most && canBeTyped(options) ? (
    <TypedChoice {...props} />
  ) : (
    <ListedChoice {...props} />
  )
}

/** Tells whether options can be typed: their labels are unique and have no additional text. */
const canBeTyped = (options: readonly FieldOption[]): boolean =>
  options.every(({ reason, badge }) => reason === undefined && badge === undefined) &&
  new Set(options.map(({ label }) => label)).size === options.length

function TypedChoice(props: WidgetProps) {
  const options = useMemo(() => nameOptions(props.state.options, (code) => code), [props.state.options])
  return <Combobox field={props} options={options} isNamed />
}

function ListedChoice(props: WidgetProps) {
  const { id, state, describedBy, invalid, onLeave } = props
  const { options } = state
  const { value, choose } = useChosen(props)
  const isEmpty = options.length === 0
  const closed = options.filter((option) => option.reason !== undefined)
  const reasons = closed.length > 0 ? `${id}--closed` : undefined
  const select = (
    <Select
      id={id}
      className="ptl-choice"
      fill
      value={typeof value === 'string' ? value : ''}
      disabled={state.locked || isEmpty}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
      aria-describedby={[describedBy, reasons].filter(Boolean).join(' ') || undefined}
      onChange={({ currentTarget: list }) => choose(list.value, list)}
      onBlur={onLeave}
    >
      <option value="">
        {isEmpty ? (state.definition.empty ?? sayWidgets('emptyList')) : sayWidgets('chooseOne')}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.badge ? `${option.label} (${option.badge})` : option.label}
        </option>
      ))}
    </Select>
  )
  if (reasons === undefined) return select
  return (
    <>
      {select}
      <ul className="ptl-choice__closed" id={reasons}>
        {closed.map((option) => (
          <li key={option.value}>
            {option.label}: {option.reason}
          </li>
        ))}
      </ul>
    </>
  )
}
