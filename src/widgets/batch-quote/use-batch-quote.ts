import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { isBatchQuote } from '#engine/field/quote/batch-quote.ts'
import { useServices } from '#runtime/field/services.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { limitOf } from '../limit-of.ts'
import { useCountdown } from '../quote/use-countdown.ts'
import { buildTerms, askQuote, type RequestedQuote } from './ask-quote.ts'

export interface Quoting {
  /** Milliseconds the quote has left. */
  readonly left: number
  readonly ask: () => void
}

/**
 * Requests a quote of the payments if there is none, and again when it expires; stops after several failures
 * in a row (OPEN-08).
 */
export function useBatchQuote({ state, store }: WidgetProps): Quoting {
  const services = useServices()
  const running = useRef<AbortController>(undefined)
  const failures = useRef(0)
  const isUnreached = useRef(false)
  const { id, definition, locked } = state
  const answer = isBatchQuote(state.value) ? state.value : undefined
  const left = useCountdown(answer?.status === 'ready' ? answer.batch?.expiresAt : undefined)

  const ask = useCallback(
    async (again?: string) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const { value: before } = store.field(id)
      const batch = again !== undefined && isBatchQuote(before) ? before.batch : undefined
      store.answer(id, { status: 'loading', ...(batch && { batch }) })
      const most = again === undefined ? 1 : limitOf(store, 'quoteRetries')
      let quote: RequestedQuote
      do {
        quote = await askQuote({ field: definition, store, services, signal, again })
        failures.current = quote.status === 'ready' ? 0 : failures.current + 1
      } while (quote.status !== 'ready' && !signal.aborted && failures.current < most)
      if (signal.aborted) return
      isUnreached.current = quote.isUnreached ?? false
      store.answer(id, quote)
      services.announce(quote.status === 'ready' ? sayBatches('arrived') : (quote.message ?? ''))
    },
    [services, store, id, definition],
  )

  const isOver = answer?.status === 'ready' && left === 0 && !locked
  const renew = useEffectEvent(() => {
    services.announce(sayBatches('askingNew'))
    void ask(answer?.batch?.batch_id)
  })
  useEffect(() => {
    if (isOver) renew()
  }, [isOver])
  const returned = useEffectEvent(() => {
    if (locked || answer?.status !== 'failed' || !isUnreached.current) return
    if (failures.current <= limitOf(store, 'quoteRetries')) void ask()
  })
  useEffect(() => services.onBack(() => returned()), [services])
  const begin = useEffectEvent(() => {
    const isOfNow = JSON.stringify(answer?.asked) === JSON.stringify(buildTerms(store, definition))
    if (!locked && (answer?.status !== 'ready' || !isOfNow)) void ask()
  })
  useEffect(() => {
    begin()
    return () => running.current?.abort()
  }, [])
  return {
    left,
    ask: () => {
      failures.current = 0
      void ask()
    },
  }
}
