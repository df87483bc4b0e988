import { AsyncLocalStorage } from 'node:async_hooks'
import type { FirmQuoteRequest, QuoteOutcome } from './contract.ts'

interface Needed {
  key: string
  ask: () => Promise<QuoteOutcome>
}

/** Work that cannot go on before a network has named a price; its transaction is undone, and begins anew with the price. */
export class QuotesNeeded extends Error {
  readonly needed: readonly Needed[]
  constructor(needed: readonly Needed[]) {
    super('A price is asked for outside the transaction.')
    this.needed = needed
  }
}

interface Asking {
  answers: Map<string, QuoteOutcome>
  /** How often this run asked for the same. */
  times: Map<string, number>
}

const asking = new AsyncLocalStorage<Asking>()
/** A row is priced once, and an approval once more; a request that asks without end is a mistake. */
const MOST_TURNS = 10

/** Asks where no transaction waits: work of `withQuotes` is given the price in its next turn. */
export const quoteOutside =
  (ask: (request: FirmQuoteRequest) => Promise<QuoteOutcome>) =>
  async (request: FirmQuoteRequest): Promise<QuoteOutcome> => {
    const turn = asking.getStore()
    if (!turn) return ask(request)
    const terms = JSON.stringify({ ...request, quoteId: '' })
    const time = (turn.times.get(terms) ?? 0) + 1
    turn.times.set(terms, time)
    const key = `${time} ${terms}`
    const answer = turn.answers.get(key)
    if (answer) return answer
    throw new QuotesNeeded([{ key, ask: () => ask(request) }])
  }

/** Does each piece as far as it goes without a price, so that all prices are asked for at once. */
export const collectQuotes = async (pieces: readonly (() => Promise<void>)[]): Promise<void> => {
  const needed: Needed[] = []
  for (const piece of pieces)
    await piece().catch((error: unknown) => {
      if (!(error instanceof QuotesNeeded)) throw error
      needed.push(...error.needed)
    })
  if (needed.length > 0) throw new QuotesNeeded(needed)
}

/** Runs a whole transaction, and again with the prices it needed: while a network thinks, no transaction waits for it (TRU-420). */
export const withQuotes = async <T>(work: () => Promise<T>): Promise<T> => {
  const answers = new Map<string, QuoteOutcome>()
  for (let turn = 1; ; turn += 1)
    try {
      return await asking.run({ answers, times: new Map() }, work)
    } catch (error) {
      if (!(error instanceof QuotesNeeded) || turn === MOST_TURNS) throw error
      await Promise.all(error.needed.map(async ({ key, ask }) => answers.set(key, await ask())))
    }
}
