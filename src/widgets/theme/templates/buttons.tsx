import { Button } from '@blueprintjs/core'
import { ArrowDown, ArrowUp, Cross, Duplicate, Plus, Trash } from '@blueprintjs/icons'
import type { JSX, MouseEvent } from 'react'
import type { IconButtonProps, SubmitButtonProps } from '@rjsf/utils'
import { TranslatableString, getSubmitButtonOptions, getUiOptions } from '@rjsf/utils'

type IconWords = IconButtonProps & { readonly sign: JSX.Element; readonly words: TranslatableString }

/** Blueprint types its clicks wider than rjsf does; the element clicked is a button in both. */
const pressed = (onClick: IconButtonProps['onClick']) => (event: MouseEvent<HTMLElement>) =>
  onClick?.(event as MouseEvent<HTMLButtonElement>)

function IconOnlyButton({ id, className, disabled, onClick, registry, sign, title, words }: IconWords) {
  const name = title ?? registry.translateString(words)
  return (
    <Button
      id={id}
      className={className}
      variant="minimal"
      icon={sign}
      disabled={disabled}
      onClick={pressed(onClick)}
      aria-label={name}
      title={name}
    />
  )
}

export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { submitText, norender, props = {} } = getSubmitButtonOptions(uiSchema)
  if (norender) return null
  return <Button {...props} type="submit" intent="primary" text={submitText} />
}

export function AddButton({ id, className, disabled, onClick, registry, uiSchema }: IconButtonProps) {
  const { addLabel } = getUiOptions(uiSchema)
  return (
    <Button
      id={id}
      className={['ptl-add', className].filter(Boolean).join(' ')}
      icon={<Plus title={false} />}
      text={typeof addLabel === 'string' ? addLabel : registry.translateString(TranslatableString.AddButton)}
      disabled={disabled}
      onClick={pressed(onClick)}
    />
  )
}

export function CopyButton(props: IconButtonProps) {
  return (
    <IconOnlyButton {...props} sign={<Duplicate title={false} />} words={TranslatableString.CopyButton} />
  )
}

export function MoveUpButton(props: IconButtonProps) {
  return (
    <IconOnlyButton {...props} sign={<ArrowUp title={false} />} words={TranslatableString.MoveUpButton} />
  )
}

export function MoveDownButton(props: IconButtonProps) {
  return (
    <IconOnlyButton {...props} sign={<ArrowDown title={false} />} words={TranslatableString.MoveDownButton} />
  )
}

export function RemoveButton(props: IconButtonProps) {
  return <IconOnlyButton {...props} sign={<Trash title={false} />} words={TranslatableString.RemoveButton} />
}

export function ClearButton(props: IconButtonProps) {
  return <IconOnlyButton {...props} sign={<Cross title={false} />} words={TranslatableString.ClearButton} />
}
