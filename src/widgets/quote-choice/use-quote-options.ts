import { use, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { readOffers } from '#engine/field/quote/offer.ts'
import { limitOf } from '#engine/field/limit.ts'
import {
  isQuoteChoice,
  isRequestedNow,
  quoteRequest,
  type QuoteChoice,
} from '#engine/field/quote/quote-choice.ts'
import { asRefusal, isUncertain } from '#runtime/call/refusal.ts'
import { FocusContext } from '#runtime/field/focus.ts'
import { useServices } from '#runtime/field/services.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { factsOf } from '../frame/facts.ts'
import { refusalSentence } from '../quote/sentences.ts'

/** Returns the fields a refusal names, by the names in the request; undefined if none of them is shown. */
function placed(
  { state, store }: WidgetProps,
  fields: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const named = Object.entries(state.definition.with ?? {}).flatMap(([name, field]) => {
    const sentence = fields[name]
    const isShown = typeof field === 'string' && store.steps().some((step) => step.fields.includes(field))
    return sentence !== undefined && isShown ? [[field, sentence] as const] : []
  })
  return named.length === 0 ? undefined : Object.fromEntries(named)
}

/**
 * Requests quotes if there are none for the present answers, on demand, and when the server answers again.
 */
export function useQuoteOptions(props: WidgetProps): { ask: () => void; expire: () => void } {
  const { state, store } = props
  const services = useServices()
  const focus = use(FocusContext)
  const running = useRef<AbortController>(undefined)
  const isUnreached = useRef(false)
  const returns = useRef(0)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const { id, definition } = state
  const keep = useCallback((choice: QuoteChoice) => store.answer(id, choice), [store, id])

  const ask = useCallback(async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const requested = quoteRequest(factsOf(latest.current))
    keep({ status: 'loading', asked: requested })
    try {
      const answer = await services.call(definition.call ?? '', {
        body: requested,
        signal: controller.signal,
      })
      if (controller.signal.aborted) return
      isUnreached.current = false
      returns.current = 0
      const offers = readOffers(answer)
      const [only, ...more] = offers
      // ERR-033: an answer without quotes is no error of the server's.
      if (!only) return keep({ status: 'failed', asked: requested, message: sayQuotes('none') })
      keep({ status: 'ready', asked: requested, offers, ...(more.length === 0 && { chosen: only }) })
      services.announce(sayQuotes('arrived', { count: more.length + 1 }))
    } catch (thrown) {
      if (controller.signal.aborted) return
      const refusal = asRefusal(thrown)
      const errors = placed(latest.current, refusal.fields)
      isUnreached.current = isUncertain(refusal)
      keep({ status: 'failed', asked: requested, message: refusalSentence(thrown) })
      if (!errors) return
      store.refuse(errors)
      const [field = ''] = Object.keys(errors)
      const step = store.steps().find(({ fields }) => fields.includes(field))
      if (step) store.visit(step.id)
      focus?.focus(field)
    }
  }, [services, store, definition, keep, focus])

  const expire = useCallback(() => {
    keep({ status: 'expired' })
    services.announce(sayQuotes('allRanOut'))
  }, [keep, services])

  const begin = useEffectEvent(() => {
    const choice = isQuoteChoice(state.value) ? state.value : undefined
    if (state.locked) return
    if (choice?.status !== 'ready' || !isRequestedNow(choice, factsOf(props))) void ask()
  })
  useEffect(() => {
    begin()
    return () => running.current?.abort()
  }, [])
  const returned = useEffectEvent(() => {
    const isWaiting = isQuoteChoice(state.value) && state.value.status === 'failed' && isUnreached.current
    if (!isWaiting || returns.current >= (limitOf(factsOf(props), 'quoteRetries') ?? 0)) return
    returns.current += 1
    void ask()
  })
  useEffect(() => services.onBack(() => returned()), [services])
  const askAnew = () => {
    returns.current = 0
    void ask()
  }
  return { ask: askAnew, expire }
}
