import { startTransition } from 'react'
import { afterPaint } from '../form/after-paint.ts'

/**
 * Renders in the frames after the present one and returns the function that cancels it. A transition alone
 * may still render in the same frame if everything is loaded.
 */
export function drawLater(draw: () => void): () => void {
  return afterPaint(() => startTransition(draw))
}
