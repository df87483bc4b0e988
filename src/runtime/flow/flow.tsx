import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import type { Facts } from '#engine/rule/types.ts'
import { draftName } from '#engine/draft/name.ts'
import { Skeleton } from '../boundary/skeleton.tsx'
import type { DraftKeeper } from '../draft/draft-keeper.ts'
import { DraftNotice } from '../draft/draft-notice.tsx'
import { useDraft, type DraftState } from '../draft/use-draft.ts'
import { useDraftSaving } from '../draft/use-draft-saving.ts'
import { Broken } from '../gate/broken-page.tsx'
import { Gate } from '../gate/gate.tsx'
import type { FlowDone } from './run/outcome.ts'
import { isSections } from './run/conflict-of.ts'
import { FlowRun, type FlowRunProps, type RunContext } from './flow-run.tsx'
import { useSavedRun } from './run/saved-run.ts'
import { SectionsRun } from './sections/sections-run.tsx'
import type { DroppedAnswer } from '#engine/draft/migration.ts'

export interface BrokenFlow {
  readonly title?: string
  readonly broken: readonly string[]
}

export interface FlowProps extends RunContext {
  readonly flow: LinkedFlow | BrokenFlow
  /** Storage of drafts; without it, none are saved. */
  readonly drafts?: DraftKeeper | undefined
  /** Existing run; drafts are not saved for it. */
  readonly store?: FlowStore
  /** Values that the page passes, by the names the flow takes. */
  readonly given?: Readonly<Record<string, unknown>>
}

/** A flow from its first step to its end, for people with the permission; a broken one shows its errors. */
export function Flow(props: FlowProps) {
  const { flow, facts, given } = props
  const existing = useFactsWith(facts, given)
  if ('broken' in flow) return <Broken title={flow.title} sentences={flow.broken} />
  const { permission, id } = flow.definition
  // A flow with sections edits a saved record directly; a draft would hide later changes by other people.
  const drafts = flow.definition.layout === 'sections' ? undefined : props.drafts
  return (
    <Gate permission={permission}>
      {props.store ? (
        <Run {...props} facts={existing} store={props.store} />
      ) : (
        <DraftedFlow key={draftName(id, given)} {...props} drafts={drafts} facts={existing} flow={flow} />
      )}
    </Gate>
  )
}

/** One step after the other, or all as sections of one sheet. */
function Run(props: FlowRunProps) {
  return isSections(props.store) ? <SectionsRun {...props} /> : <FlowRun {...props} />
}

/** Returns the same facts while the passed values are equal. */
function useFactsWith(facts: Facts, given: FlowProps['given']): Facts {
  const text = JSON.stringify(given)
  return useMemo(
    () => (text === undefined ? facts : { ...facts, given: JSON.parse(text) as unknown }),
    [facts, text],
  )
}

function DraftedFlow(props: FlowProps & { readonly flow: LinkedFlow }) {
  const { flow, drafts, given } = props
  const draft = useDraft(draftName(flow.definition.id, given), drafts, beginsAnew(props))
  if (draft.status === 'loading')
    return <Skeleton says={sayScreens('loadingTitle', { title: flow.definition.title })} shape="form" />
  return <SavedFlow key={draft.turn} {...props} draft={draft} />
}

/** Tells whether the step in the address needs no earlier answer. */
function beginsAnew({
  flow,
  place,
}: {
  readonly flow: LinkedFlow
  readonly place?: string | undefined
}): boolean {
  const { draft, steps } = flow.definition
  if (draft !== 'offered') return false
  const upToAlwaysShown = steps.slice(0, steps.findIndex(({ showWhen }) => showWhen === undefined) + 1)
  return place === undefined || upToAlwaysShown.some(({ id }) => id === place)
}

type SavedRunProps = FlowProps & { readonly flow: LinkedFlow; readonly draft: DraftState }

function SavedFlow({ flow, drafts, draft, onDone, ...rest }: SavedRunProps) {
  const [isFrozen, setStored] = useState(false)
  const { store, dropped, turn: version } = useSavedRun(flow, draft.draft, rest.facts, isFrozen)
  const isAsBefore = version === 0 && draft.draft?.version === flow.definition.version
  const changed = isAsBefore ? undefined : describeDroppedAnswers(flow, dropped)
  const { turn, turnNow, startOver } = draft
  const isCurrent = useCallback(() => turnNow() === turn, [turnNow, turn])
  const drop = useDraftSaving(store, drafts, isCurrent)
  const { place } = rest
  const endedAt = useRef<{ readonly place: typeof place }>(undefined)
  // Going back while the next page loads starts a new run; the submitted one is closed.
  useEffect(() => {
    if (endedAt.current && endedAt.current.place !== place) startOver()
  }, [place, startOver])
  const done = useCallback(
    (result: FlowDone) => {
      endedAt.current = { place }
      drop()
      onDone(result)
    },
    [drop, onDone, place],
  )
  return (
    <Run
      key={version}
      {...rest}
      store={store}
      onFrozen={setStored}
      notice={<DraftNotice draft={draft} changed={changed} />}
      left={draft.draft?.place.step}
      onDone={done}
      onLeft={drop}
    />
  )
}

/**
 * Returns a sentence that lists the draft's answers a newer form dropped, by label; removed fields are only
 * counted.
 */
function describeDroppedAnswers(flow: LinkedFlow, dropped: readonly DroppedAnswer[]): string | undefined {
  if (dropped.length === 0) return undefined
  const labels = dropped.map(({ field }) => flow.fields.get(field)?.definition.label)
  const existing = labels.filter((label) => label !== undefined)
  const gone = labels.length - existing.length
  return [
    sayScreens('formChanged'),
    ...(existing.length > 0 ? [sayScreens('answerAgain', { labels: existing.join(', ') })] : []),
    ...(gone > 0 ? [sayScreens('answersGone', { count: gone })] : []),
  ].join(' ')
}
