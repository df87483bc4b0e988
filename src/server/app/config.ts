import { readVariables } from '../deployment/variables-reader.ts'
import type { Variables } from '../deployment/variables.ts'
import type { Outside } from './http/headers.ts'

export interface ServerConfig {
  /** Where people reach the portal; decides cookie names, the issuer and redirects. */
  publicUrl: string
  production: boolean
  /** Answers are held against their schema before they leave; a wrong one is our fault, not the caller's. */
  checkAnswers: boolean
  /** The proxies in front, by address, network or number: only they say where a call comes from; none by default. */
  trustedProxies?: string[] | number
  requestsPerMinute: number
  signInsPerMinute: number
  portalFolder?: string
  /** A folder with the mark and the colours of who runs it. */
  brandFolder?: string
  /** Scripts of others the deployer wants on the page; none by default. */
  outside?: Outside
  /** Where payout calls go while the flag secondApi is on; absent: here, like all others. */
  secondApi?: string
  /** Roles whose portal keeps its configuration until it is opened again (PRM-047); none by default. */
  cacheRefreshSkipRoles: string[]
  /** Organisations whose transfers are not held against what is available (ACC-031); none by default. */
  balanceCheckDisabledOrgs: string[]
  /** Public keys of the card provider, by kind of environment (LIM-016). */
  cardKeys: CardKeys
  /** Reads the rules for the overall onboarding status literally (OPEN-63). */
  strictOnboarding: boolean
  /** Webhooks may lead to this machine itself, without https; never in production. */
  localWebhooks: boolean
  /** The network that pays out. */
  network: NetworkConfig
  /** How mail leaves; absent: it does not. */
  mail?: MailConfig
  login: LoginConfig
}

/** Where the network of a deployment is, and the secret both sides sign with. */
export interface NetworkConfig {
  url: string
  secret: string
  /** It pays nobody. */
  isSimulated?: boolean
  /** How requests leave. */
  fetch?: typeof globalThis.fetch
}

export interface MailConfig {
  /** smtp: or smtps:, with user and password where the server asks for them. */
  url: string
  /** The mailbox it comes from. */
  from: string
}

export interface CardKeys {
  production?: string
  test?: string
  staging?: string
}

export interface ClaimNames {
  userId: string
  orgId: string
  orgName: string
  environments: string
}

export interface LoginConfig {
  /** Absent: the provider inside this process. */
  issuer?: string
  clientId: string
  clientSecret?: string
  audience: string
  claims: ClaimNames
  /** Shows the people to sign in as, with their password. */
  demo: boolean
  idleMinutes: number
  absoluteHours: number
}

const outsideOf = (given: Variables): Outside | undefined => {
  const { PORTOLAN_ANALYTICS_URL: analytics, PORTOLAN_CHAT_URL: chat, PORTOLAN_SURVEY_URL: survey } = given
  if (!analytics && !chat && !survey) return undefined
  return { ...(analytics && { analytics }), ...(chat && { chat }), ...(survey && { survey }) }
}

const loginOf = (given: Variables): LoginConfig => ({
  issuer: given.OIDC_ISSUER,
  clientId: given.OIDC_CLIENT_ID,
  clientSecret: given.OIDC_CLIENT_SECRET,
  audience: given.OIDC_AUDIENCE,
  claims: {
    userId: given.OIDC_CLAIM_USER_ID,
    orgId: given.OIDC_CLAIM_ORG_ID,
    orgName: given.OIDC_CLAIM_ORG_NAME,
    environments: given.OIDC_CLAIM_ENVIRONMENTS,
  },
  demo: given.PORTOLAN_ENV !== 'production' && !given.OIDC_ISSUER,
  idleMinutes: given.PORTOLAN_SESSION_IDLE_MINUTES,
  absoluteHours: given.PORTOLAN_SESSION_HOURS,
})

const mailOf = (given: Variables, publicUrl: string): MailConfig | undefined =>
  given.PORTOLAN_SMTP_URL === undefined
    ? undefined
    : {
        url: given.PORTOLAN_SMTP_URL,
        from: given.PORTOLAN_MAIL_FROM ?? `Portolan <no-reply@${new URL(publicUrl).hostname}>`,
      }

const networkOf = (given: Variables): NetworkConfig | undefined => {
  const { PORTOLAN_NETWORK: url, PORTOLAN_NETWORK_SECRET: secret } = given
  return url === undefined || secret === undefined ? undefined : { url, secret }
}

/** A network that never answers, for what asks none. */
const NOWHERE: NetworkConfig = {
  url: 'http://127.0.0.1:1',
  secret: `whsec_${'A'.repeat(43)}=`,
  isSimulated: true,
}

/** Whether mail is shown instead of sent: in a demonstration that names no mail server. */
export const isMailShown = ({ mail, login }: Pick<ServerConfig, 'mail' | 'login'>): boolean =>
  mail === undefined && login.demo

/** Whether anybody reads what is mailed. */
export const isMailRead = (config: Pick<ServerConfig, 'mail' | 'login'>): boolean =>
  config.mail !== undefined || isMailShown(config)

/** Everything of a server that differs between deployments. */
export const toConfig = (
  given: Variables,
  publicUrl: string,
  portalFolder?: string,
  simulator: NetworkConfig = NOWHERE,
): ServerConfig => {
  const production = given.PORTOLAN_ENV === 'production'
  return {
    publicUrl: given.PORTOLAN_URL ?? publicUrl,
    production,
    checkAnswers: !production,
    trustedProxies: given.PORTOLAN_TRUSTED_PROXIES,
    requestsPerMinute: given.PORTOLAN_REQUESTS_PER_MINUTE,
    signInsPerMinute: given.PORTOLAN_SIGN_INS_PER_MINUTE,
    portalFolder,
    brandFolder: given.PORTOLAN_BRAND,
    outside: outsideOf(given),
    secondApi: given.PORTOLAN_SECOND_API?.replace(/\/$/, ''),
    cacheRefreshSkipRoles: given.PORTOLAN_CACHE_REFRESH_SKIP_ROLES,
    balanceCheckDisabledOrgs: given.PORTOLAN_BALANCE_CHECK_DISABLED_ORGS,
    cardKeys: {
      production: given.CARD_PROVIDER_KEY_PRODUCTION,
      test: given.CARD_PROVIDER_KEY_TEST,
      staging: given.CARD_PROVIDER_KEY_STAGING,
    },
    strictOnboarding: given.PORTOLAN_STRICT_ONBOARDING,
    localWebhooks: !production && given.PORTOLAN_LOCAL_WEBHOOKS,
    network: networkOf(given) ?? simulator,
    mail: mailOf(given, given.PORTOLAN_URL ?? publicUrl),
    login: loginOf(given),
  }
}

/** The same from the environment itself, read once. */
export const readConfig = (env: NodeJS.ProcessEnv, publicUrl: string, portalFolder?: string): ServerConfig =>
  toConfig(readVariables(env), publicUrl, portalFolder)
