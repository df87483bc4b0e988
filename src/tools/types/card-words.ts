import { readFile } from 'node:fs/promises'

type Cards = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const lines = new URL('../../../schemas/cards.json', import.meta.url)

const either = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ') || 'never'

/** Reads the cards of the program, each with its words and their placeholders. */
export async function readCards(): Promise<Cards> {
  return JSON.parse(await readFile(lines, 'utf8')) as Cards
}

/** Returns that as a TypeScript type, so that a card can only use words in schemas/cards.json. */
export async function cardWords(): Promise<string> {
  const members = Object.entries(await readCards()).map(
    ([id, line]) => `'${id}': ${either(Object.keys(line))}`,
  )
  return `/** The words of each card, by its name. */
export interface CardWords { ${members.join('; ')} }`
}
