import { readFile } from 'node:fs/promises'

type Cards = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const lines = new URL('../../../schemas/cards.json', import.meta.url)

const either = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ') || 'never'

/** The cards the program has, with the words of each and what they may print. */
export async function readCards(): Promise<Cards> {
  return JSON.parse(await readFile(lines, 'utf8')) as Cards
}

/** The same as a type: a card can ask for no word that schemas/cards.json does not list. */
export async function cardWords(): Promise<string> {
  const members = Object.entries(await readCards()).map(
    ([id, line]) => `'${id}': ${either(Object.keys(line))}`,
  )
  return `/** The words of each card, by its name. */
export interface CardWords { ${members.join('; ')} }`
}
