import { shownText } from '#runtime/details/shown-text.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { useDefinitions } from '../definitions/definitions-gate.tsx'
import { PageHead } from './page-head.tsx'
import './document-page.css'

/** A text of definitions/documents as a page. */
export function DocumentPage({ id }: { readonly id: string }) {
  const definitions = useDefinitions()
  const document = definitions.library.documents[id]
  if (!document) return <Broken sentences={definitions.broken('documents', id)} />
  return (
    <article className="ptl-document">
      <PageHead title={document.title} />
      {document.paragraphs.map((paragraph) => (
        <p key={paragraph}>{shownText(paragraph)}</p>
      ))}
    </article>
  )
}
