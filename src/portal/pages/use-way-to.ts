import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { useSigned } from '../session/session-context.ts'
import { pageRight } from './page-right.ts'

/** The way to a page, for those who may open it; its address takes what this one holds. */
export function useWayTo(): (page: string) => (() => void) | undefined {
  const signed = useSigned()
  const navigate = useNavigate()
  const parameters = useParams()
  return useCallback(
    (id) => {
      const page = signed.definitions.library.pages[id]
      if (!page || pageRight(page, signed).kind !== 'open') return undefined
      return () => void navigate(fillPath(page.path, parameters))
    },
    [signed, navigate, parameters],
  )
}
