import { RadioCard, Tag } from '@blueprintjs/core'
import type { FieldOption } from '#engine/field/types.ts'
import { choiceCards } from '#engine/field/choice-cards.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { ChoiceGroup } from '../frame/choice-group.tsx'
import { Frame } from '../frame/frame.tsx'
import { useChosen, type Chosen } from '../frame/use-chosen.ts'
import './choice-cards.css'

/** Returns the texts beside the label of a record. */
const moreOf = ({ also = [] }: FieldOption) => also.filter(Boolean)

function Words({ option, reason }: { readonly option: FieldOption; readonly reason: string }) {
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
      {moreOf(option).map((part) => (
        <span className="ptl-cards__hint" key={part}>
          {part}
        </span>
      ))}
      {option.reason && (
        <span className="ptl-cards__hint" id={reason}>
          {option.reason}
        </span>
      )}
    </span>
  )
}

interface CardProps {
  readonly field: WidgetProps
  readonly option: FieldOption
  readonly chosen: Chosen
}

/** One card; a closed one can be focused, so that its reason is read, but not chosen. */
function Card({ field: { id, state }, option, chosen }: CardProps) {
  const reason = `${id}--${option.value}--reason`
  const isClosed = option.disabled === true
  return (
    <RadioCard
      className={isClosed ? 'ptl-cards__card ptl-cards__card--closed' : 'ptl-cards__card'}
      inputProps={{
        name: id,
        ...(isClosed && { 'aria-disabled': true }),
        ...(option.reason !== undefined && { 'aria-describedby': reason }),
      }}
      value={option.value}
      checked={option.value === chosen.value}
      disabled={state.locked}
      onChange={({ currentTarget: radio }) => isClosed || chosen.choose(radio.value, radio)}
    >
      <Words option={option} reason={reason} />
    </RadioCard>
  )
}

/** A few choices as cards with a sentence each. */
export function ChoiceCardsWidget(props: WidgetProps) {
  const { state } = props
  const chosen = useChosen(props)
  return (
    <Frame field={props}>
      <ChoiceGroup field={props} block="ptl-cards">
        {state.options.map((option) => (
          <Card key={option.value} field={props} option={option} chosen={chosen} />
        ))}
        {state.options.length === 0 && (
          <p className="ptl-cards__nothing">{state.definition.empty ?? sayWidgets('nothingYet')}</p>
        )}
      </ChoiceGroup>
    </Frame>
  )
}

export const choiceCardsType: FieldType = { kind: choiceCards, widget: ChoiceCardsWidget, ownFrame: true }
