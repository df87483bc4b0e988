import { useCallback, useEffect, useState } from 'react'
import { useSigned } from './session-context.ts'
import { endingOf, type Ending } from './session-ends.ts'

const secondMs = 1_000
const works = ['keydown', 'pointerdown'] as const

export interface EndingWatch {
  readonly ending: Ending
  readonly leftMs: number
  readonly stay: () => Promise<void>
}

/** Watches the end of the session: work puts it off, silence brings it near, and the server has the last word. */
export function useEnding(): EndingWatch {
  const { room, definitions } = useSigned()
  const warnMs = definitions.limits.sessionWarning
  const everyMs = definitions.limits.sessionExtendEvery
  const [ending, setEnding] = useState<Ending>({ kind: 'far' })
  const [leftMs, setLeft] = useState(0)
  const tell = useCallback(() => {
    const now = room.clock.now()
    const next = endingOf(room.ends(), now, warnMs)
    setEnding((shown) => (isSame(shown, next) ? shown : next))
    setLeft('at' in next ? Math.ceil((next.at - now) / secondMs) * secondMs : 0)
    return next
  }, [room, warnMs])
  const ask = useCallback(
    () =>
      room
        .look()
        .catch(() => undefined)
        .finally(tell),
    [room, tell],
  )
  useEffect(() => {
    let askedAt = Date.now()
    let wasNear = false
    const askAgain = () => {
      askedAt = Date.now()
      void ask()
    }
    const look = () => {
      const { kind } = endingOf(room.ends(), room.clock.now(), warnMs)
      const isNear = kind !== 'far'
      const isNews = isNear && !wasNear
      // Whoever is told that one key is enough sees at once that it was.
      const restMs = kind === 'idle' ? 2 * secondMs : everyMs
      const isWorkedOn = room.presence.isSeen() && Date.now() - askedAt > restMs
      wasNear = isNear
      if (isNews || isWorkedOn) askAgain()
      else if (tell().kind === 'over' && Date.now() - askedAt > 5 * secondMs) askAgain()
    }
    const timer = setInterval(look, secondMs)
    for (const event of works) addEventListener(event, room.presence.seen, true)
    const deaf = room.news.hear(askAgain)
    return () => {
      clearInterval(timer)
      for (const event of works) removeEventListener(event, room.presence.seen, true)
      deaf()
    }
  }, [room, ask, tell, warnMs, everyMs])
  const stay = useCallback(() => {
    room.presence.seen()
    return ask()
  }, [room, ask])
  return { ending, leftMs, stay }
}

function isSame(one: Ending, other: Ending): boolean {
  return one.kind === other.kind && ('at' in one ? one.at : 0) === ('at' in other ? other.at : 0)
}
