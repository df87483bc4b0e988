import type { Page, PageManual } from '#definition/generated/page.ts'
import { AnchorButton } from '@blueprintjs/core'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { Fold } from '#runtime/fold/fold.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { DashboardTemplate } from '#runtime/template/dashboard-template.tsx'
import { ListTemplate } from '#runtime/template/list-template.tsx'
import { templateOf } from '#definition/page-template.ts'
import { use, useMemo, useState, type ReactNode } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { headCards } from '../cards/cards.ts'
import { useSigned } from '../session/session-context.ts'
import { Breadcrumbs } from './navigation/breadcrumbs.tsx'
import { fetchPage } from './fetch-page.ts'
import { DetailsPage, FlowPage, PartRepairs, TablePart, TaskGuard } from './lazy-pages.ts'
import { LocalNavigation } from './navigation/local-navigation.tsx'
import { NotEnabledPage } from './single/not-enabled-page.tsx'
import { OfferedPages } from './navigation/offered-pages.tsx'
import { PageBanners } from './frame/page-banners.tsx'
import { HeadPlacesContext } from './frame/page-head-places.ts'
import { PageIntro } from './frame/page-intro.tsx'
import { PageLinks } from './navigation/page-links.tsx'
import { pageRight } from './page-right.ts'
import { PageProvider, usePageNote } from './frame/page-provider.tsx'
import { PlacedCards } from './frame/placed-cards.tsx'
import { RecordWalk } from './record/record-walk.tsx'
import { RecordParts, useRecordStatus } from './record/record-parts.tsx'
import { redirectOf } from './navigation/redirect-of.ts'
import { Tabs } from './frame/tabs.tsx'
import { UnauthorisedPage } from './single/unauthorised-page.tsx'
import { usePageArrival } from './use-page-arrival.ts'
import { shownText } from '#runtime/details/shown-text.tsx'
import { DetailsTemplate } from '#runtime/template/details-template.tsx'
import { useDefinitions } from '../definitions/definitions-gate.tsx'
import './document-page.css'

/** A text of definitions/documents as a page. */
function DocumentPage({ page }: { readonly page: Page }) {
  const definitions = useDefinitions()
  const id = page.document ?? ''
  const document = definitions.library.documents[id]
  if (!document) return <Broken sentences={definitions.broken('documents', id)} />
  return (
    <DetailsTemplate title={document.title} notice={<PageBanners page={page} />}>
      <div className="ptl-document">
        {document.paragraphs.map((paragraph) => (
          <p key={paragraph}>{shownText(paragraph)}</p>
        ))}
      </div>
    </DetailsTemplate>
  )
}

/** A page of definitions/pages as the main thing on the screen. */
export function DefinedPage({ page }: { readonly page: Page }) {
  usePageArrival(page.id, page.details === undefined ? page.title : undefined)
  return <OpenPage key={page.id} page={page} />
}

/** Renders a page by its definition, behind its permission and gate. */
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
  void fetchPage(page, signed.definitions.library)
  return (
    <PageProvider page={page}>{(isAsking) => <RequestedPage page={page} isAsking={isAsking} />}</PageProvider>
  )
}

/** Page whose facts are loaded; it may redirect because of them. */
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
  const parts = (
    <>
      <PageParts page={page} parameters={parameters} />
      {page.intro !== undefined && <PageIntro page={page} intro={page.intro} />}
    </>
  )
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

/** Link to the manual of a page, which is outside the portal and opens in a new tab. */
function Manual({ label, address }: PageManual) {
  return <AnchorButton variant="minimal" href={address} target="_blank" rel="noopener" text={label} />
}

interface PagePartsProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

/** Renders the contents of a page into the slots of its template. */
function PageParts({ page, parameters }: PagePartsProps) {
  const { library } = useSigned().definitions
  const status = useRecordStatus(page, parameters)
  const isPartOfTask = Object.values(library.tasks).some(({ subtasks }) =>
    subtasks.some((part) => part.page === page.id),
  )
  const record = page.details !== undefined && <DetailsPage page={page} parameters={parameters} />
  const content = (
    <RecordParts status={status}>
      {page.tabs !== undefined && <Tabs page={page} tabs={page.tabs} label={page.title} />}
      {page.table !== undefined &&
        (page.folded ? <FoldedTable id={page.table} /> : <TablePart id={page.table} />)}
      <PlacedCards page={page} />
      <PageLinks page={page} />
    </RecordParts>
  )
  switch (templateOf(page, library)) {
    case 'list':
      return (
        <ListParts page={page} summary={record}>
          {isPartOfTask ? <PartRepairs page={page}>{content}</PartRepairs> : content}
        </ListParts>
      )
    case 'dashboard':
      return <DashboardParts page={page}>{content}</DashboardParts>
    case 'details':
      return (
        <>
          {record || <DocumentPage page={page} />}
          {content}
        </>
      )
    case 'wizard':
    case 'settings': {
      const form = (
        <>
          {status !== 'gone' && status !== 'failed' && <FlowPage page={page} parameters={parameters} />}
          {record}
          {content}
        </>
      )
      return isPartOfTask ? <PartRepairs page={page}>{form}</PartRepairs> : form
    }
    case undefined:
      // A page with only links, none of which this person may open.
      return <UnauthorisedPage />
  }
}

/** List that a person opens below what the page says; an address that narrows it opens it as well. */
function FoldedTable({ id }: { readonly id: string }) {
  const { tables } = useSigned().definitions.library
  const [search] = useSearchParams()
  return (
    <Fold title={tables[id]?.title} reason={search.toString()}>
      <TablePart id={id} />
    </Fold>
  )
}

/** Manual and actions beside the title of a page. */
function HeadActions({ page }: { readonly page: Page }) {
  return (
    <>
      {page.manual && <Manual {...page.manual} />}
      <OfferedPages beside={page.id} />
    </>
  )
}

interface PartsProps {
  readonly page: Page
  readonly children: ReactNode
}

function ListParts({ page, summary, children }: PartsProps & { readonly summary: ReactNode }) {
  const { library } = useSigned().definitions
  const [state, setState] = useState<HTMLElement | null>(null)
  const [action, setAction] = useState<HTMLElement | null>(null)
  const isTitled = page.details === undefined && page.over === undefined
  const isAlone = !Object.values(library.pages).some(({ offered }) => offered?.beside?.includes(page.id))
  const places = useMemo(
    () => (isTitled ? { state, action, isAlone } : undefined),
    [isTitled, state, action, isAlone],
  )
  return (
    <ListTemplate
      title={isTitled ? page.title : undefined}
      actions={<HeadActions page={page} />}
      state={setState}
      action={setAction}
      notice={page.details === undefined && <PageBanners page={page} />}
      summary={summary}
    >
      <HeadPlacesContext value={places}>{children}</HeadPlacesContext>
    </ListTemplate>
  )
}

function DashboardParts({ page, children }: PartsProps) {
  const names = (page.cards ?? []).map((placed) => (typeof placed === 'string' ? placed : placed.card))
  const isTitled = page.over === undefined && !names.some((name) => headCards.has(name))
  return (
    <DashboardTemplate
      title={isTitled ? page.title : undefined}
      actions={<HeadActions page={page} />}
      notice={<PageBanners page={page} />}
    >
      {children}
    </DashboardTemplate>
  )
}
