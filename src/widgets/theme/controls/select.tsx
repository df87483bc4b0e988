import type { ChangeEvent, FocusEvent } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { SelectedOptionDescription, descriptionId, enumOptionsIsSelected, getUiOptions } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { useControlAria } from '../templates/frame.ts'
import { Select } from '#runtime/select/select.tsx'
import { CheckboxesWidget } from './checkboxes.tsx'
import { choicesOf, valueOfKey } from './choices.ts'

/** Returns the id of the chosen option's description, if rjsf renders one. */
function choiceDescriptionId({ id, hideLabel, options, registry, uiSchema, value }: WidgetProps) {
  const { label = true } = getUiOptions(uiSchema, registry.globalUiOptions)
  const chosen = options.enumOptions?.find((option) => enumOptionsIsSelected(option.value, value))
  return label && !hideLabel && chosen?.schema?.description ? descriptionId(`${id}-choice`) : undefined
}

function SingleSelect(props: WidgetProps) {
  const { id, htmlName, value, options, schema, required, disabled, readonly, autofocus, placeholder } = props
  const aria = useControlAria(props)
  const choices = choicesOf(options.enumOptions, options.enumDisabled)
  const selected = choices.find((choice) => enumOptionsIsSelected(choice.value, value))
  const answer = ({ target }: ChangeEvent<HTMLSelectElement> | FocusEvent<HTMLSelectElement>) =>
    valueOfKey(choices, target.value, options.emptyValue)
  const described = [aria['aria-describedby'], choiceDescriptionId(props)].filter(Boolean).join(' ')
  const blankable = !selected || (schema.default === undefined && !required)
  return (
    <>
      <Select
        {...aria}
        aria-describedby={described || undefined}
        id={id}
        name={htmlName || id}
        fill
        iconName="caret-down"
        iconProps={{ title: false }}
        value={selected?.key ?? ''}
        required={required}
        disabled={disabled || readonly}
        autoFocus={autofocus}
        onChange={(event) => props.onChange(answer(event))}
        onBlur={(event) => props.onBlur(id, answer(event))}
        onFocus={(event) => props.onFocus(id, answer(event))}
      >
        {blankable && <option value="">{placeholder || sayWidgets('select')}</option>}
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </Select>
      <SelectedOptionDescription
        id={`${id}-choice`}
        hideLabel={props.hideLabel}
        options={options}
        registry={props.registry}
        uiSchema={props.uiSchema}
        value={value}
      />
    </>
  )
}

/** Several answers are a list of checkboxes: a native multiple select loses them at one careless click. */
export function SelectWidget(props: WidgetProps) {
  return props.multiple ? <CheckboxesWidget {...props} /> : <SingleSelect {...props} />
}
