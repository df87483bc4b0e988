import { Button } from '@blueprintjs/core'
import type { CyclicSchemaExpandProps } from '@rjsf/utils'
import { TranslatableString } from '@rjsf/utils'

export function CyclicSchemaExpandTemplate({
  name,
  fieldPathId,
  registry,
  onExpand,
}: CyclicSchemaExpandProps) {
  const { translateString } = registry
  return (
    <div className="ptl-cyclic">
      <p className="ptl-hint">{translateString(TranslatableString.CycleDetected, [name])}</p>
      <Button
        id={`${fieldPathId.$id}-button`}
        text={translateString(TranslatableString.ExpandButton)}
        onClick={() => onExpand(fieldPathId.$id)}
      />
    </div>
  )
}
