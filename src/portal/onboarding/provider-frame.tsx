import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { useEffect, useRef, useState } from 'react'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { useSigned } from '../session/session-context.ts'

const SOURCE = 'identity-verification'
const EVENTS = ['opened', 'completed'] as const
const ADDRESS = '/verification-frame'

/** Page of the verification provider in an iframe; a failed load can be repeated (ERR-090). */
export function ProviderFrame({ onEvent }: { readonly onEvent: (event: (typeof EVENTS)[number]) => void }) {
  const { definitions } = useSigned()
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<'coming' | 'here' | 'lost'>('coming')
  const wait = definitions.limits.verificationFrameWait
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const message = Object(data) as { source?: unknown; event?: unknown }
      const event = EVENTS.find((existing) => existing === message.event)
      if (source !== frame.current?.contentWindow || message.source !== SOURCE || event === undefined) return
      setStatus('here')
      onEvent(event)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onEvent])
  useEffect(() => {
    if (status !== 'coming') return
    const late = setTimeout(() => setStatus('lost'), wait)
    return () => clearTimeout(late)
  }, [status, wait])
  const again = () => {
    setStatus('coming')
    setAttempt((count) => count + 1)
  }
  if (status === 'lost')
    return (
      <EmptyState
        kind="load-failed"
        title={sayOnboarding('providerAway')}
        says={sayOnboarding('providerAwaySays')}
        action={{ label: sayOnboarding('tryAgain'), onClick: again }}
      />
    )
  return (
    <iframe
      key={attempt}
      ref={frame}
      src={ADDRESS}
      sandbox="allow-scripts"
      title={sayOnboarding('verification')}
    />
  )
}
