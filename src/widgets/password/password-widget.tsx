import { Button } from '@blueprintjs/core'
import { EyeOff, EyeOpen } from '@blueprintjs/icons'
import { useState } from 'react'
import { password } from '#engine/field/password.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

/** A password, hidden until the person asks to see it. */
export function PasswordWidget(props: WidgetProps) {
  const [isShown, setShown] = useState(false)
  const { label } = props.state.definition
  return (
    <Line
      field={props}
      typed={useTyped(props)}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      rightElement={
        <Button
          variant="minimal"
          icon={isShown ? <EyeOff /> : <EyeOpen />}
          aria-label={sayWidgets(isShown ? 'hide' : 'show', { label })}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}

export const passwordType: FieldType = { kind: password, widget: PasswordWidget }
