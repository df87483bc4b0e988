import { OverlayToaster, Position } from '@blueprintjs/core'
import { createRef } from 'react'

export interface Toast {
  readonly says: string
  readonly tone?: 'success' | 'warning' | 'danger'
  readonly lastsMs?: number | undefined
  /** Several may tell the same at once; while it stands it is not told again. */
  readonly isShared?: boolean
}

/** How long a notice stays until definitions say it (LIM-046). */
let usually = 5_000

/** From now on a notice stays as long as limits.json says. */
export function letToastsStay(ms: number): void {
  usually = ms
}

const toaster = createRef<OverlayToaster>()

/** Container of the toasts; it is removed with the portal. */
export function Toaster() {
  return <OverlayToaster ref={toaster} position={Position.BOTTOM} maxToasts={3} />
}

/** One notice over the page, at its foot or below the head of a phone; a screen reader hears it once. */
export function toast({ says, tone, lastsMs = usually, isShared = false }: Toast): void {
  toaster.current?.show(
    { message: says, intent: tone ?? 'none', timeout: lastsMs },
    isShared ? says : undefined,
  )
}

/** Takes away what was told to somebody who is gone. */
export function clearToasts(): void {
  toaster.current?.clear()
}
