import type { WaitingChange } from '#runtime/call/waiting-calls.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { sayPayments } from '#values/generated/say-payments.ts'
import { fillPath } from '../definitions/address.ts'
import { useSigned } from '../session/session-context.ts'
import { toast } from '../shell/toaster.tsx'

interface WaitingPlace {
  readonly replace: boolean
  /** Shown instead of the change, to which the message then leads. */
  readonly opens: string | undefined
}

/** Returns a function that explains what a change waits for, and opens it or where the work goes on. */
export function useWaiting(): (change: WaitingChange, where?: WaitingPlace) => void {
  const { definitions } = useSigned()
  const navigate = useNavigate()
  const path = definitions.library.pages['control-change']?.path
  return useCallback(
    ({ id, message }, { replace = false, opens } = { replace: false, opens: undefined }) => {
      const change = path && fillPath(path, { id })
      const see = change && { label: sayPayments('seeChange'), onPress: () => void navigate(change) }
      toast({ says: message, tone: 'warning', ...(opens && see && { action: see }) })
      const shown = opens ?? change
      if (shown !== undefined) void navigate(shown, { replace })
    },
    [navigate, path],
  )
}
