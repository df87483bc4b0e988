import { InputGroup } from '@blueprintjs/core'
import { CaretDown } from '@blueprintjs/icons'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import type { NamedOption } from './named-option.ts'
import { useAnchored } from './use-anchored.ts'
import { useCombobox } from './use-combobox.ts'
import './combobox.css'

interface ComboboxProps {
  readonly field: WidgetProps
  readonly options: readonly NamedOption[]
  /** Picture beside the chosen code; pictures of all options would load for one choice. */
  readonly mark?: (code: string) => ReactNode
  /** The codes mean nothing to people, so only names are shown and typed. */
  readonly isNamed?: boolean
}

/** A list of codes and names one types into (ARIA combobox with a list). */
export function Combobox({ field, options, mark, isNamed = false }: ComboboxProps) {
  const { id, state, describedBy, invalid, onAnswer, onLeave } = field
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const raw = typeof state.value === 'string' ? state.value : ''
  const chosen = options.find((option) => option.code === raw)
  const isLocked = state.locked || options.length === 0
  const box = useCombobox({ options, chosen, raw, isLocked, onAnswer, onLeave })
  useAnchored(list, input, box.isOpen)
  useLayoutEffect(() => {
    list.current?.children[box.active]?.scrollIntoView({ block: 'nearest' })
  }, [box.active])
  return (
    <>
      <InputGroup
        id={id}
        className="ptl-combo"
        fill
        inputRef={input}
        role="combobox"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? `${id}--list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={box.isOpen && box.active >= 0 ? `${id}--${box.active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        intent={invalid ? 'danger' : 'none'}
        readOnly={isLocked}
        placeholder={
          options.length === 0
            ? (state.definition.empty ?? sayWidgets('emptyList'))
            : sayWidgets(isNamed ? 'typeName' : 'typeNameOrCode')
        }
        value={box.shown}
        rightElement={
          <span className="ptl-combo__end">
            {chosen && !box.isOpen && mark?.(chosen.code)}
            {chosen && !box.isOpen && !isNamed && <span className="ptl-combo__code">{chosen.code}</span>}
            <CaretDown size={16} />
          </span>
        }
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={box.open}
        onKeyDown={box.press}
        onBlur={box.leave}
      />
      {box.isOpen && (
        <ul
          ref={list}
          id={`${id}--list`}
          className="ptl-combo__list"
          role="listbox"
          popover="manual"
          aria-label={state.definition.label}
        >
          {box.found.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input hears the keys of its list
            <li
              key={option.code}
              id={`${id}--${place}`}
              role="option"
              className={
                place === box.active ? 'ptl-combo__option ptl-combo__option--active' : 'ptl-combo__option'
              }
              aria-selected={option.code === chosen?.code}
              aria-disabled={option.disabled || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => box.choose(option)}
            >
              <span className="ptl-combo__name">{option.name}</span>
              {!isNamed && <span className="ptl-combo__code">{option.code}</span>}
            </li>
          ))}
          {box.found.length === 0 && (
            <li className="ptl-combo__none" role="option" aria-disabled="true" aria-selected="false">
              {sayWidgets(isNamed ? 'noName' : 'noCode')}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
