import type { Call } from '#definition/generated/call.ts'
import { fetchAhead, miss } from '#runtime/ahead/fetch-ahead.ts'
import { fetchOnce } from '#runtime/ahead/fetch-once.ts'
import type { Judge } from './judges.ts'

/** Judges an answer against the schema its call names; `text` is the same answer as it came. */
export type Verify = (call: Call, answer: unknown, text: string) => Promise<readonly string[]>

/** Fetches what judges the answer of a call, while that is still on its way. */
export type Prepare = (call: Call) => Promise<void>

const fetchJudges = fetchOnce(() => import('./answer-schemas.ts'))

const fetchJudge = async (entity: string): Promise<Judge | undefined> => (await fetchJudges()).judgeOf(entity)

/** Fetches what judges, while the first page is still waiting for other things. */
export const prepareToVerify = (): Promise<void> => fetchAhead(fetchJudges)

export const prepareFor: Prepare = ({ answer }) => fetchAhead(() => fetchJudge(answer))

async function judgeFor({ answer }: Call): Promise<Judge | undefined> {
  try {
    return await fetchJudge(answer)
  } catch (error) {
    // It may have been fetched ahead; now an answer waits for it.
    miss(error)
    throw error
  }
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
        : ((await judgeFor(call))?.(answer, (fields) => tellOnce(call.id, fields)) ?? [])
    if (problems.length === 0) sound.set(call.id, text)
    else report(`The answer of ${call.id} does not fit its schema`, problems)
    return problems
  }
}
