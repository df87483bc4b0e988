import { AsyncLocalStorage } from 'node:async_hooks'

interface Needed {
  key: string
  ask: () => Promise<unknown>
}

/**
 * An error that stops work until a network answers: the transaction is rolled back and repeated with the
 * answer.
 */
export class AnswersNeeded extends Error {
  readonly needed: readonly Needed[]
  constructor(needed: readonly Needed[]) {
    super('A network is asked outside the transaction.')
    this.needed = needed
  }
}

interface Asking {
  answers: Map<string, unknown>
  /** The number of times this turn asked each question. */
  times: Map<string, number>
}

const asking = new AsyncLocalStorage<Asking>()
/**
 * The most turns of one transaction; more is a programming mistake, since a row is priced once and an
 * approval once more.
 */
const MOST_TURNS = 10

/**
 * Wraps a question so that `withAnswers` asks it outside the transaction, and repeats the work with the
 * answer. `termsOf` gives the terms that make two questions equal; a stored answer is returned at once.
 */
export const askOutside =
  <Query, Reply>(
    ask: (query: Query) => Promise<Reply>,
    termsOf: (query: Query) => object,
    stored?: (query: Query) => Reply | undefined,
  ): ((query: Query) => Promise<Reply>) =>
  async (query) => {
    const turn = asking.getStore()
    if (!turn) return ask(query)
    const reply = stored?.(query)
    if (reply !== undefined) return reply
    const terms = JSON.stringify(termsOf(query))
    const time = (turn.times.get(terms) ?? 0) + 1
    turn.times.set(terms, time)
    const key = `${time} ${terms}`
    if (turn.answers.has(key)) return turn.answers.get(key) as Reply
    throw new AnswersNeeded([{ key, ask: () => ask(query) }])
  }

/**
 * Continues if this was asked in an earlier turn; else ends the turn to ask first. Outside turns it asks in
 * the background.
 */
export const answeredOutside = (key: string, ask: () => Promise<void>): void => {
  const turn = asking.getStore()
  if (!turn) return void ask()
  if (!turn.answers.has(key)) throw new AnswersNeeded([{ key, ask }])
}

/** Runs each piece until it needs an answer, so that all questions are asked together. */
export const collectNeeded = async (pieces: readonly (() => Promise<void>)[]): Promise<void> => {
  const needed: Needed[] = []
  for (const piece of pieces)
    await piece().catch((error: unknown) => {
      if (!(error instanceof AnswersNeeded)) throw error
      needed.push(...error.needed)
    })
  if (needed.length > 0) throw new AnswersNeeded(needed)
}

/**
 * Runs a transaction, and repeats it with the answers it needs, so that no transaction waits for a network
 * (TRU-420).
 */
export const withAnswers = async <T>(work: () => Promise<T>): Promise<T> => {
  const answers = new Map<string, unknown>()
  for (let turn = 1; ; turn += 1)
    try {
      return await asking.run({ answers, times: new Map() }, work)
    } catch (error) {
      if (!(error instanceof AnswersNeeded) || turn === MOST_TURNS) throw error
      await Promise.all(error.needed.map(async ({ key, ask }) => answers.set(key, await ask())))
    }
}
