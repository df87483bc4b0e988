import type { Facts } from '#engine/rule/types.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { use, useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { fillPath } from '../../definitions/address.ts'
import { useSigned } from '../../session/session-context.ts'
import { pageRight } from '../page-right.ts'

const none: Facts = {}

type RouteTo = (page: string, values?: Facts) => (() => void) | undefined

/**
 * Returns a function that opens a page, if the person may; its parameters come from the given values, else
 * from this address, else from the record. Other given values filter the list that opens.
 */
export function useRouteTo(record: Facts = none): RouteTo {
  const signed = useSigned()
  const navigate = useNavigate()
  const parameters = useParams()
  const { instead } = use(DetailsContext)
  return useCallback(
    (id, values = none) => {
      const page = signed.definitions.library.pages[instead?.[id] ?? id]
      if (!page || pageRight(page, signed).kind !== 'open') return undefined
      const filters = Object.entries(values).filter(([name]) => !page.path.includes(`{${name}}`))
      const query = new URLSearchParams(filters.map(([name, value]) => [name, String(value)])).toString()
      const path = fillPath(page.path, { ...record, ...parameters, ...values })
      return () => void navigate(query === '' ? path : `${path}?${query}`)
    },
    [signed, navigate, parameters, record, instead],
  )
}
