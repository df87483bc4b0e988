import type { Facts } from '#engine/rule/types.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { use, useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { fillPath } from '../../definitions/address.ts'
import { useSigned } from '../../session/session-context.ts'
import { pageRight } from '../page-right.ts'

const none: Facts = {}

/**
 * Returns a function that opens a page, if the person may; its parameters come from this address, else from
 * the record.
 */
export function useRouteTo(record: Facts = none): (page: string) => (() => void) | undefined {
  const signed = useSigned()
  const navigate = useNavigate()
  const parameters = useParams()
  const { instead } = use(DetailsContext)
  return useCallback(
    (id) => {
      const page = signed.definitions.library.pages[instead?.[id] ?? id]
      if (!page || pageRight(page, signed).kind !== 'open') return undefined
      return () => void navigate(fillPath(page.path, { ...record, ...parameters }))
    },
    [signed, navigate, parameters, record, instead],
  )
}
