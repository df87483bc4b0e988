import { round } from './decimal.ts'

const fewest = 4

/** Four digits after the point, more where a rate is small, so that there are always four that say something. */
export function readableRate(rate: string): string {
  const zeros = /^0*\.(0*)[1-9]/.exec(rate)?.[1]?.length ?? 0
  return round(rate, fewest + zeros, 'HALF_UP')
}
