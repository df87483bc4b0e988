import type { Flow } from '#definition/generated/flow.ts'
import { differenceIn } from './difference.ts'
import type { Accused } from './suspect.ts'

/** Returns a text up to its first placeholder. */
const beginningOf = (text: string): string => text.split('{')[0]!

/** Splits a difference into its expected and its actual part. */
export const sidesOf = (difference: string): readonly string[] => difference.split(', but it is ')

/** Finds a check with the message of another one: the two were exchanged. */
function exchangedIn({ id, steps }: Flow, sentence: string): Accused | undefined {
  const { word, name, expected, actual } = differenceIn(sentence) ?? {}
  const at = word === 'refuses' ? steps.findIndex((one) => one.id === name) : -1
  const checks = steps[at]?.checks ?? []
  for (const [field, shall] of Object.entries(Object(expected) as object)) {
    const came: unknown = (Object(actual) as Record<string, unknown>)[field]
    const begins = (message: string, text: unknown) =>
      typeof text === 'string' && beginningOf(message).length > 8 && text.startsWith(beginningOf(message))
    const other = checks.find((check) => check.at !== field && begins(check.message, shall))
    const wrong = checks.findIndex((check) => check.at === field && begins(check.message, came))
    if (other !== undefined && wrong !== -1 && shall !== came)
      return {
        file: `flows/${id}.flow.json`,
        path: `/steps/${at}/checks/${wrong}/message`,
        says: `'${checks[wrong]!.must}' says what '${other.must}' shall say`,
        isCertain: true,
      }
  }
  return undefined
}

/** Finds the check whose message is missing, unexpected or at another place. */
function checkIn({ id, steps }: Flow, difference: string): Accused | undefined {
  const file = `flows/${id}.flow.json`
  const [expected = '', actual = ''] = sidesOf(difference)
  for (const [step, { checks = [] }] of steps.entries())
    for (const [at, { must, message, at: field }] of checks.entries()) {
      const text = JSON.stringify(beginningOf(message)).slice(1, -1)
      if (text.length < 8) continue
      const [wasExpected, came] = [expected.includes(text), actual.includes(text)]
      if (wasExpected && came && !expected.includes(`"${field}"`) && actual.includes(`"${field}"`))
        return {
          file,
          path: `/steps/${step}/checks/${at}/at`,
          says: `The message of '${must}' stands at '${field}', and is expected elsewhere`,
          isCertain: true,
        }
      if (wasExpected !== came)
        return {
          file,
          path: `/rules/${must}/when`,
          says: `'${must}' ${came ? 'refuses what shall be taken' : 'takes what shall be refused'}`,
        }
    }
  return undefined
}

/** Finds the field whose rule shows it wrongly or hides it wrongly. */
function fieldIn({ id, steps }: Flow, difference: string): Accused | undefined {
  const [, word, step] = /: (asks|requires) '([^']+)': expected /.exec(difference) ?? []
  if (word === undefined) return undefined
  const at = steps.findIndex((one) => one.id === step)
  const [expected, actual] = sidesOf(difference.slice(difference.indexOf('expected '))).map(
    (side) => new Set([...side.matchAll(/"([\w-]+)"/g)].map(([, name]) => name)),
  )
  const fields = steps[at]?.fields ?? []
  const of = fields.findIndex(
    (field) => field.showWhen !== undefined && expected?.has(field.id) !== actual?.has(field.id),
  )
  const field = fields[of]
  return field === undefined
    ? undefined
    : {
        file: `flows/${id}.flow.json`,
        path: `/steps/${at}/fields/${of}/showWhen`,
        says: `'${field.id}' is ${actual?.has(field.id) ? 'asked where it shall not be' : 'not asked where it shall be'} by '${field.showWhen}'`,
      }
}

/** Finds the place of a flow that a failing case points at. */
export const accusedIn = (flow: Flow, sentence: string): Accused | undefined =>
  exchangedIn(flow, sentence) ?? checkIn(flow, sentence) ?? fieldIn(flow, sentence)
