import type { TitleFieldProps } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'

export function TitleFieldTemplate({ id, title, required, optionalDataControl, registry }: TitleFieldProps) {
  const isRoot = id === `${registry.globalFormOptions.idPrefix}__title`
  return (
    <legend className={isRoot ? 'ptl-legend ptl-legend-root' : 'ptl-legend'}>
      <span id={id}>
        {title}
        {!required && !isRoot && optionalDataControl && (
          <span className="ptl-optional">{` ${sayWidgets('optional')}`}</span>
        )}
      </span>
      {optionalDataControl}
    </legend>
  )
}
