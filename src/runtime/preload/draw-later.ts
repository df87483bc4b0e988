import { startTransition } from 'react'
import { afterPaint } from '../form/after-paint.ts'

/**
 * Draws what a press opens in the frames after the one that answers it; answers with what calls it off. A transition
 * alone may still be drawn within that frame, where all it needs is here.
 */
export function drawLater(draw: () => void): () => void {
  return afterPaint(() => startTransition(draw))
}
