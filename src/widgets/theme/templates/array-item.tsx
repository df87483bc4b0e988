import type { ArrayFieldItemButtonsTemplateProps, ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { TranslatableString, buttonId, getTemplate, getUiOptions } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'

export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, registry, schema, totalItems, uiSchema } = props
  const options = getUiOptions(uiSchema)
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>(
    'ArrayFieldItemButtonsTemplate',
    registry,
    options,
  )
  const { itemLabel } = options
  const isNamed = typeof itemLabel === 'string'
  const isCompound = isNamed || schema.type === 'object' || schema.type === 'array'
  const word = isNamed ? itemLabel : registry.translateString(TranslatableString.ArrayItemTitle)
  const className = isCompound ? 'ptl-array-item ptl-array-item-compound' : 'ptl-array-item'
  const content = (
    <>
      <div className="ptl-array-item-content">{children}</div>
      {hasToolbar && !props.readonly && !(isNamed && props.disabled) && (
        <fieldset
          className="ptl-array-item-buttons"
          aria-label={sayWidgets('item', { item: word, number: index + 1 })}
        >
          <Buttons {...buttonsProps} />
        </fieldset>
      )}
    </>
  )
  if (!isNamed) return <div className={className}>{content}</div>
  return (
    <fieldset className={className}>
      <legend className="ptl-legend">
        {sayWidgets('itemOf', { item: word, number: index + 1, count: totalItems })}
      </legend>
      {content}
    </fieldset>
  )
}

/** Buttons of an item; each names its item if there is a word for it. */
export function ArrayFieldItemButtonsTemplate(props: ArrayFieldItemButtonsTemplateProps) {
  const { disabled, readonly, fieldPathId, hasMoveUp, hasMoveDown, index, registry, uiSchema } = props
  const { CopyButton, MoveUpButton, MoveDownButton, RemoveButton } = registry.templates.ButtonTemplates
  const { itemLabel, removeLabel } = getUiOptions(uiSchema)
  const item = typeof itemLabel === 'string' ? { item: itemLabel, number: index + 1 } : undefined
  const shared = { uiSchema, registry }
  const isShut = disabled || readonly
  const moves = hasMoveUp || hasMoveDown
  return (
    <>
      {moves && (
        <MoveUpButton
          {...shared}
          id={buttonId(fieldPathId, 'moveUp')}
          className="rjsf-array-item-move-up"
          title={item && sayWidgets('moveUp', item)}
          disabled={isShut || !hasMoveUp}
          onClick={props.onMoveUpItem}
        />
      )}
      {moves && (
        <MoveDownButton
          {...shared}
          id={buttonId(fieldPathId, 'moveDown')}
          className="rjsf-array-item-move-down"
          title={item && sayWidgets('moveDown', item)}
          disabled={isShut || !hasMoveDown}
          onClick={props.onMoveDownItem}
        />
      )}
      {props.hasCopy && (
        <CopyButton
          {...shared}
          id={buttonId(fieldPathId, 'copy')}
          className="rjsf-array-item-copy"
          disabled={isShut}
          onClick={props.onCopyItem}
        />
      )}
      {props.hasRemove && (
        <RemoveButton
          {...shared}
          id={buttonId(fieldPathId, 'remove')}
          className="rjsf-array-item-remove"
          title={
            item &&
            (typeof removeLabel === 'string'
              ? `${removeLabel}: ${sayWidgets('item', item)}`
              : sayWidgets('removeItem', item))
          }
          disabled={isShut}
          onClick={props.onRemoveItem}
        />
      )}
    </>
  )
}
