import { useSearchParams } from 'react-router-dom'
import { Fold } from '#runtime/fold/fold.tsx'
import { useSigned } from '../../session/session-context.ts'
import { TablePart } from '../lazy-pages.ts'

/** List that a person opens below what the page says; an address that narrows it opens it as well. */
export function FoldedTable({ id }: { readonly id: string }) {
  const { tables } = useSigned().definitions.library
  const [search] = useSearchParams()
  return (
    <Fold title={tables[id]?.title} reason={search.toString()}>
      <TablePart id={id} />
    </Fold>
  )
}
