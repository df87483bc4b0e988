import { asRefusal } from '#runtime/call/refusal.ts'
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { useWords } from '../frame/use-words.ts'
import '../frame/card.css'

/** Confirms the disclosure once and then opens the page the person wanted. */
export function AcceptDisclosure() {
  const { session, client, reload } = useSigned()
  const say = useWords('accept-disclosure')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const accept = async () => {
    setSending(true)
    setProblem(undefined)
    try {
      await client('users.acceptDisclosure', {
        params: { id: session.organisation.id, userId: session.person.id },
        body: { viewed_disclosure: true },
      })
      await reload()
      const requested = search.get('return_to') ?? '/home'
      void navigate(/^\/(?![/\\])/.test(requested) ? requested : '/home', { replace: true })
    } catch (thrown) {
      const { title, says } = asRefusal(thrown)
      setProblem(says ?? title)
      setSending(false)
    }
  }
  return (
    <div className="ptl-actions">
      <Button intent="primary" text={say('accept')} loading={isSending} onClick={() => void accept()} />
      <Link to="/terms-of-use">{say('terms')}</Link>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  )
}
