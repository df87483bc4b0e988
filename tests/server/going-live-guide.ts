import { readFileSync } from 'node:fs'

const guide = readFileSync(new URL('../../src/server/GOING-LIVE.md', import.meta.url), 'utf8')

/** The variables that the guide says to set, in its order. */
export const guideVariables = (): string[] =>
  [...guide.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name!)

const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!)

/** Returns the arguments of a command in the guide. Each word in capitals takes the next of its fillings. */
export const guideCommand = (begins: string, fillings: Readonly<Record<string, string[]>>): string[] => {
  const blocks = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block!.replaceAll('\\\n', ' '))
  const line = blocks.flatMap((block) => block.split('\n')).find((one) => one.startsWith(`npm run ${begins}`))
  if (line === undefined) throw new Error(`The guide has no command 'npm run ${begins}'.`)
  const left = new Map(Object.entries(fillings).map(([word, values]) => [word, [...values]]))
  const words = wordsOf(line.slice(line.indexOf(' -- ') + 4)).map((word) => {
    if (!left.has(word)) return word
    const filled = left.get(word)!.shift()
    if (filled === undefined) throw new Error(`The guide asks for more of ${word}: ${line}`)
    return filled
  })
  if ([...left.values()].some(({ length }) => length > 0)) throw new Error(`The guide asks for less: ${line}`)
  return words
}
