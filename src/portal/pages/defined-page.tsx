import type { Page } from '#definition/generated/page.ts'
import { Broken } from '#runtime/gate/broken.tsx'
import { Navigate, useParams } from 'react-router-dom'
import { headCards } from '../cards/cards.ts'
import { useSigned } from '../session/session-context.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DocumentPage } from './document-page.tsx'
import { fetchPage } from './fetch-page.ts'
import { headActions } from './head-actions.ts'
import { DetailsPage, FlowPage, TablePart } from './lazy-pages.ts'
import { NotEnabledPage } from './not-enabled-page.tsx'
import { PageHead } from './page-head.tsx'
import { PageLinks } from './page-links.tsx'
import { pageRight, redirectOf } from './page-right.ts'
import { PlacedCards } from './placed-cards.tsx'
import { Tabs } from './tabs.tsx'
import { UnauthorisedPage } from './unauthorised-page.tsx'
import { usePageArrival } from './use-page-arrival.ts'

/** Puts together what a page definition names, behind its permission and its gate. */
export function DefinedPage({ page }: { readonly page: Page }) {
  const signed = useSigned()
  const parameters = useParams()
  usePageArrival(page.id, page.details === undefined ? page.title : undefined)
  const right = pageRight(page, signed)
  if (right.kind === 'broken') return <Broken title={page.title} sentences={right.sentences} />
  if (right.kind === 'off') return <NotEnabledPage title={page.title} />
  if (right.kind === 'shut') return <UnauthorisedPage says={right.says} />
  const elsewhere = redirectOf(page, signed)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  fetchPage(page, signed.definitions.library)
  return <PageContent page={page} parameters={parameters} />
}

interface PageContentProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

function PageContent({ page, parameters }: PageContentProps) {
  const names = (page.cards ?? []).map((placed) => (typeof placed === 'string' ? placed : placed.card))
  const isOnlyCards = page.flow === undefined && page.details === undefined && page.document === undefined
  const Actions = headActions[page.id]
  const isHeaded = names.some((name) => headCards.has(name))
  return (
    <>
      <Breadcrumbs page={page} parameters={parameters} />
      {page.flow !== undefined && <FlowPage page={page} parameters={parameters} />}
      {page.details !== undefined && <DetailsPage page={page} parameters={parameters} />}
      {page.document !== undefined && <DocumentPage id={page.document} />}
      {isOnlyCards && !isHeaded && <PageHead title={page.title}>{Actions && <Actions />}</PageHead>}
      {page.tabs !== undefined && <Tabs page={page} tabs={page.tabs} label={page.title} />}
      {page.table !== undefined && <TablePart id={page.table} />}
      <PlacedCards page={page} />
      <PageLinks page={page} />
    </>
  )
}
