import { use, useDeferredValue, useMemo, useState, useEffect } from 'react'
import { limitOf } from '#engine/field/limit.ts'
import { choiceList } from '#engine/field/choice-list.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { ChoiceGroup } from '../frame/choice-group.tsx'
import { factsOf } from '../frame/facts.ts'
import { Frame } from '../frame/frame.tsx'
import { useChosen, type Chosen } from '../frame/use-chosen.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { describeRecords, matching } from './listed-option.ts'
import { ListRow } from './list-row.tsx'
import { ListSearch } from './list-search.tsx'
import './choice-list.css'

const FIRST_ROWS = 40

function answerWith(target: EventTarget, { choose }: Chosen) {
  if (target instanceof HTMLInputElement && target.ariaDisabled !== 'true') choose(target.value, target)
}

/** Long list of radio rows: the first rows render at once, the rest on idle. */
export function ChoiceListWidget(props: WidgetProps) {
  const { id, state } = props
  const choice = useChosen(props)
  const [search, setSearch] = useState('')
  const { zone } = use(DetailsContext)
  const records = useMemo(() => describeRecords(state.options, zone), [state.options, zone])
  const query = useDeferredValue(search)
  const found = useMemo(() => matching(records, query), [records, query])
  const rows = useDeferredValue(
    found,
    useMemo(() => found.slice(0, FIRST_ROWS), [found]),
  )
  const most = limitOf(factsOf(props), 'searchBoxAbove')
  const isSearchable = most !== undefined && records.length > most
  const chosen = records.find((record) => record.option.value === choice.value)
  useChosenInView(id, chosen && rows.includes(chosen) ? chosen.option.value : undefined)
  return (
    <Frame field={props}>
      {isSearchable && (
        <ListSearch
          id={`${id}--search`}
          list={id}
          label={state.definition.label}
          text={search}
          onText={setSearch}
          found={found.length}
          of={records.length}
          chosen={chosen?.option.label}
          isChosenHidden={chosen !== undefined && !found.includes(chosen)}
        />
      )}
      {records.length === 0 && (
        <p className="ptl-list__nothing" id={id} tabIndex={-1}>
          {state.definition.empty ?? sayWidgets('nothingYet')}
        </p>
      )}
      {records.length > 0 && (
        <ChoiceGroup field={props} block="ptl-list" onChange={(event) => answerWith(event.target, choice)}>
          {rows.map((record) => (
            <ListRow
              key={record.option.value}
              name={id}
              record={record}
              isChosen={record.option.value === choice.value}
              isLocked={state.locked}
            />
          ))}
          {found.length === 0 && (
            <p className="ptl-list__no-match">{sayWidgets('noRecord', { query: query.trim() })}</p>
          )}
        </ChoiceGroup>
      )}
    </Frame>
  )
}

export const choiceListType: FieldType = { kind: choiceList, widget: ChoiceListWidget, ownFrame: true }

/** Scrolls the list, never the page, to the chosen option, unless the person is in the list. */
function useChosenInView(id: string, chosen: string | undefined): void {
  useEffect(() => {
    if (chosen === undefined) return
    const list = document.getElementById(id)
    const row = list?.querySelector(`[value="${CSS.escape(chosen)}"]`)?.parentElement
    if (!list || !row || list.contains(document.activeElement)) return
    const [box, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
    if (place.top >= box.top && place.bottom <= box.bottom) return
    list.scrollTop += place.top - box.top - (box.height - place.height) / 2
  }, [id, chosen])
}
