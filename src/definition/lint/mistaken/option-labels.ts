import type { Finding } from '../../finding.ts'
import type { Lint } from '../context/context.ts'
import type { Library } from '../../library.ts'
import { error } from '../context/findings.ts'

type Listed = Library['options'][string]['options']

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/** Reports a label with another number than its value, where those of the list agree otherwise. */
function lintNumbers(file: string, own: Listed): Finding[] {
  const numbered = own.flatMap(({ value, label }, at) => {
    const [stored, printed] = [numbersIn(value), numbersIn(label)]
    return stored.length === 1 && printed.length === 1
      ? [{ at, value, stored: Number(stored[0]), printed: Number(printed[0]) }]
      : []
  })
  const odd = numbered.filter(({ stored, printed }) => stored !== printed)
  const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other).join()
  // Numbers that only changed places were exchanged, however many they are.
  const isExchanged =
    odd.length < numbered.length &&
    sorted(odd.map(({ stored }) => stored)) === sorted(odd.map(({ printed }) => printed))
  if (odd.length === 0 || (odd.length * 2 >= numbered.length && !isExchanged)) return []
  return (isExchanged ? odd.slice(0, 1) : odd).map(({ at, value, stored, printed }) =>
    error(
      file,
      `/options/${at}/label`,
      `People read ${printed}, and what is sent is '${value}'. Say ${stored}, or write another value.`,
    ),
  )
}

const partsOf = (value: string): readonly string[] => value.toLowerCase().split(/[-_.]/)

/** Words of a text in small letters, without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)

/** Returns the only part in which two values differ, as it stands in each. */
function onlyDifference(
  left: readonly string[],
  right: readonly string[],
): readonly [string, string] | undefined {
  if (left.length !== right.length) return undefined
  const odd = left.flatMap((part, at) => (part === right[at] ? [] : [[part, right[at]!] as const]))
  return odd.length === 1 ? odd[0] : undefined
}

/** Reports two options of which each is called by the word in the value of the other. */
function lintExchanged(file: string, own: Listed): Finding[] {
  const read = own.map(({ value, label }) => ({ value, label, parts: partsOf(value), says: wordsOf(label) }))
  return read.flatMap(({ value, label, parts, says }, at) => {
    const other = read.slice(at + 1).find((later) => {
      const [mine = '', its = ''] = onlyDifference(parts, later.parts) ?? []
      return (
        later.says.includes(mine) && !says.includes(mine) && says.includes(its) && !later.says.includes(its)
      )
    })
    if (other === undefined) return []
    const sentence = `'${value}' reads as '${other.value}' should, and the other way round: the two were exchanged. Write '${other.label}' here, and '${label}' there.`
    return [error(file, `/options/${at}/label`, sentence)]
  })
}

const currencies = new Intl.DisplayNames('en', { type: 'currency' })

const nameOf = (code: string): string => (/^[A-Z]{3}$/.test(code) ? (currencies.of(code) ?? code) : code)

/** Reports a currency that is called as another one of the list, whose own name that is. */
function lintCurrencies(file: string, own: Listed): Finding[] {
  const says = (code: string, label: string) =>
    wordsOf(nameOf(code)).some((word) => wordsOf(label).some((one) => one.startsWith(word.slice(0, 4)))) ||
    nameOf(code).toLowerCase().split(' ').includes(label.toLowerCase())
  return own.flatMap(({ value, label }, at) => {
    if (nameOf(value) === value || says(value, label)) return []
    const twin = own.find((one) => one.value !== value && one.label === label && says(one.value, label))
    const sentence = `'${label}' is what '${twin?.value}' is called, and '${value}' is the ${nameOf(value)}. Write '${nameOf(value)}'.`
    return twin === undefined ? [] : [error(file, `/options/${at}/label`, sentence)]
  })
}

/** Reports a hint that begins with what another option is called. */
function lintHints(file: string, own: Listed): Finding[] {
  const begins = ({ hint = '' }: Listed[number], label: string) =>
    hint.toLowerCase().startsWith(label.toLowerCase())
  return own.flatMap((one, at) => {
    const other = own.find((two) => two !== one && begins(one, two.label) && !begins(two, two.label))
    if (other === undefined || begins(one, one.label)) return []
    const sentence = `This hint begins with what '${other.value}' is called, and stands under '${one.value}': the two were exchanged. Write each under its own option.`
    return [error(file, `/options/${at}/hint`, sentence)]
  })
}

/** Reports options that people would read as another one. */
export const lintOptionLabels: Lint = ({ library }) =>
  Object.values(library.options).flatMap(({ id, options }) => {
    const file = `options/${id}.options.json`
    const found = lintExchanged(file, options)
    return [
      ...(found.length > 0 ? found : lintNumbers(file, options)),
      ...lintCurrencies(file, options),
      ...lintHints(file, options),
    ]
  })
