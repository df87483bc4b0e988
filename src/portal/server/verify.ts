import type { Call } from '#definition/generated/call.ts'
import type { Judge } from './answer-schemas.ts'

/** Judges an answer against the schema its call names; `text` is the same answer as it came. */
export type Verify = (call: Call, answer: unknown, text: string) => Promise<readonly string[]>

let judge: Promise<Judge> | undefined

/** Fetches the schemas while the first page is still waiting for other things. */
export function prepareToVerify(): Promise<Judge> {
  judge ??= import('./answer-schemas.ts').then((module) => module.createJudge())
  return judge
}

/** An answer that came before, letter by letter, is not judged again: lists on screen are asked for every few seconds. */
export function createVerify(report: (what: string, detail: unknown) => void): Verify {
  const sound = new Map<string, string>()
  const told = new Set<string>()
  const tellOnce = (call: string, fields: readonly string[]) => {
    const what = `The answer of ${call} has fields we do not know`
    const news = `${what} ${fields.join(' ')}`
    if (told.has(news)) return
    told.add(news)
    report(what, fields)
  }
  return async (call, answer, text) => {
    if (answer === undefined && call.answer === 'empty') return []
    if (text !== '' && sound.get(call.id) === text) return []
    const problems =
      answer === undefined
        ? ['#: There is no answer.']
        : ((await prepareToVerify())(call.answer, answer, (fields) => tellOnce(call.id, fields)) ?? [])
    if (problems.length === 0) sound.set(call.id, text)
    else report(`The answer of ${call.id} does not fit its schema`, problems)
    return problems
  }
}
