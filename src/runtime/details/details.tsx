import { memo, use, type ReactNode } from 'react'
import type { Details as Definition } from '#definition/generated/details.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { Skeleton } from '../boundary/skeleton.tsx'
import { isNotAllowed } from '../call/refusal.ts'
import { DetailsGroundContext } from './details-context.ts'
import { FactValue } from './fact-value.tsx'
import { plainValue } from './plain-value.ts'
import { readAt } from './read-at.ts'
import { useRecord } from './use-record.ts'
import './details.css'

export interface DetailsProps {
  readonly definition: Definition
  readonly rules?: ReadonlyMap<string, LinkedRule>
  /** Facts the record's call is asked with, such as the id in the address. */
  readonly params?: Readonly<Record<string, unknown>>
  /** The record itself, when it is already here. */
  readonly record?: unknown
  /** Stands inside something that already carries a heading. */
  readonly isInside?: true
  /** What can be done now; stands in the head. */
  readonly actions?: (record: unknown) => ReactNode
  /** Stands under title and state: what the state means for the person. */
  readonly standing?: (record: unknown) => ReactNode
  /** Stands at the side: the timeline. */
  readonly aside?: (record: unknown) => ReactNode
}

/** The facts of one record, as its definition says. */
export function Details(props: DetailsProps) {
  return props.record === undefined ? (
    <LoadedDetails {...props} />
  ) : (
    <RecordDetails {...props} record={props.record} />
  )
}

function LoadedDetails(props: DetailsProps) {
  const { definition, params } = props
  const state = useRecord(definition, params ?? {})
  if (state.status === 'ready' && state.data === null) return <Missing />
  if (state.status === 'ready') return <RecordDetails {...props} record={state.data} />
  if (state.status !== 'failed' || !state.refusal) return <Skeleton says="Loading the details…" rows={8} />
  if (state.refusal.status === 404) return <Missing />
  if (isNotAllowed(state.refusal)) return <EmptyState kind="no-permission" />
  const { title, says } = state.refusal
  return (
    <EmptyState
      kind="load-failed"
      title={title}
      says={says}
      action={{ label: 'Try again', onClick: state.again }}
    />
  )
}

function Missing() {
  return (
    <EmptyState
      kind="no-results"
      title="This does not exist"
      says="It may have been removed, or the address is wrong."
    />
  )
}

/** Remembered, so a poll that brought nothing new renders nothing. */
const RecordDetails = memo(function RecordDetails({
  definition,
  rules,
  record,
  actions,
  standing,
  aside,
  isInside,
}: DetailsProps) {
  const { facts } = use(DetailsGroundContext)
  const all = { ...facts, ...Object(record), record }
  const isShown = (name: string | undefined) => name === undefined || rules?.get(name)?.judge(all) === 'yes'
  const read = (path: string) => plainValue(readAt(record, path))
  const title = definition.title.replaceAll(/\{([^}]+)\}/g, (_, path: string) => read(path))
  const { machine, state, hero = [], sections } = definition
  const Heading = isInside ? 'h3' : 'h2'
  return (
    <article className="ptl-details">
      {!isInside && (
        <header className="ptl-details__head">
          <div className="ptl-details__title">
            <h1>{title}</h1>
            {state && (
              <FactValue
                item={{ path: state, type: 'status', label: 'State' }}
                record={record}
                machine={machine}
              />
            )}
            {actions && <div className="ptl-details__actions">{actions(record)}</div>}
          </div>
          {standing?.(record)}
          {hero.length > 0 && (
            <dl className="ptl-details__hero">
              {hero
                .filter(({ showWhen }) => isShown(showWhen))
                .map((item) => (
                  <div key={item.path}>
                    <dt>{item.label}</dt>
                    <dd>
                      <FactValue item={item} record={record} machine={machine} />
                    </dd>
                  </div>
                ))}
            </dl>
          )}
        </header>
      )}
      <div className={aside ? 'ptl-details__body ptl-details__body--aside' : 'ptl-details__body'}>
        <div className="ptl-details__sections">
          {sections
            .filter(({ showWhen }) => isShown(showWhen))
            .map((section) => (
              <section key={section.id} aria-labelledby={`section-${section.id}`}>
                <Heading id={`section-${section.id}`}>{section.title}</Heading>
                <dl>
                  {section.items
                    .filter(({ showWhen }) => isShown(showWhen))
                    .map((item) => (
                      <div key={item.path}>
                        <dt>{item.label}</dt>
                        <dd>
                          <FactValue item={item} record={record} machine={machine} />
                        </dd>
                      </div>
                    ))}
                </dl>
              </section>
            ))}
        </div>
        {aside && <div className="ptl-details__aside">{aside(record)}</div>}
      </div>
    </article>
  )
})
