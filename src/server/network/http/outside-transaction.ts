import { AsyncLocalStorage } from 'node:async_hooks'

interface Needed {
  key: string
  ask: () => Promise<unknown>
}

/** Work that cannot go on before a network has answered; its transaction is undone, and begins anew with the answer. */
export class AnswersNeeded extends Error {
  readonly needed: readonly Needed[]
  constructor(needed: readonly Needed[]) {
    super('A network is asked outside the transaction.')
    this.needed = needed
  }
}

interface Asking {
  answers: Map<string, unknown>
  /** How often this run asked for the same. */
  times: Map<string, number>
}

const asking = new AsyncLocalStorage<Asking>()
/** A row is priced once, and an approval once more; a request that asks without end is a mistake. */
const MOST_TURNS = 10

/**
 * Asks where no transaction waits: work of `withAnswers` is given the answer in its next turn. `termsOf` says what makes two
 * questions the same; what is stored already is answered in this turn.
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

/** Goes on at once where that was asked in an earlier turn; otherwise the turn ends, and it is asked before the next one. Outside of turns it is asked beside whatever goes on. */
export const answeredOutside = (key: string, ask: () => Promise<void>): void => {
  const turn = asking.getStore()
  if (!turn) return void ask()
  if (!turn.answers.has(key)) throw new AnswersNeeded([{ key, ask }])
}

/** Does each piece as far as it goes without an answer, so that everything is asked at once. */
export const collectNeeded = async (pieces: readonly (() => Promise<void>)[]): Promise<void> => {
  const needed: Needed[] = []
  for (const piece of pieces)
    await piece().catch((error: unknown) => {
      if (!(error instanceof AnswersNeeded)) throw error
      needed.push(...error.needed)
    })
  if (needed.length > 0) throw new AnswersNeeded(needed)
}

/** Runs a whole transaction, and again with the answers it needed: while a network thinks, no transaction waits for it (TRU-420). */
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
