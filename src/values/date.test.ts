import { english, readBy } from './language.ts'
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  checkDayMonthYear,
  checkYearMonthDay,
  formatDate,
  formatDateTime,
  fromTypedDay,
  isRealDate,
  toTypedDay,
} from './date.ts'

function part(most: number): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'))
}

describe('date', () => {
  it('checks dd/mm/yyyy (VAL-002)', () => {
    expect(checkDayMonthYear('31/12/2026')).toBeUndefined()
    for (const text of ['12/31/2026', '31-12-2026', '1/1/2026', '2026-12-31', '31/12/26', '29/02/2025', 'x'])
      expect(checkDayMonthYear(text)).toBe('Enter a real date as dd/mm/yyyy.')
  })

  it('checks YYYY-MM-DD', () => {
    expect(checkYearMonthDay('2026-12-31')).toBeUndefined()
    for (const text of ['2026-13-01', '2026-00-10', '2026-12-31T00:00:00Z', '31/12/2026'])
      expect(checkYearMonthDay(text)).toBe('Enter a real date as YYYY-MM-DD.')
  })

  it.each([
    ['03/04/2026', '2026-03-04'],
    ['3/4/2026', '2026-03-04'],
    ['12/31/2026', '2026-12-31'],
    [' 10/11/2026 ', '2026-10-11'],
    ['2/29/2024', '2024-02-29'],
  ])('reads %j, month first, as the day %s (PAY-055)', (typed, day) => {
    expect(fromTypedDay(typed)).toBe(day)
  })

  it('reads no day where the calendar has none, or something stands around it (PAY-055)', () => {
    for (const text of [
      '',
      '31/12/2026',
      '02/30/2026',
      '2/29/2026',
      '00/10/2026',
      '10/00/2026',
      '2026-03-04',
      '3-4-2026',

      '3/4/26',
      '3/4/202',
      '003/04/2026',
      '03/004/2026',
      '/4/2026',
      '3//2026',
      '3/4/20260',
      '3/4/2026 UTC',
      'on 3/4/2026',
      'a/4/2026',
      '3/b/2026',
      '3/4/year',
      '٣/٤/٢٠٢٦',
    ])
      expect(fromTypedDay(text), text).toBeUndefined()
  })

  it('writes a day month first, and what is no day as it stands (PAY-055)', () => {
    expect(toTypedDay('2026-03-04')).toBe('03/04/2026')
    for (const text of ['', '3/4/2026', '2026-02-30', '2026-03-04T00:00:00Z'])
      expect(toTypedDay(text)).toBe(text)
  })

  it('is typed and shown in the order of the reader, and shown with the name of its month (TRU-601)', () => {
    onTestFinished(() => readBy(() => english))
    readBy(() => ({ ...english, tag: 'es-MX' }))
    expect(fromTypedDay('25/11/2026')).toBe('2026-11-25')
    expect(fromTypedDay('11/25/2026')).toBeUndefined()
    expect(toTypedDay('2026-11-25')).toBe('25/11/2026')
    expect(formatDate('2026-11-05', 'UTC')).toBe('5 nov 2026')
    readBy(() => ({ ...english, tag: 'sv' }))
    expect(toTypedDay('2026-11-25')).toBe('2026/11/25')
  })

  it('takes nothing before or after a day', () => {
    for (const text of ['131/12/2026', 'x31/12/2026', '31/12/20266', '31/12/2026x'])
      expect(checkDayMonthYear(text), text).toBe('Enter a real date as dd/mm/yyyy.')
    for (const text of ['x2026-12-31', '12026-12-31', '2026-12-311', '2026-12-31x'])
      expect(checkYearMonthDay(text), text).toBe('Enter a real date as YYYY-MM-DD.')
  })

  it('knows the last day of every month (VAL-003)', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (const [at, length] of lengths.entries()) {
      const month = String(at + 1).padStart(2, '0')
      expect(isRealDate(`2026-${month}-${length}`), month).toBe(true)
      expect(isRealDate(`2026-${month}-${length + 1}`), month).toBe(false)
    }
    expect(isRealDate('2024-02-29')).toBe(true)
    expect(isRealDate('2024-02-30')).toBe(false)
  })

  it('takes an instant as RFC 3339 writes it, and nothing around it (VAL-003)', () => {
    for (const time of [
      '00:00Z',
      '23:59:59Z',
      '12:00:00.5Z',
      '12:00:00.123456Z',
      '09:30:00+23:59',
      '09:30:00-00:30',
    ])
      expect(isRealDate(`2026-03-04T${time}`), time).toBe(true)
    for (const time of [
      '24:00:00Z',
      '12:60:00Z',
      '12:00:60Z',
      '12:00:00.Z',
      '12:00:00',
      '12:00:00z',
      '1:00:00Z',
      '12Z',
      '12:00:00+24:00',
      '12:00:00+01:60',
      '12:00:00+0100',
      '12:00:00Z ',
      '12:00:00Z+01:00',
    ])
      expect(isRealDate(`2026-03-04T${time}`), time).toBe(false)
    expect(isRealDate(' 2026-03-04T12:00:00Z')).toBe(false)
    expect(isRealDate('2026-03-04 12:00:00Z')).toBe(false)
  })

  it.each([checkDayMonthYear, checkYearMonthDay])('accepts no date (VAL-001)', (check) => {
    expect(check('')).toBeUndefined()
    expect(check('  ')).toBeUndefined()
  })

  it('takes only days the calendar has (VAL-003)', () => {
    for (const text of ['2024-02-29', '2000-02-29', '2026-04-30', '2026-03-04T23:59:59.999+05:45'])
      expect(isRealDate(text)).toBe(true)
    for (const text of [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-02-30T00:00:00Z',
      '2026-03-04T24:00:00Z',
      '',
      'today',
    ])
      expect(isRealDate(text)).toBe(false)
  })

  it('agrees with the calendar of the language on every day it takes (VAL-003)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1600, max: 2400 }), part(14), part(33), (year, month, day) => {
        const text = `${year}-${month}-${day}`
        const read = new Date(`${text}T00:00:00Z`)
        const isReal = !Number.isNaN(read.valueOf()) && read.toISOString().startsWith(text)
        expect(isRealDate(text)).toBe(isReal)
      }),
    )
  })

  it.each(['', 'soon', '2026-02-30', '2026-02-30T00:00:00Z', '2026-03-04T12:00:00'])(
    'renders %j as Invalid Date (FMT-001)',
    (text) => {
      expect(formatDate(text, 'UTC')).toBe('Invalid Date')
      expect(formatDateTime(text, 'UTC')).toBe('Invalid Date')
    },
  )

  it('shows an instant in the zone it names', () => {
    expect(formatDateTime('2026-03-04T12:00:00Z', 'America/New_York')).toBe('Mar 4, 2026, 07:00 EST')
    expect(formatDateTime('2026-07-04T00:05:00+02:00', 'UTC')).toBe('Jul 3, 2026, 22:05 UTC')
    expect(formatDateTime('2026-03-04T00:05:00Z', 'UTC')).toBe('Mar 4, 2026, 00:05 UTC')
    expect(formatDate('2026-03-04T23:30:00Z', 'Europe/Berlin')).toBe('Mar 5, 2026 GMT+1')
  })

  it('says in UTC what a formatter says of it (FMT-001)', () => {
    const min = new Date('1000-01-01T00:00:00Z')
    const max = new Date('2999-12-31T23:59:59Z')
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (at) => {
        const text = at.toISOString()
        expect(formatDateTime(text, 'UTC')).toBe(formatDateTime(text, 'Etc/UTC'))
        expect(formatDate(text, 'UTC')).toBe(formatDate(text, 'Etc/UTC'))
      }),
    )
  })

  it('leaves a whole day the same day everywhere', () => {
    expect(formatDate('2026-03-04', 'Pacific/Honolulu')).toBe('Mar 4, 2026')
    expect(formatDateTime('2026-03-04', 'Pacific/Kiritimati')).toBe('Mar 4, 2026')
  })
})

it('writes a day as the language of the reader does, on a 24-hour clock and with its zone (TRU-253)', () => {
  readBy(() => ({ tag: 'es-MX', direction: 'ltr', words: {} }))
  try {
    expect(formatDate('2026-11-26', 'UTC')).toBe('26 nov 2026')
    expect(formatDateTime('2026-11-26T23:05:00Z', 'America/Mexico_City')).toMatch(/^26 nov 2026, 17:05/)
    expect(formatDate('2026-02-30', 'UTC')).toBe('Invalid Date')
  } finally {
    readBy(() => english)
  }
})
