import { DetailsContext } from '#runtime/details/details-context.ts'
import { use, useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { fillPath } from '../../definitions/address.ts'
import { useSigned } from '../../session/session-context.ts'
import { OverContext } from '../stack/over-context.ts'
import { objectOf } from '#values/object.ts'

/**
 * Returns a function that opens the following page, with the answer in its address. It replaces this entry,
 * so that Back does not lead to a removed record.
 */
export function useAfterwards(): (page: string, answer: unknown) => void {
  const { pages } = useSigned().definitions.library
  const navigate = useNavigate()
  const parameters = useParams()
  const over = use(OverContext)
  const { instead } = use(DetailsContext)
  return useCallback(
    (id, answer) => {
      const values = { ...parameters, ...objectOf(answer) }
      const address = fillPath(pages[instead?.[id] ?? id]?.path ?? '/home', values)
      if (over?.below === address) over.close()
      else void navigate(address, { replace: true })
    },
    [pages, navigate, parameters, over, instead],
  )
}
