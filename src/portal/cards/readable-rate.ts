import { round } from '#values/decimal.ts'
import { exponentOf } from '../charts/scale.ts'

const fewest = 4

/** Four digits after the point, more where a rate is small, so that there are always four that say something. */
export function readableRate(rate: string): string {
  return round(rate, fewest + Math.max(0, -exponentOf(rate) - 1), 'HALF_UP')
}
