import { OverlayToaster, Position, type Toaster } from '@blueprintjs/core'
import { createRoot } from 'react-dom/client'

export interface Toast {
  readonly says: string
  readonly tone?: 'success' | 'warning' | 'danger'
  readonly lastsMs?: number | undefined
}

/** How long a notice stays until definitions say it (LIM-046). */
let usually = 5_000

/** From now on a notice stays as long as limits.json says. */
export function letToastsStay(ms: number): void {
  usually = ms
}

let toaster: Promise<Toaster> | undefined

/** One notice at the foot of the page; a screen reader hears it once. */
export function toast({ says, tone, lastsMs = usually }: Toast): void {
  toaster ??= OverlayToaster.create(
    { position: Position.BOTTOM, maxToasts: 3 },
    { domRenderer: (element, container) => createRoot(container).render(element) },
  )
  void toaster.then((one) => one.show({ message: says, intent: tone ?? 'none', timeout: lastsMs }))
}
