import { Button } from '@blueprintjs/core'
import { Comment } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { useSigned } from '../session/session-context.ts'
import { consent, rememberConsent } from './consent.ts'
import { loadScripts } from './scripts.ts'

const administrator = 'Organization Administrator'

/** Scripts of others, if the deployer names any: asked for once, loaded only after a yes. */
export function OutsideScripts() {
  const { session, definitions } = useSigned()
  const scripts = session.configuration.thirdParty
  const [message, setMessage] = useState(consent)
  const isOrgAdmin = session.person.roles.includes(administrator)
  const { chatDelay, surveyPause } = definitions.limits
  useEffect(() => {
    if (!scripts || message !== 'given') return undefined
    return loadScripts({
      scripts,
      isOrgAdmin,
      chatDelayMs: chatDelay,
      surveyPauseDays: surveyPause,
    })
  }, [scripts, message, isOrgAdmin, chatDelay, surveyPause])
  if (!scripts || message !== 'open') return null
  const say = (answer: 'given' | 'refused') => {
    rememberConsent(answer)
    setMessage(answer)
  }
  const names = [
    scripts.analytics && 'usage statistics',
    scripts.chat && 'a support chat',
    scripts.survey && 'surveys',
  ]
  return (
    <section className="ptl-notice" aria-label="Services of others">
      <Comment size={16} />
      <p>
        May this page load {names.filter(Boolean).join(', ')} from other companies? Everything else works
        either way.
      </p>
      <Button size="small" text="No" onClick={() => say('refused')} />
      <Button size="small" text="Yes" onClick={() => say('given')} />
    </section>
  )
}
