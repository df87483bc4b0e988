import { Radio } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { enumOptionsIsSelected, optionId } from '@rjsf/utils'
import { useGroupAria } from '../templates/frame.ts'
import { choicesOf } from './choices.ts'

export function RadioWidget(props: WidgetProps) {
  const { id, htmlName, value, options, required, disabled, readonly, autofocus, onChange, onBlur, onFocus } =
    props
  const { group, invalid } = useGroupAria(props)
  return (
    <div
      {...group}
      aria-invalid={invalid}
      aria-required={required || undefined}
      className="ptl-theme-choices"
      id={id}
      role="radiogroup"
    >
      {choicesOf(options.enumOptions, options.enumDisabled).map((choice, index) => (
        <Radio
          key={choice.key}
          id={optionId(id, index)}
          name={htmlName || id}
          inline={options.inline}
          value={choice.key}
          labelElement={choice.label}
          checked={enumOptionsIsSelected(choice.value, value)}
          required={required}
          disabled={disabled || readonly || choice.disabled}
          autoFocus={autofocus && index === 0}
          onChange={() => onChange(choice.value)}
          onBlur={() => onBlur(id, choice.value)}
          onFocus={() => onFocus(id, choice.value)}
        />
      ))}
    </div>
  )
}
