/** What became of what a person typed. */
export type AmountInput = { ok: true; value: string } | { ok: false; reason: string }

const LONGEST_FRACTION = 20
const LONGEST_WHOLE = 38
const SPACES = /[\u0020\u00a0\u2009\u202f]/g
const GROUPED = [/^\d+$/, /^[1-9]\d{0,2}(,\d{3})+$/, /^[1-9]\d{0,2}( \d{3})+$/]

function refuse(reason: string): AmountInput {
  return { ok: false, reason }
}

/** Reads an amount as typed in en-US into a decimal string; whatever could mean two amounts is refused in a sentence. */
export function parseAmountInput(text: string): AmountInput {
  const typed = text.replace(SPACES, ' ').trim().replace('−', '-')
  if (typed === '') return refuse('Enter an amount.')
  if (!/^-?[\d., ]+$/.test(typed) || !/\d/.test(typed))
    return refuse('Enter an amount with digits only, for example 1,000.50.')

  const sign = typed.startsWith('-') ? '-' : ''
  const [whole = '', fraction = '', ...more] = typed.slice(sign.length).split('.')
  if (more.length > 0) return refuse('Use one point only, before the decimals, for example 1,000.50.')
  if (/[, ]/.test(fraction)) return refuse('Put the point after the commas and spaces, for example 1,000.50.')
  if (whole !== '' && !GROUPED.some((shape) => shape.test(whole)))
    return refuse(
      'A comma or space may only group thousands. Write decimals after a point, for example 1,000.50.',
    )

  const digits = whole.replace(/[, ]/g, '').replace(/^0+(?=\d)/, '') || '0'
  if (digits.length > LONGEST_WHOLE) return refuse(`Enter at most ${LONGEST_WHOLE} digits before the point.`)
  if (fraction.length > LONGEST_FRACTION) return refuse(`Enter at most ${LONGEST_FRACTION} decimals.`)
  const value = fraction === '' ? digits : `${digits}.${fraction}`
  return { ok: true, value: /[1-9]/.test(value) ? sign + value : value }
}
