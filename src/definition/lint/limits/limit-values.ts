import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import { together } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { lintLimitOrder } from './limit-order.ts'

const counts = new Set(['characters', 'bytes', 'entries', 'days', 'hours', 'minutes', 'seconds'])

/** How a value is written that is no count. */
const forms: Readonly<Record<string, readonly [form: RegExp, sentence: string]>> = {
  amount: [/^-?\d+(\.\d+)?$/, "Write the amount in digits, such as '10000' or '0.50'."],
  percent: [/^\d+(\.\d+)?$/, "Write the share in digits, such as '12.5'."],
  digits: [/^\d+$/, "Write how many in digits, such as '9'."],
  version: [/^\d+(\.\d+)*$/, "Write the version in numbers and dots, such as '5.7.0'."],
}

/** Largest sensible value of each unit, and the advice for a larger one. */
const mosts: Readonly<Record<string, readonly [most: number, instead: string]>> = {
  percent: [100, 'no share is above 100. Write a smaller one'],
  seconds: [31_622_400, 'more than a year. Write fewer, or let the unit be days.'],
  minutes: [527_040, 'more than a year. Write fewer, or let the unit be days.'],
  hours: [8784, 'more than a year. Write fewer, or let the unit be days.'],
  milliseconds: [
    3_600_000,
    'more than an hour is no rest while somebody waits. Write a smaller number, or let the unit be seconds.',
  ],
}

/** Smallest size, in bytes, of a file with content. */
const FEWEST_BYTES = 1024
/** Shortest time, in milliseconds, that a person can notice. */
const SHORTEST = 20
/** Longest sensible pause in typing, in milliseconds. */
const LONGEST_REST = 10_000

function unlikely(path: string, is: unknown, unit: string): Finding[] {
  if (/fileBytes\/is$/i.test(path) && typeof is === 'number' && is > 0 && is < FEWEST_BYTES)
    return [
      error(
        'limits.json',
        path,
        `No file fits into ${is} bytes. Write how many bytes: ${is} MB are ${is * FEWEST_BYTES * FEWEST_BYTES}.`,
      ),
    ]
  const [most, why] = mosts[unit] ?? [Infinity]
  if (path.endsWith('Debounce/is') && Number(is) > LONGEST_REST && Number(is) <= most)
    return [
      error(
        'limits.json',
        path,
        `Nobody rests from typing for ${String(is)} milliseconds: write less, such as 500 for half a second.`,
      ),
    ]
  if (unit === 'milliseconds' && typeof is === 'number' && is > 0 && is < SHORTEST)
    return [
      error(
        'limits.json',
        path,
        `Nobody notices ${is} milliseconds. Write how many thousandths: ${is} seconds are ${is * 1000}.`,
      ),
    ]
  return Number(is) > most
    ? [error('limits.json', path, `${String(is)} ${unit} are too many: ${why}`.replace(/[^.?]$/, '$&.'))]
    : []
}

/** Checks that the value of a limit is possible: a count is above zero, and other kinds are well-formed. */
const lintEachValue: Lint = ({ library, findSchema }) => {
  const outcome = findSchema('definitions/limits')?.properties?.['limits']?.properties ?? {}
  return Object.entries(library.limits).flatMap(([name, { is, unit }]) => {
    const path = below('/limits', name, 'is')
    const above = unlikely(path, is, unit)
    // The schema checks the limits of the program, also which of them must be numbers.
    if (above.length > 0 || Object.hasOwn(outcome, name)) return above
    const [form, sentence] = forms[unit] ?? []
    if (form !== undefined) return form.test(String(is)) ? [] : [error('limits.json', path, sentence!)]
    const least = counts.has(unit) ? 1 : 0
    return typeof is === 'number' && is >= least
      ? []
      : [error('limits.json', path, `Write a number that is at least ${least}.`)]
  })
}

/** Finds limits that cannot be met, and limits above the one that bounds them. */
export const lintLimitValues: Lint = together(lintEachValue, lintLimitOrder)
