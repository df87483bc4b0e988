// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** How days, lengths of time and sizes are said. */
export const sayMeasures = speaker<{
  digits: { part: string }
  date: { shape: string | number }
  invalidDate: never
  timeLeft: { days: number; clock: string | number }
  days: { count: number }
  hours: { count: number }
  minutes: { count: number }
  seconds: { count: number }
  bytes: { size: string | number }
  kilobytes: { size: string | number }
  megabytes: { size: string | number }
}>('measures', {
  digits: [['part', 1, { day: 'DD', month: 'MM', other: 'YYYY' }]],
  date: ['Enter a real date as ', ['shape'], '.'],
  invalidDate: 'Invalid Date',
  timeLeft: [['days', 2, { one: [0, ' day'], other: [0, ' days'] }], ' ', ['clock']],
  days: [['count', 2, { one: [['count'], ' day'], other: [['count'], ' days'] }]],
  hours: [['count', 2, { one: [0, ' hour'], other: [0, ' hours'] }]],
  minutes: [['count', 2, { one: [0, ' minute'], other: [0, ' minutes'] }]],
  seconds: [['count', 2, { one: [['count'], ' second'], other: [['count'], ' seconds'] }]],
  bytes: [['size'], ' bytes'],
  kilobytes: [['size'], ' KB'],
  megabytes: [['size'], ' MB'],
})
