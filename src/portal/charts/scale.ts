import { compare, divide, isDecimal, multiply } from '#values/decimal.ts'
import { currentLanguage } from '#values/language.ts'

export interface Tick {
  /** From 0 at the foot of the chart to 1 at its top. */
  readonly at: number
  readonly label: string
}

/** Converts exact decimals into positions of a chart; only the share of the height is a JavaScript number. */
export interface Scale {
  readonly ticks: readonly Tick[]
  readonly place: (value: string) => number
}

const shareDigits = 12
const mostDecades = 6

const tickLabel = (value: string) =>
  new Intl.NumberFormat(currentLanguage().tag, { notation: 'compact', maximumFractionDigits: 2 }).format(
    value as Intl.StringNumericLiteral,
  )

const isPositive = (value: string) => isDecimal(value) && compare(value, '0') > 0

function greatest(values: readonly string[]): string {
  return values.reduce((most, value) => (compare(value, most) > 0 ? value : most), '0')
}

/** The power of ten a positive value reaches: 0 for 1 to 9.99, 3 for 1,000, -2 for 0.01. */
export function exponentOf(value: string): number {
  const [whole = '', fraction = ''] = value.split('.')
  const digits = whole.replace(/^0+/, '')
  if (digits !== '') return digits.length - 1
  return -(fraction.search(/[1-9]/) + 1)
}

export function powerOfTen(exponent: number): string {
  return exponent >= 0 ? `1${'0'.repeat(exponent)}` : `0.${'0'.repeat(-exponent - 1)}1`
}

function share(value: string, of: string): number {
  return Number.parseFloat(divide(value, of, shareDigits, 'HALF_UP'))
}

/** Makes a scale from zero to a round number above the maximum, in steps of 1, 2 or 5. */
export function linearScale(values: readonly string[], isWhole = false): Scale {
  const most = greatest(values.filter(isPositive))
  if (most === '0') return { ticks: [{ at: 0, label: '0' }], place: () => 0 }
  const exponent = exponentOf(most)
  const lead = share(most, powerOfTen(exponent))
  const fits = ['0.2', '0.5', '1', '2'].filter((step) => lead / Number.parseFloat(step) <= 5)
  const [step = '2'] = isWhole && exponent === 0 ? fits.filter((one) => !one.includes('.')) : fits
  const size = multiply(step, powerOfTen(exponent))
  const count = Math.ceil(lead / Number.parseFloat(step) - 1e-9)
  const top = multiply(size, String(count))
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({
    at: index / count,
    label: tickLabel(multiply(size, String(index))),
  }))
  return { ticks, place: (value) => (isPositive(value) ? share(value, top) : 0) }
}

/** Makes a logarithmic scale with a step per power of ten; the smallest value has a bar, zero has none. */
export function logScale(values: readonly string[]): Scale {
  const shown = values.filter(isPositive)
  if (shown.length === 0) return linearScale([])
  const exponents = shown.map(exponentOf)
  const foot = Math.min(...exponents) - 1
  const most = greatest(shown)
  const reached = exponentOf(most)
  const top = compare(most, powerOfTen(reached)) === 0 ? reached : reached + 1
  const every = Math.ceil((top - foot) / mostDecades)
  const decades = Array.from({ length: top - foot }, (_, index) => foot + 1 + index)
  return {
    ticks: decades
      .filter((decade) => (top - decade) % every === 0)
      .map((decade) => ({ at: (decade - foot) / (top - foot), label: tickLabel(powerOfTen(decade)) })),
    place: (value) => {
      if (!isPositive(value)) return 0
      const decade = exponentOf(value)
      return (decade + Math.log10(share(value, powerOfTen(decade))) - foot) / (top - foot)
    },
  }
}
