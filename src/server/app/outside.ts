/** Addresses of scripts that are not ours. */
export interface Outside {
  analytics?: string
  chat?: string
  survey?: string
}

const addressOf = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || text.trim() === '') return undefined
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (address?.protocol !== 'https:' && address?.hostname !== 'localhost')
    throw new Error(`${name} must be an https address.`)
  return address.href
}

/** Where payout calls go while the flag of the second API is on; none by default (OPEN-103, OPEN-113). */
export const readSecondApi = (env: NodeJS.ProcessEnv): string | undefined =>
  addressOf('PORTOLAN_SECOND_API', env.PORTOLAN_SECOND_API)?.replace(/\/$/, '')

/** The scripts a deployer names, of which none is loaded by default (OPEN-99). */
export const readOutside = (env: NodeJS.ProcessEnv): Outside | undefined => {
  const analytics = addressOf('PORTOLAN_ANALYTICS_URL', env.PORTOLAN_ANALYTICS_URL)
  const chat = addressOf('PORTOLAN_CHAT_URL', env.PORTOLAN_CHAT_URL)
  const survey = addressOf('PORTOLAN_SURVEY_URL', env.PORTOLAN_SURVEY_URL)
  if (!analytics && !chat && !survey) return undefined
  return { ...(analytics && { analytics }), ...(chat && { chat }), ...(survey && { survey }) }
}

export const originsOf = (outside: Outside): string[] => [
  ...new Set(Object.values(outside).map((address: string) => new URL(address).origin)),
]
