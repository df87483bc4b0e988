import { Checkbox } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import {
  enumOptionsDeselectValue,
  enumOptionsIsSelected,
  enumOptionsSelectValue,
  optionId,
} from '@rjsf/utils'
import { useGroupAria } from '../templates/frame.ts'
import { choicesOf } from './choices.ts'

export function CheckboxesWidget(props: WidgetProps) {
  const { id, htmlName, value, options, disabled, readonly, autofocus, onChange, onBlur, onFocus } = props
  const { group, invalid } = useGroupAria(props)
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const change = options.enumOptions ?? []
  return (
    <fieldset {...group} className="ptl-theme-choices" id={id}>
      {choicesOf(options.enumOptions, options.enumDisabled).map((choice, index) => (
        <Checkbox
          key={choice.key}
          id={optionId(id, index)}
          name={htmlName || id}
          inline={options.inline}
          value={choice.key}
          labelElement={choice.label}
          checked={enumOptionsIsSelected(choice.value, chosen)}
          disabled={disabled || readonly || choice.disabled}
          autoFocus={autofocus && index === 0}
          aria-invalid={invalid}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? enumOptionsSelectValue(index, chosen, change)
                : enumOptionsDeselectValue(index, chosen, change),
            )
          }
          onBlur={() => onBlur(id, choice.value)}
          onFocus={() => onFocus(id, choice.value)}
        />
      ))}
    </fieldset>
  )
}
