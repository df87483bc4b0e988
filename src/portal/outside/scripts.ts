export interface OutsideScripts {
  readonly analytics?: string
  readonly chat?: string
  readonly survey?: string
}

export interface ScriptsParts {
  readonly scripts: OutsideScripts
  readonly isOrgAdmin: boolean
  readonly chatDelayMs: number
  readonly surveyPauseDays: number
}

const surveyCookie = 'portolan_survey'
const daySeconds = 86_400

function load(address: string | undefined, facts: Readonly<Record<string, string>> = {}): void {
  if (address === undefined || document.querySelector(`script[src="${CSS.escape(address)}"]`)) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  for (const [name, value] of Object.entries(facts)) script.setAttribute(`data-${name}`, value)
  document.head.append(script)
}

function loadSurvey(address: string | undefined, pauseDays: number): void {
  if (address === undefined || document.cookie.includes(`${surveyCookie}=`)) return
  load(address)
  document.cookie = `${surveyCookie}=asked; max-age=${pauseDays * daySeconds}; path=/; samesite=lax`
}

/** Analytics and the survey at once, the chat a while after the page; answers how to call the chat off (NAV-095 to NAV-098). */
export function loadScripts({ scripts, isOrgAdmin, chatDelayMs, surveyPauseDays }: ScriptsParts): () => void {
  load(scripts.analytics)
  loadSurvey(scripts.survey, surveyPauseDays)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(() => load(scripts.chat, { is_org_admin: String(isOrgAdmin) }), chatDelayMs)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    clearTimeout(timer)
  }
}
