import { memo, use, useMemo, type ReactNode } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import type { Details as Definition } from '#definition/generated/details.ts'
import { shownSections } from '#engine/details/shown-details.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { Skeleton } from '../boundary/skeleton.tsx'
import { Fold } from '../fold/fold.tsx'
import { isNotAllowed, ofUnloaded } from '../call/refusal.ts'
import type { CallState } from '../query/use-calls.ts'
import { DetailsContext } from './details-context.ts'
import { DetailsColumns, DetailsTemplate } from '../template/details-template.tsx'
import { DetailsTabs } from './details-tabs.tsx'
import { FactValue } from './facts/fact-value.tsx'
import { Lines } from './facts/lines.tsx'
import { Missing } from './missing-record.tsx'
import { recordTitle } from './record-text.ts'
import { useRecord } from './use-record.ts'
import './details.css'

export interface DetailsProps {
  readonly definition: Definition
  readonly rules?: ReadonlyMap<string, LinkedRule>
  /** Values for the record's call, such as the id in the address. */
  readonly params?: Readonly<Record<string, unknown>>
  /** The record itself, when it is already here. */
  readonly record?: unknown
  /** The details are inside a part with a heading of its own. */
  readonly isInside?: true
  /** The page is about the list below, so the facts are on the line of the title. */
  readonly isSummary?: boolean
  /** Actions in the head of the page. */
  readonly actions?: (record: unknown) => ReactNode
  /** Banners below the heading, or above the text that replaces the record. */
  readonly banners?: ReactNode
  /** Meaning of the state for the person, below title and state. */
  readonly status?: (record: unknown) => ReactNode
  /** Aside of the page, such as the timeline. */
  readonly aside?: (record: unknown) => ReactNode
  /** Notes below the lines of a section, by its id. */
  readonly notes?: Readonly<Record<string, (record: unknown) => ReactNode>>
  /** Open tab and its storage. */
  readonly tab?: string | undefined
  readonly onTab?: (tab: string) => void
}

/** Facts of one record, by its definition. */
export function Details(props: DetailsProps) {
  return props.record === undefined ? (
    <LoadedDetails {...props} />
  ) : (
    <RecordDetails {...props} record={props.record} />
  )
}

function LoadedDetails(props: DetailsProps) {
  const { definition, params, banners, isSummary = false } = props
  const state = useRecord(definition, params ?? {})
  if (state.status === 'ready' && state.data !== null) return <RecordDetails {...props} record={state.data} />
  return (
    <>
      {banners}
      <NoRecord definition={definition} state={state} isSummary={isSummary} />
    </>
  )
}

interface NoRecordProps extends Pick<DetailsProps, 'definition'> {
  readonly state: CallState
  readonly isSummary: boolean
}

function NoRecord({ definition, state, isSummary }: NoRecordProps) {
  if (state.status === 'ready') return <Missing definition={definition} />
  if (state.status !== 'failed' || !state.refusal)
    return isSummary ? (
      <Skeleton says={sayDetails('loading')} rows={1} />
    ) : (
      <Waiting definition={definition} />
    )
  if (state.refusal.status === 404) return <Missing definition={definition} />
  if (isNotAllowed(state.refusal)) return <EmptyState isPage kind="no-permission" />
  return (
    <EmptyState
      isPage
      kind="load-failed"
      {...ofUnloaded(state.refusal)}
      action={{ label: sayScreens('tryAgain'), onClick: state.again }}
    />
  )
}

/** Loading view of the sections side by side, as high as the longest. */
function Waiting({ definition }: Pick<DetailsProps, 'definition'>) {
  const longest = Math.max(...definition.sections.map(({ items }) => items.length))
  return <Skeleton says={sayDetails('loading')} rows={longest + 1} />
}

/** Memoized, so that a poll without changes renders nothing. */
const RecordDetails = memo(function RecordDetails(props: DetailsProps) {
  const { definition, rules, record, params, actions, banners, status, isInside, isSummary, tab, onTab } =
    props
  const { facts } = use(DetailsContext)
  const isShown = useMemo(() => {
    const all = { ...facts, ...Object(record), record }
    return (name: string | undefined) => name === undefined || rules?.get(name)?.evaluate(all) === 'yes'
  }, [facts, record, rules])
  const body = <Body {...props} isShown={isShown} />
  const { machine, state, hero, tabs, everySeconds } = definition
  const { title, reference } = recordTitle(definition, record)
  const head = isInside
    ? {}
    : {
        title,
        reference,
        status: state && (
          <FactValue
            item={{ path: state, type: 'status', label: sayDetails('state') }}
            record={record}
            machine={machine}
          />
        ),
        actions: actions?.(record),
        notice: banners,
        meaning: status?.(record),
        amounts: hero && (
          <Lines className="ptl-details__hero" items={hero} {...{ record, machine, isShown }} />
        ),
      }
  return (
    <DetailsTemplate {...head} isSummary={isSummary === true}>
      {tabs && !isInside ? (
        <DetailsTabs
          tabs={tabs}
          open={tab}
          onOpen={onTab ?? ignore}
          record={record}
          name={title}
          params={params}
          everySeconds={everySeconds}
        >
          {body}
        </DetailsTabs>
      ) : (
        body
      )}
    </DetailsTemplate>
  )
})

type BodyProps = DetailsProps & { readonly isShown: (rule: string | undefined) => boolean }

function Body({ definition, record, isShown, isInside, aside, notes }: BodyProps) {
  const Heading = isInside ? 'h3' : 'h2'
  const sections = shownSections(definition, isShown)
  if (sections.length === 0 && !aside) return null
  return (
    <DetailsColumns aside={aside?.(record)}>
      {sections.map(({ id, title, items, folded }) => {
        const heading = <Heading id={`section-${id}`}>{title}</Heading>
        const lines = (
          <>
            <Lines items={items} record={record} machine={definition.machine} isShown={isShown} />
            {notes?.[id]?.(record)}
          </>
        )
        return (
          <section key={id} aria-labelledby={`section-${id}`}>
            {folded ? (
              <Fold title={heading}>{lines}</Fold>
            ) : (
              <>
                {heading}
                {lines}
              </>
            )}
          </section>
        )
      })}
    </DetailsColumns>
  )
}

function ignore() {}
