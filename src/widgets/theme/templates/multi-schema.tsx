import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils'

export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="ptl-union">
      {selector && <div className="ptl-row">{selector}</div>}
      {optionSchemaField && <div className="ptl-union-option">{optionSchemaField}</div>}
    </div>
  )
}
