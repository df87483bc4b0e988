import { OverlayToaster, Position } from '@blueprintjs/core'
import { createRef } from 'react'

export interface Toast {
  readonly says: string
  readonly tone?: 'success' | 'warning' | 'danger'
  readonly lastsMs?: number | undefined
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Shows the message only once if several parts send it. */
  readonly isShared?: boolean
}

/** Duration of a toast before the definitions are loaded, in milliseconds (LIM-046). */
let usually = 5_000

/** Sets the duration of toasts from limits.json. */
export function letToastsStay(ms: number): void {
  usually = ms
}

const toaster = createRef<OverlayToaster>()

/** Container of the toasts; it is removed with the portal. */
export function Toaster() {
  return <OverlayToaster ref={toaster} position={Position.BOTTOM} maxToasts={3} />
}

/** One notice over the page, at its foot or below the head of a phone; a screen reader hears it once. */
export function toast({ says, tone, lastsMs = usually, action, isShared = false }: Toast): void {
  toaster.current?.show(
    {
      message: says,
      intent: tone ?? 'none',
      timeout: lastsMs,
      ...(action && { action: { text: action.label, onClick: action.onPress } }),
    },
    isShared ? says : undefined,
  )
}

/** Removes the messages of a person who has signed out. */
export function clearToasts(): void {
  toaster.current?.clear()
}
