import type { Page } from '#definition/generated/page.ts'
import { shownText } from '#runtime/details/shown-text.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { DetailsTemplate } from '#runtime/template/details-template.tsx'
import { useDefinitions } from '../definitions/definitions-gate.tsx'
import { PageBanners } from './frame/page-banners.tsx'
import './document-page.css'

/** A text of definitions/documents as a page. */
export function DocumentPage({ page }: { readonly page: Page }) {
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
