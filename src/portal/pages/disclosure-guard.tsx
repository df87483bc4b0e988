import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSigned } from '../session/session-context.ts'

/** Before the first use a person reads the disclosure; every other page waits for that. */
export function DisclosureGuard({ children }: { readonly children: ReactNode }) {
  const { session } = useSigned()
  const { pathname, search } = useLocation()
  const open = session.person.viewedDisclosure || ['/disclosure', '/terms-of-use'].includes(pathname)
  if (open) return children
  return <Navigate to={`/disclosure?${new URLSearchParams({ return_to: pathname + search })}`} replace />
}
