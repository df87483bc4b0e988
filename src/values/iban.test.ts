import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareIban, checkIban, checkIbanAnswer, checkIbanField, ibanLength, maskIban } from './iban.ts'

const FORMAT = 'Incorrect IBAN. Please verify the format matches the country.'
const CHECKSUM = "Invalid IBAN. Please verify there's no typos or missing characters."

// The examples the IBAN registry (ISO 13616) publishes, one or more for each country.
const EXAMPLES = `
  AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
  AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456
  BI4210000100010000332045181 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
  CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
  DJ2110002010010409943020008 DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685
  EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
  FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453
  GL8964710001000206 GR1601101250000000012300695 GT82TRAJ01020000001210029690 HN88CABF00000000000250005469
  HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
  IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302
  KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114
  LC55HEMM000100010012001200023015 LI21088100002324013AA LT121000011101001000 LU280019400644750000
  LV80BANK0000435195001 LY83002048000020100120361 MC5811222000010123456789030 MD24AG000225100013104168
  ME25505000012345678951 MK07250120000058984 MN121234123456789123 MR1300020001010000123456753
  MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124 NL91ABNA0417164300
  NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702 PL61109010140000071219812874
  PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000
  RS35260005601001611379 SA0380000000608010167519 SC18SSCB11010000000000001497USD SD8811123456789012
  SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100
  SO211000001001000100141 ST68000100010051845310112 SV62CENR00000000000000700025 TL380080012345678910157
  TN5910006035183598478831 TR330006100519786457841326 UA213223130000026007233566001 VA59001123000012345678
  VG96VPVG0000012345678901 XK051212012345678906`
  .trim()
  .split(/\s+/)

// A second opinion on the checksum: ISO 7064 on one big whole number.
function checkDigits(country: string, account: string): string {
  const figures = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return String(98n - (BigInt(figures) % 97n)).padStart(2, '0')
}

function broken(): never {
  throw new Error('registry unavailable')
}

describe('IBAN', () => {
  it('accepts the registry examples of at least sixty countries (VAL-033, VAL-034)', () => {
    expect(new Set(EXAMPLES.map((example) => example.slice(0, 2))).size).toBeGreaterThanOrEqual(60)
    for (const example of EXAMPLES) expect([example, checkIban(example)]).toEqual([example, undefined])
  })

  it('agrees with a second computation of the checksum (VAL-034)', () => {
    for (const example of EXAMPLES)
      expect(checkDigits(example.slice(0, 2), example.slice(4))).toBe(example.slice(2, 4))
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{18}$/), fc.stringMatching(/^[0-9]{2}$/), (account, digits) => {
        const isRight = digits === checkDigits('DE', account)
        expect(checkIban(`DE${digits}${account}`)).toBe(isRight ? undefined : CHECKSUM)
      }),
    )
  })

  it('finds every single wrong digit in any of them (VAL-034)', () => {
    const change = fc.record({
      example: fc.constantFrom(...EXAMPLES),
      place: fc.nat(29),
      digit: fc.integer({ min: 0, max: 9 }),
    })
    fc.assert(
      fc.property(change, ({ example, place, digit }) => {
        const at = 2 + (place % (example.length - 2))
        fc.pre(/\d/.test(example.charAt(at)) && example.charAt(at) !== String(digit))
        expect(checkIban(`${example.slice(0, at)}${digit}${example.slice(at + 1)}`)).toBeDefined()
      }),
      { numRuns: 2000 },
    )
  })

  it('strips spaces and symbols and upper-cases before it checks (VAL-032)', () => {
    expect(checkIban(' gb29-nwbk.6016 1331/9268 19 ')).toBeUndefined()
  })

  it('is saved without spaces (VAL-035)', () => {
    expect(bareIban('GB29 NWBK 6016 1331 9268 19')).toBe('GB29NWBK60161331926819')
  })

  it('does not drop a letter that is merely foreign', () => {
    expect(checkIban('DE89é370400440532013000')).toBe(FORMAT)
  })

  it.each([
    'DE8937040044053201300',
    'DE893704004405320130000',
    'GB29123460161331926819',
    'ZZ89370400440532013000',
    'DEXX370400440532013000',
    '?',
  ])('says of %s that the format does not match the country (VAL-033, VAL-040)', (text) =>
    expect(checkIban(text)).toBe(FORMAT),
  )

  it.each(['DE88370400440532013000', 'FR1420041010050500013M02607', 'LC62HEMM000100010012001200023015'])(
    'says of %s that it may hold a typo (VAL-041)',
    (text) => expect(checkIban(text)).toBe(CHECKSUM),
  )

  it('refuses an account whose national check digits are wrong (VAL-039)', () => {
    const account = '539007547035'
    expect(checkIban(`BE${checkDigits('BE', account)}${account}`)).toBe(
      'The IBAN you entered is invalid. Please verify and try again.',
    )
  })

  it('says so when the check itself fails (VAL-042)', () => {
    expect(checkIban('DE89370400440532013000', broken)).toBe(
      'An error was encountered while validating the provided IBAN.',
    )
  })

  it('accepts no IBAN (VAL-001)', () => {
    for (const text of ['', '   '])
      expect([checkIban(text), checkIbanField(text)]).toEqual([undefined, undefined])
  })

  it('masks in groups of four (VAL-036)', () => {
    expect(maskIban('gb29nwbk60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19')
    expect(maskIban('DE89')).toBe('DE89')
    expect(maskIban('DE893')).toBe('DE89 3')
    for (const example of EXAMPLES) {
      expect(maskIban(maskIban(example))).toBe(maskIban(example))
      expect(bareIban(maskIban(example))).toBe(example)
    }
  })

  it('lets only letters stand in the first two places (VAL-037)', () => {
    expect(maskIban('1')).toBe('')
    expect(maskIban('12G3B29')).toBe('GB29')
    expect(maskIban('G1')).toBe('G')
    expect(maskIban('')).toBe('')
    expect(maskIban('é')).toBe('')
    expect(maskIban('DéEß89')).toBe('DE89')
  })

  it('ends where the country ends, after 34 where it is unknown (VAL-038)', () => {
    expect([
      ibanLength('NO'),
      ibanLength('de89'),
      ibanLength('MT'),
      ibanLength('QQ'),
      ibanLength(''),
    ]).toEqual([15, 22, 31, 34, 34])
    expect(bareIban(maskIban(`DE${'1'.repeat(40)}`))).toHaveLength(22)
    expect(bareIban(maskIban(`QQ${'1'.repeat(40)}`))).toHaveLength(34)
    for (const example of EXAMPLES) expect(ibanLength(example)).toBe(example.length)
  })

  it('asks of the wizard field 15 to 35 letters, digits, underscores or hyphens (IDN-068)', () => {
    for (const text of ['a'.repeat(15), 'Z9_-'.repeat(8), '1'.repeat(35), maskIban('NO9386011117947')])
      expect(checkIbanField(text)).toBeUndefined()
    for (const text of ['a'.repeat(14), '1'.repeat(36), `${'1'.repeat(15)}.`, `${'1'.repeat(15)}é`])
      expect(checkIbanField(text)).toBe('Enter 15 to 35 letters, digits, underscores or hyphens.')
  })

  it('checks country and checksum only with bank account number validation on (VAL-031)', () => {
    const wrong = 'DE88370400440532013000'
    expect(checkIbanAnswer(wrong, false)).toBeUndefined()
    expect(checkIbanAnswer(wrong, true)).toBe(CHECKSUM)
    expect(checkIbanAnswer('1'.repeat(35), false)).toBeUndefined()
    expect(checkIbanAnswer('1'.repeat(35), true)).toBe(FORMAT)
    expect(checkIbanAnswer('short', false)).toBeDefined()
  })
})
