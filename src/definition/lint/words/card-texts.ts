import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { namesItself } from './copies.ts'
import { placeholders } from './templates.ts'

/** Reports two equal texts of a card: the copy is the one that says less about its own name. */
function lintAlike(file: string, words: readonly (readonly [string, string])[]): Finding[] {
  return words.flatMap(([name, text], at) => {
    const [other] = words.slice(0, at).find(([, one]) => one === text) ?? []
    if (other === undefined) return []
    const [wrong, right] = namesItself(other, text) < namesItself(name, text) ? [other, name] : [name, other]
    const sentence = `‘${text}’ is what '${right}' says: one of the two was copied. Say what '${wrong}' is.`
    return [error(file, below('/words', wrong), sentence)]
  })
}

/** Reports placeholders that a sentence of a card repeats. */
const lintTwice = (file: string, words: readonly (readonly [string, string])[]): Finding[] =>
  words.flatMap(([name, text]) => {
    const printed = text.includes(', plural') ? [] : placeholders(text).map((names) => names.join(' '))
    const again = printed.find((one, at) => printed.indexOf(one) < at)
    if (again === undefined) return []
    const sentence = `{${again}} is printed twice: one of the two was copied. Print something else there, or once.`
    return [error(file, below('/words', name), sentence)]
  })

/** Compares the sentences of one card with each other. */
export const lintCardTexts: Lint = inEach('cards', (_, { id, words = {} }) => {
  const file = `cards/${id}.card.json`
  const all = Object.entries(words)
  return [...lintAlike(file, all), ...lintTwice(file, all)]
})
