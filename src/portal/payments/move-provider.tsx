import { coming } from '#runtime/preload/lazy-part.ts'
import { Moves } from '#runtime/move/moves.tsx'
import { useCallback, type ReactNode } from 'react'
import { useWaiting } from '../pages/use-waiting.ts'
import { toast } from '../shell/toaster.tsx'

const { Part: Dialog } = coming(() =>
  import('./payment-move-dialog.tsx').then((file) => file.PaymentMoveDialog),
)

/** Moves of records, for every page inside; the dialog and its fields are fetched when something is asked first. */
export function MoveProvider({ children }: { readonly children: ReactNode }) {
  const onToast = useCallback((says: string) => toast({ says, tone: 'success' }), [])
  return (
    <Moves Dialog={Dialog} onToast={onToast} onWaits={useWaiting()}>
      {children}
    </Moves>
  )
}
