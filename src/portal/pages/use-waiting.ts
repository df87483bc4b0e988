import type { WaitingChange } from '#runtime/call/waiting-calls.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { useSigned } from '../session/session-context.ts'
import { toast } from '../shell/toaster.tsx'

/** Returns a function that explains what a change waits for, and opens it. */
export function useWaiting(): (change: WaitingChange, how?: { readonly replace: boolean }) => void {
  const { definitions } = useSigned()
  const navigate = useNavigate()
  const path = definitions.library.pages['control-change']?.path
  return useCallback(
    ({ id, message }, how) => {
      toast({ says: message, tone: 'warning' })
      if (path !== undefined) void navigate(fillPath(path, { id }), how)
    },
    [navigate, path],
  )
}
