/** End of a session: without activity, and in any case. */
export interface SessionEnds {
  readonly idle: number
  readonly absolute: number
}

export type Ending =
  | { readonly kind: 'far' }
  /** One key puts it off. */
  | { readonly kind: 'idle'; readonly at: number }
  /** This end cannot be extended. */
  | { readonly kind: 'absolute'; readonly at: number }
  | { readonly kind: 'over' }

/** How near the end is, and whether it can be put off. */
export function endingOf(ends: SessionEnds | undefined, now: number, warnMs: number): Ending {
  if (!ends) return { kind: 'far' }
  const at = Math.min(ends.idle, ends.absolute)
  if (at <= now) return { kind: 'over' }
  if (at - now > warnMs) return { kind: 'far' }
  return { kind: ends.absolute <= ends.idle ? 'absolute' : 'idle', at }
}
