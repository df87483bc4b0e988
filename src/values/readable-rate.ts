import { round } from './decimal.ts'

const fewest = 4

/** Shows four decimals, or more if a rate is small, so that four significant digits remain. */
export function readableRate(rate: string): string {
  const zeros = /^0*\.(0*)[1-9]/.exec(rate)?.[1]?.length ?? 0
  return round(rate, fewest + zeros, 'HALF_UP')
}
