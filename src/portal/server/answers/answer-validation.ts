import type { Call } from '#definition/generated/call.ts'
import { preload, miss } from '#runtime/preload/preload.ts'
import { fetchOnce } from '#runtime/preload/fetch-once.ts'
import type { ValidateAnswer } from './validators.ts'

/** Validates an answer against the schema of its call; `text` is the same answer before parsing. */
export type Verify = (call: Call, answer: unknown, text: string) => Promise<readonly string[]>

/** Loads the validator of a call while its answer is on the way. */
export type Prepare = (call: Call) => Promise<void>

const loadValidators = fetchOnce(() => import('./answer-schemas.ts'))

const loadValidator = async (entity: string): Promise<ValidateAnswer | undefined> =>
  (await loadValidators()).findValidator(entity)

/** Loads the validators while the first page waits for other data. */
export const prepareToVerify = (): Promise<void> => preload(loadValidators)

export const prepareFor: Prepare = ({ answer }) => preload(() => loadValidator(answer))

async function findValidatorFor({ answer }: Call): Promise<ValidateAnswer | undefined> {
  try {
    return await loadValidator(answer)
  } catch (error) {
    // It may have been fetched ahead; now an answer waits for it.
    miss(error)
    throw error
  }
}

/**
 * Skips the validation of an answer with the same text as before, since visible lists are reloaded every few
 * seconds.
 */
export function createVerify(report: (what: string, detail: unknown) => void): Verify {
  const valid = new Map<string, string>()
  const reported = new Set<string>()
  const reportOnce = (call: string, fields: readonly string[]) => {
    const what = `The answer of ${call} has fields we do not know`
    const changes = `${what} ${fields.join(' ')}`
    if (reported.has(changes)) return
    reported.add(changes)
    report(what, fields)
  }
  return async (call, answer, text) => {
    if (answer === undefined && call.answer === 'empty') return []
    if (text !== '' && valid.get(call.id) === text) return []
    const problems =
      answer === undefined
        ? ['#: There is no answer.']
        : ((await findValidatorFor(call))?.(answer, (fields) => reportOnce(call.id, fields)) ?? [])
    if (problems.length === 0) valid.set(call.id, text)
    else report(`The answer of ${call.id} does not fit its schema`, problems)
    return problems
  }
}
