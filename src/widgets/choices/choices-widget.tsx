import { Button, Checkbox, InputGroup } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { useState } from 'react'
import { limitOf } from '#engine/field/limit.ts'
import { matchesSearch } from '#values/search.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { choices } from '#engine/field/choices.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { Frame, idsOf } from '../frame/frame.tsx'
import { useChosen } from '../frame/use-chosen.ts'
import './choices.css'

/** Several choices as checkboxes, with a search if the list is long. */
export function ChoicesWidget(props: WidgetProps) {
  const { id, state, describedBy, invalid, onAnswer, onLeave } = props
  const { options, locked, definition } = state
  const [search, setSearch] = useState('')
  const { value, choose } = useChosen(props)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const most = limitOf(factsOf(props), 'searchBoxAbove')
  const isSearchable = most !== undefined && options.length > most
  const found = options.filter(({ label, also }) => matchesSearch(search, [label, ...(also ?? [])]))
  const toggle = (tick: HTMLInputElement, one: string) =>
    choose(tick.checked ? [...chosen, one] : chosen.filter((other) => other !== one), tick)
  return (
    <Frame field={props}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the focus left the group */}
      <div
        id={id}
        className={invalid ? 'ptl-choices ptl-choices--invalid' : 'ptl-choices'}
        role="group"
        tabIndex={-1}
        aria-labelledby={idsOf(id).label}
        aria-describedby={describedBy}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
      >
        {isSearchable && (
          <InputGroup
            type="search"
            fill
            leftIcon={<Search />}
            placeholder={sayWidgets('search')}
            aria-label={sayWidgets('searchIn', { label: definition.label.toLowerCase() })}
            aria-controls={`${id}--list`}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
        <div className="ptl-choices__list" id={`${id}--list`}>
          {found.map((option) => (
            <Checkbox
              key={option.value}
              className="ptl-choices__one"
              checked={chosen.includes(option.value)}
              disabled={locked || option.disabled}
              label={option.badge ? `${option.label} (${option.badge})` : option.label}
              onChange={(event) => toggle(event.currentTarget, option.value)}
            />
          ))}
          {found.length === 0 && (
            <p className="ptl-choices__none">
              {options.length === 0 ? (definition.empty ?? sayWidgets('nothingYet')) : sayWidgets('noMatch')}
            </p>
          )}
        </div>
        <div className="ptl-choices__foot">
          <span role="status">
            {chosen.length === 0 ? sayWidgets('noneChosen') : sayWidgets('chosen', { count: chosen.length })}
          </span>
          {chosen.length > 0 && !locked && (
            <Button
              variant="minimal"
              size="small"
              text={sayWidgets('clear')}
              aria-label={sayWidgets('clearAnswer', { label: definition.label.toLowerCase() })}
              onClick={({ currentTarget }) => {
                // The button disappears with its option, so the focus moves to the list.
                currentTarget
                  .closest('.ptl-choices')
                  ?.querySelector<HTMLElement>('.ptl-choices__list input')
                  ?.focus()
                onAnswer([])
              }}
            />
          )}
        </div>
      </div>
    </Frame>
  )
}

export const choicesType: FieldType = { kind: choices, widget: ChoicesWidget, ownFrame: true }
