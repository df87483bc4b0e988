import { isolate } from '#values/direction.ts'

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9_/.-]*)(?: ([A-Za-z][A-Za-z0-9_/.-]*))?\}/g
const SPACED = new RegExp(`( ?)${PLACEHOLDER.source}`, 'g')

/** The paths a template names. */
export function placeholdersIn(template: string): readonly string[] {
  return [...template.matchAll(PLACEHOLDER)].flatMap((match) => [match[1]!, ...(match[2] ? [match[2]] : [])])
}

/**
 * Fills each {path} of a template, isolated from the text direction around it, and prints {amount currency}
 * as money. A blank value removes the space before it.
 */
export function fillTemplate(
  template: string,
  print: (path: string) => string,
  money: (amount: string, currency: string) => string,
): string {
  return template.replace(SPACED, (_, space: string, path: string, currency: string | undefined) => {
    const printed = currency === undefined ? isolate(print(path)) : money(path, currency)
    return printed === '' ? '' : space + printed
  })
}
