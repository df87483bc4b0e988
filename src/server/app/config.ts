import { readVariables } from '../deployment/variables-reader.ts'
import type { Variables } from '../deployment/variables.ts'
import { LOGIN_SCOPES } from '../login/scopes.ts'
import type { Outside } from './http/headers.ts'

export interface ServerConfig {
  /** The public address of the portal; determines cookie names, the issuer and redirects. */
  publicUrl: string
  production: boolean
  /** Checks answers against their schema before they are sent; a wrong one is a server error. */
  checkAnswers: boolean
  /**
   * Trusted proxies, by address, network or count; only they may name the client's address. None by default.
   */
  trustedProxies?: string[] | number
  requestsPerMinute: number
  signInsPerMinute: number
  portalFolder?: string
  /** A folder with the deployer's logo and colours. */
  brandFolder?: string
  /** Third-party scripts of the deployer; none by default. */
  outside?: Outside
  /** The address of payout calls while the flag secondApi is on; absent: this server. */
  secondApi?: string
  /**
   * Roles whose portal does not refresh its configuration until it is reopened (PRM-047); none by default.
   */
  cacheRefreshSkipRoles: string[]
  /** Organisations whose transfers skip the balance check (ACC-031); none by default. */
  balanceCheckDisabledOrgs: string[]
  /** Public keys of the card provider, by kind of environment (LIM-016). */
  cardKeys: CardKeys
  /** If true, the overall onboarding status follows the rules literally (OPEN-63). */
  strictOnboarding: boolean
  /** Allows webhooks to this machine without https; never in production. */
  localWebhooks: boolean
  /** The network that pays out. */
  network: NetworkConfig
  /** The mail server; absent: no mail is sent. */
  mail?: MailConfig
  login: LoginConfig
}

/** The address of the payment network, and the secret that signs in both directions. */
export interface NetworkConfig {
  url: string
  secret: string
  /** True for the simulator, which pays nobody. */
  isSimulated?: boolean
  /** Replaces the global `fetch` in tests. */
  fetch?: typeof globalThis.fetch
}

export interface MailConfig {
  /** An smtp: or smtps: URL, with user and password if needed. */
  url: string
  /** The sender's mailbox. */
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
  /** The external login provider; absent: the built-in one. */
  issuer?: string
  clientId: string
  clientSecret?: string
  audience: string
  /** The scopes that a sign-in asks for. */
  scopes: readonly string[]
  claims: ClaimNames
  /** Lists the demo accounts with their password. */
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
  scopes: given.OIDC_ISSUER && given.OIDC_SCOPES ? ['openid', ...given.OIDC_SCOPES] : LOGIN_SCOPES,
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

/** A network without an address, for commands that do not use it. */
const NOWHERE: NetworkConfig = {
  url: 'http://127.0.0.1:1',
  secret: `whsec_${'A'.repeat(43)}=`,
  isSimulated: true,
}

/** Returns true if mail is shown instead of sent: in a demonstration without a mail server. */
export const isMailShown = ({ mail, login }: Pick<ServerConfig, 'mail' | 'login'>): boolean =>
  mail === undefined && login.demo

/** Returns true if mail reaches anybody, by a server or on the screen. */
export const isMailRead = (config: Pick<ServerConfig, 'mail' | 'login'>): boolean =>
  config.mail !== undefined || isMailShown(config)

/** Builds the configuration of a deployment from its variables. */
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

/** Reads the configuration from the environment variables. */
export const readConfig = (env: NodeJS.ProcessEnv, publicUrl: string, portalFolder?: string): ServerConfig =>
  toConfig(readVariables(env), publicUrl, portalFolder)
