import type { Page, PageManual } from '#definition/generated/page.ts'
import { AnchorButton } from '@blueprintjs/core'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { use, useMemo, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { headCards } from '../cards/cards.ts'
import { useSigned } from '../session/session-context.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DocumentPage } from './document-page.tsx'
import { fetchPage } from './fetch-page.ts'
import { DetailsPage, FlowPage, PartRepairs, TablePart, TaskGuard } from './lazy-pages.ts'
import { LocalNavigation } from './local-navigation.tsx'
import { NotEnabledPage } from './not-enabled-page.tsx'
import { OfferedPages } from './offered-pages.tsx'
import { PageBanners } from './page-banners.tsx'
import { PageHead } from './page-head.tsx'
import { HeadPlacesContext } from './page-head-places.ts'
import { PageIntro } from './page-intro.tsx'
import { PageLinks } from './page-links.tsx'
import { pageRight } from './page-right.ts'
import { PageProvider } from './page-provider.tsx'
import { PlacedCards } from './placed-cards.tsx'
import { RecordWalk } from './record-walk.tsx'
import { RecordParts } from './record-parts.tsx'
import { redirectOf } from './redirect-of.ts'
import { Tabs } from './tabs.tsx'
import { UnauthorisedPage } from './unauthorised-page.tsx'
import { usePageArrival } from './use-page-arrival.ts'
import { usePageNote } from './use-page-note.ts'
import { useRecordStatus } from './use-record-status.ts'

/** A page of definitions/pages as the main thing on the screen. */
export function DefinedPage({ page }: { readonly page: Page }) {
  usePageArrival(page.id, page.details === undefined ? page.title : undefined)
  return <OpenPage key={page.id} page={page} />
}

/** Puts together what a page definition names, behind its permission and its gate. */
export function OpenPage({ page }: { readonly page: Page }) {
  const signed = useSigned()
  const right = pageRight(page, signed)
  const [wasOpen] = useState(right.kind === 'open')
  const isRetained = wasOpen && page.flow !== undefined
  if (right.kind === 'broken') return <Broken title={page.title} sentences={right.sentences} />
  if (right.kind === 'off')
    return <NotEnabledPage title={page.title} wasOpen={wasOpen} isSaved={isRetained} />
  if (right.kind === 'shut') return <UnauthorisedPage says={right.says} isSaved={isRetained} />
  if (page.redirectWhen === undefined || page.facts === undefined) {
    const elsewhere = redirectOf(page, signed)
    if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  }
  fetchPage(page, signed.definitions.library)
  return (
    <PageProvider page={page}>{(isAsking) => <RequestedPage page={page} isAsking={isAsking} />}</PageProvider>
  )
}

/** A page that knows what it asked for, and may lead elsewhere for it. */
function RequestedPage({ page, isAsking }: { readonly page: Page; readonly isAsking: boolean }) {
  const signed = useSigned()
  const { facts } = use(DetailsContext)
  const parameters = useParams()
  usePageNote(page)
  if (page.redirectWhen !== undefined) {
    if (isAsking) return <Skeleton says={sayPages('loading', { title: page.title })} rows={6} />
    const elsewhere = redirectOf(page, { ...signed, facts })
    if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  }
  const parts = <PageParts page={page} parameters={parameters} />
  const content = page.task === undefined ? parts : <TaskGuard page={page}>{parts}</TaskGuard>
  if (page.over !== undefined) return content
  return (
    <LocalNavigation page={page} parameters={parameters}>
      <RecordWalk />
      <Breadcrumbs page={page} parameters={parameters} />
      {content}
    </LocalNavigation>
  )
}

/** What explains a page lies outside the portal, and opens beside it. */
function Manual({ label, address }: PageManual) {
  return <AnchorButton variant="minimal" href={address} target="_blank" rel="noopener" text={label} />
}

interface PagePartsProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

function PageParts({ page, parameters }: PagePartsProps) {
  const { library } = useSigned().definitions
  const status = useRecordStatus(page, parameters)
  const isSheet = library.flows[page.flow ?? '']?.layout === 'sections'
  const names = (page.cards ?? []).map((placed) => (typeof placed === 'string' ? placed : placed.card))
  const carriesTitle = page.flow !== undefined || page.details !== undefined || page.document !== undefined
  const isHeaded = carriesTitle || page.over !== undefined || names.some((name) => headCards.has(name))
  const isList = !isHeaded && (page.table !== undefined || page.tabs !== undefined)
  const [state, setState] = useState<HTMLElement | null>(null)
  const [action, setAction] = useState<HTMLElement | null>(null)
  const isPartOfTask = Object.values(library.tasks).some(({ subtasks }) =>
    subtasks.some((part) => part.page === page.id),
  )
  const isAlone = !Object.values(library.pages).some(({ offered }) => offered?.beside?.includes(page.id))
  const places = useMemo(
    () => (isList ? { state, action, isAlone } : undefined),
    [isList, state, action, isAlone],
  )
  return (
    <>
      {!isHeaded && (
        <PageHead title={page.title} {...(isList ? { state: setState, action: setAction } : {})}>
          {page.manual && <Manual {...page.manual} />}
          <OfferedPages beside={page.id} />
        </PageHead>
      )}
      {!isSheet && page.details === undefined && <PageBanners page={page} />}
      {isPartOfTask && <PartRepairs page={page} />}
      {page.flow !== undefined && status !== 'gone' && <FlowPage page={page} parameters={parameters} />}
      {page.details !== undefined && <DetailsPage page={page} parameters={parameters} />}
      <RecordParts status={status}>
        {page.document !== undefined && <DocumentPage id={page.document} />}
        <HeadPlacesContext value={places}>
          {page.tabs !== undefined && <Tabs page={page} tabs={page.tabs} label={page.title} />}
          {page.table !== undefined && <TablePart id={page.table} />}
        </HeadPlacesContext>
        <PlacedCards page={page} />
        <PageLinks page={page} />
      </RecordParts>
      {page.intro !== undefined && <PageIntro page={page} intro={page.intro} />}
    </>
  )
}
