const key = 'portolan.consent'

export type Consent = 'given' | 'refused' | 'open'

/** Whether scripts of others may run: as the person said, and never where the browser says no for them (OPEN-99). */
export function consent(): Consent {
  const message = localStorage.getItem(key)
  if (message === 'given' || message === 'refused') return message
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1' ? 'refused' : 'open'
}

export function rememberConsent(message: Exclude<Consent, 'open'>): void {
  localStorage.setItem(key, message)
}
