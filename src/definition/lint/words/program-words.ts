import type { Finding } from '../../finding.ts'
import type { Words } from '../../generated/words.ts'
import { argumentsOf } from '../../languages/message.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext, ProgramWords } from '../context/context.ts'
import { error, listNames, missing, unused } from '../context/findings.ts'

/** The program refers to sentences of the network by their text, not by a name. */
const BY_TEXT = 'network'

const fileOf = ({ id }: Words): string => `words/${id}.words.json`

function readArguments(message: string): readonly string[] {
  try {
    return [...argumentsOf(message).keys()]
  } catch {
    // Another check reports a sentence that cannot be read.
    return []
  }
}

/** Reports placeholders for which the program passes no value. */
function lintArguments(words: Words, requested: ProgramWords['requested'][string]): Finding[] {
  return Object.entries(words.words).flatMap(([name, message]) => {
    const given = requested[name]
    if (given === undefined || !message.includes('{')) return []
    return readArguments(message)
      .filter((argument) => !given.includes(argument))
      .map((argument) => {
        const path = below('/words', name)
        if (given.length === 0)
          return error(
            fileOf(words),
            path,
            `Nothing is filled in as {${argument}} here. Write it without braces.`,
          )
        const nearest = nearestName(argument, given)
        const names = (nearest === undefined ? given : [nearest]).map((one) => `{${one}}`)
        const sentence = `The program fills in nothing as {${argument}} here. Write ${names.length === 1 ? '' : 'one of '}${listNames(names)}.`
        return error(fileOf(words), path, sentence)
      })
  })
}

function lintNames(words: Words, program: ProgramWords): Finding[] {
  const requested = Object.keys(program.requested[words.id] ?? {})
  const absent = requested.filter((name) => !Object.hasOwn(words.words, name))
  const idle = Object.keys(words.words).filter((name) => !program.isNamed(name))
  const isRenamed = absent.length === 1 && idle.length === 1
  const renamed = new Set<string>()
  const lost = absent.map((name): Finding => {
    const written = nearestName(name, idle) ?? (isRenamed ? idle[0] : undefined)
    const sentence = `The program says the sentence '${name}', which is missing. Write it here again.`
    if (written === undefined) return missing(fileOf(words), '/words', 'sentence', name, sentence)
    renamed.add(written)
    const path = below('/words', written)
    return {
      ...missing(fileOf(words), path, 'sentence', name, sentence),
      nearest: name,
      fix: { path, key: name },
    }
  })
  return [
    ...lost,
    ...idle
      .filter((name) => !renamed.has(name))
      .map((name) =>
        unused(
          fileOf(words),
          below('/words', name),
          ['sentence', name],
          `Nothing in the program says '${name}'. Take it out, or give it the name that the program asks for.`,
        ),
      ),
  ]
}

const lintOne = ({ wordsInProgram }: LintContext, words: Words): readonly Finding[] =>
  wordsInProgram === undefined || words.id === BY_TEXT
    ? []
    : [...lintNames(words, wordsInProgram), ...lintArguments(words, wordsInProgram.requested[words.id] ?? {})]

/** Checks that the names and placeholders of sentences match their uses in the program, and that each is used. */
export const lintProgramWords: Lint = inEach('words', lintOne)
