import { FileInput } from '@blueprintjs/core'
import type { ChangeEvent } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { useFileWidgetProps } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { useControlAria } from '../templates/frame.ts'

const size = (bytes: number) =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1_048_576
      ? `${Math.round(bytes / 1024)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`

export function FileWidget(props: WidgetProps) {
  const { id, htmlName, multiple, value, options, registry, disabled, readonly, required } = props
  const { filesInfo, handleChange, handleRemove } = useFileWidgetProps(value, props.onChange, multiple)
  const { RemoveButton } = registry.templates.ButtonTemplates
  const aria = useControlAria(props)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files) void handleChange(target.files)
  }
  const locked = disabled || readonly
  const input = {
    ...aria,
    id,
    name: htmlName || id,
    multiple,
    value: '',
    accept: options.accept ? String(options.accept) : undefined,
    required: filesInfo.length === 0 && required,
    onChange: change,
  }
  return (
    <div className="ptl-file">
      <FileInput
        fill
        disabled={locked}
        text={sayWidgets(multiple ? 'chooseFiles' : 'chooseFile')}
        inputProps={input}
      />
      {filesInfo.length > 0 && (
        <ul className="ptl-file-list">
          {filesInfo.map((file, index) => (
            <li key={`${file.name}-${index}`}>
              <span className="ptl-file-name">{file.name}</span>
              <span className="ptl-hint">{size(file.size)}</span>
              {!locked && <RemoveButton onClick={() => handleRemove(index)} registry={registry} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
