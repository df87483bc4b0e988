import { readFile } from 'node:fs/promises'

const lines = new URL('../../../schemas/printed.json', import.meta.url)

/** What the server fills into the sentence of a fault, as a type: whoever refuses gives all of it. */
export async function faultWords(): Promise<string> {
  const { faults } = JSON.parse(await readFile(lines, 'utf8')) as {
    faults: Record<string, readonly string[]>
  }
  const members = Object.entries(faults).map(
    ([fault, names]) => `'${fault}': ${names.map((name) => `'${name}'`).join(' | ')}`,
  )
  return `/** What each fault prints, by its name. */
export interface FaultWords { ${members.join('; ')} }`
}
