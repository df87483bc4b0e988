import { Button } from '@blueprintjs/core'
import {
  type WidgetProps,
  DateElement,
  TranslatableString,
  useAltDateWidgetProps,
  getTemplate,
} from '@rjsf/utils'
import { useGroupAria } from '../templates/frame.ts'

/** A date as one list per part, for dates far from today. */
export function AltDateWidget(props: WidgetProps) {
  const { id, name, disabled, readonly, autofocus, options, registry, onBlur, onFocus } = props
  const { elements, handleChange, handleClear, handleSetNow } = useAltDateWidgetProps(props)
  const { group } = useGroupAria(props)
  const { translateString } = registry
  const locked = disabled || readonly
  return (
    <fieldset {...group} className="ptl-parts" id={id}>
      {elements.map((element, index) => (
        <DateElement
          key={element.type}
          {...element}
          rootId={id}
          name={name}
          select={handleChange}
          disabled={disabled}
          readonly={readonly}
          autofocus={autofocus && index === 0}
          registry={registry}
          onBlur={onBlur}
          onFocus={onFocus}
        />
      ))}
      {!options.hideNowButton && (
        <Button
          text={translateString(TranslatableString.NowLabel)}
          onClick={handleSetNow}
          disabled={locked}
        />
      )}
      {!options.hideClearButton && (
        <Button
          variant="minimal"
          text={translateString(TranslatableString.ClearLabel)}
          onClick={handleClear}
          disabled={locked}
        />
      )}
    </fieldset>
  )
}

export function AltDateTimeWidget(props: WidgetProps) {
  return <AltDateWidget time {...props} />
}

/** Native date input; it shows the person's calendar and always reports `YYYY-MM-DD`. */
export function DateWidget(props: WidgetProps) {
  const { onChange, options, registry } = props
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options)
  return <BaseInput {...props} type="date" onChange={(value: string) => onChange(value || undefined)} />
}
