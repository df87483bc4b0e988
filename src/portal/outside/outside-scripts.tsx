import { Button } from '@blueprintjs/core'
import { Comment } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { sayOutside } from '#values/generated/say-outside.ts'
import { useSigned } from '../session/session-context.ts'
import { loadScripts } from './scripts.ts'

const key = 'portolan.consent'

type Consent = 'given' | 'refused' | 'open'

/**
 * Returns the person's consent to third-party scripts; a browser that refuses tracking refuses for them
 * (OPEN-99).
 */
function consent(): Consent {
  const message = localStorage.getItem(key)
  if (message === 'given' || message === 'refused') return message
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1' ? 'refused' : 'open'
}

function rememberConsent(message: Exclude<Consent, 'open'>): void {
  localStorage.setItem(key, message)
}

const administrator = 'Organization Administrator'

/** Third-party scripts of the deployer, if any: consent is requested once, and they load only after a yes. */
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
    scripts.analytics && sayOutside('analytics'),
    scripts.chat && sayOutside('chat'),
    scripts.survey && sayOutside('survey'),
  ]
  return (
    <section className="ptl-notice" aria-label={sayOutside('others')}>
      <Comment size={16} />
      <p>{sayOutside('mayLoad', { services: names.filter(Boolean).join(', ') })}</p>
      <Button size="small" text={sayOutside('no')} onClick={() => say('refused')} />
      <Button size="small" text={sayOutside('yes')} onClick={() => say('given')} />
    </section>
  )
}
