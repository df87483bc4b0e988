import { Button } from '@blueprintjs/core'
import { Cross, Plus } from '@blueprintjs/icons'
import type { OptionalDataControlsTemplateProps } from '@rjsf/utils'

export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, label, onAddClick, onRemoveClick } = props
  const onClick = onAddClick ?? onRemoveClick
  if (!onClick) {
    return (
      <p className="ptl-none" id={id}>
        {label}
      </p>
    )
  }
  return (
    <Button
      id={id}
      className={onAddClick ? 'rjsf-add-optional-data' : 'rjsf-remove-optional-data'}
      variant="minimal"
      size="small"
      icon={onAddClick ? <Plus title={false} /> : <Cross title={false} />}
      onClick={onClick}
      aria-label={label}
      title={label}
    />
  )
}
