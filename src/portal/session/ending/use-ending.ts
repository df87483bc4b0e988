import { useCallback, useEffect, useState } from 'react'
import { useSigned } from '../session-context.ts'
import { endingOf, type Ending } from './session-ends.ts'

const secondMs = 1_000
const works = ['keydown', 'pointerdown'] as const

export interface EndingWatch {
  readonly ending: Ending
  readonly leftMs: number
  readonly stay: () => Promise<void>
}

/** Watches the end of the session: activity extends it, inactivity ends it, and the server decides. */
export function useEnding(): EndingWatch {
  const { services, definitions } = useSigned()
  const warnMs = definitions.limits.sessionWarning
  const everyMs = definitions.limits.sessionExtendEvery
  const [ending, setEnding] = useState<Ending>({ kind: 'far' })
  const [leftMs, setLeft] = useState(0)
  const tell = useCallback(() => {
    const now = services.clock.now()
    const next = endingOf(services.ends(), now, warnMs)
    setEnding((shown) => (isSame(shown, next) ? shown : next))
    setLeft('at' in next ? Math.ceil((next.at - now) / secondMs) * secondMs : 0)
    return next
  }, [services, warnMs])
  const ask = useCallback(
    () =>
      services
        .look()
        .catch(() => undefined)
        .finally(tell),
    [services, tell],
  )
  useEffect(() => {
    let requestedAt = Date.now()
    let wasNear = false
    const askAgain = () => {
      requestedAt = Date.now()
      void ask()
    }
    const look = () => {
      const { kind } = endingOf(services.ends(), services.clock.now(), warnMs)
      const isNear = kind !== 'far'
      const isChanged = isNear && !wasNear
      // A key press after the warning must renew the session at once.
      const restMs = kind === 'idle' ? 2 * secondMs : everyMs
      const isWorkedOn = services.presence.isSeen() && Date.now() - requestedAt > restMs
      wasNear = isNear
      if (isChanged || isWorkedOn) askAgain()
      else if (tell().kind === 'over' && Date.now() - requestedAt > 5 * secondMs) askAgain()
    }
    const timer = setInterval(look, secondMs)
    for (const event of works) addEventListener(event, services.presence.seen, true)
    const deaf = services.channel.hear(askAgain)
    return () => {
      clearInterval(timer)
      for (const event of works) removeEventListener(event, services.presence.seen, true)
      deaf()
    }
  }, [services, ask, tell, warnMs, everyMs])
  const stay = useCallback(() => {
    services.presence.seen()
    return ask()
  }, [services, ask])
  return { ending, leftMs, stay }
}

function isSame(one: Ending, other: Ending): boolean {
  return one.kind === other.kind && ('at' in one ? one.at : 0) === ('at' in other ? other.at : 0)
}
