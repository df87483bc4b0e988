import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { limitOf } from '#engine/field/limit.ts'
import { firstQuoteIn, readQuoteAnswer, type Quote } from '#engine/field/quote/quote.ts'
import { quoteTerms, type QuoteTerms } from '#engine/field/quote/quote-request.ts'
import { asRefusal, isUncertain } from '#runtime/call/refusal.ts'
import { useServices } from '#runtime/field/services.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { factsOf } from '../frame/facts.ts'
import { createQuoteController, type QuoteController, type Scheduler } from './quote-controller.ts'
import { refusalSentence } from './sentences.ts'

const scheduler: Scheduler = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

function firstQuote(answer: unknown): Quote {
  const quote = firstQuoteIn(answer)
  // ERR-033: an answer without quotes is no error of the server's.
  if (quote === undefined) throw { status: 200, message: sayQuotes('noneOffered') }
  return quote
}

/** The terms of the quote as facts change; the same object until one of them does. */
function useTerms({ store, state }: WidgetProps): QuoteTerms | undefined {
  const stored = useRef<{ key: string; terms: QuoteTerms | undefined }>(undefined)
  return useSyncExternalStore(
    (wake) => {
      const stops = [store.onAnswers(wake), store.onShape(wake)]
      return () => stops.forEach((stop) => stop())
    },
    () => {
      const terms = quoteTerms(state.definition, (path) => store.fact(path))
      const key = JSON.stringify(terms) ?? ''
      if (stored.current?.key !== key) stored.current = { key, terms }
      return stored.current.terms
    },
  )
}

/** Returns one controller per mounted widget; it resumes from the stored answer later. */
export function useQuoteController(props: WidgetProps): {
  controller: QuoteController
  terms: QuoteTerms | undefined
} {
  const services = useServices()
  const terms = useTerms(props)
  const [controller] = useState(() => {
    const facts = factsOf(props)
    const call = props.state.definition.call ?? ''
    return createQuoteController(
      {
        scheduler,
        now: () => services.serverNow(),
        request: async (body, signal) => firstQuote(await services.call(call, { body, signal })),
        sentenceOf: refusalSentence,
        isUnreached: (thrown) => isUncertain(asRefusal(thrown)),
        debounce: limitOf(facts, 'quoteDebounce') ?? 0,
        retries: limitOf(facts, 'quoteRetries') ?? 0,
        tolerance: limitOf(facts, 'quoteTolerance') ?? 0,
        onAnswer: (answer) => props.store.answer(props.state.id, answer),
        announce: (sentence) => services.announce(sentence),
      },
      readQuoteAnswer(props.state.value),
    )
  })
  const resume = useEffectEvent(() => controller.resume(terms))
  const existing = useRef(terms)
  useEffect(() => {
    resume()
    return () => controller.stop()
  }, [controller])
  useEffect(() => services.onBack(controller.back), [services, controller])
  useEffect(() => {
    if (existing.current === terms) return
    existing.current = terms
    controller.agree(terms)
  }, [controller, terms])
  return { controller, terms }
}
