import { RadioCard, Tag } from '@blueprintjs/core'
import type { FieldOption } from '#engine/field/types.ts'
import { choiceCards } from '#engine/field/choice-cards.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { Frame, idsOf } from '../frame/Frame.tsx'
import './choice-cards.css'

function Words({ option }: { readonly option: FieldOption }) {
  return (
    <span className="ptl-cards__words">
      <span className="ptl-cards__name">
        {option.label}
        {option.badge && (
          <Tag minimal round>
            {option.badge}
          </Tag>
        )}
      </span>
      {option.hint && <span className="ptl-cards__hint">{option.hint}</span>}
    </span>
  )
}

/** A few choices as cards with a sentence each. */
export function ChoiceCardsWidget(props: WidgetProps) {
  const { id, state, describedBy, invalid, onAnswer, onLeave } = props
  return (
    <Frame field={props}>
      <div
        id={id}
        className={invalid ? 'ptl-cards ptl-cards--invalid' : 'ptl-cards'}
        role="radiogroup"
        aria-labelledby={idsOf(id).label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
      >
        {state.options.map((option) => (
          <RadioCard
            key={option.value}
            className="ptl-cards__card"
            inputProps={{ name: id }}
            value={option.value}
            checked={option.value === state.value}
            disabled={state.locked || option.disabled}
            onChange={(event) => onAnswer(event.currentTarget.value)}
          >
            <Words option={option} />
          </RadioCard>
        ))}
        {state.options.length === 0 && (
          <p className="ptl-cards__nothing">{state.definition.empty ?? 'Nothing to choose yet.'}</p>
        )}
      </div>
    </Frame>
  )
}

export const choiceCardsType: FieldType = { kind: choiceCards, widget: ChoiceCardsWidget, ownFrame: true }
