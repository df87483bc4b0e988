import { readOutside, readSecondApi, type Outside } from './outside.ts'

export interface ServerConfig {
  /** Where people reach the portal; decides cookie names, the issuer and redirects. */
  publicUrl: string
  production: boolean
  /** Answers are held against their schema before they leave; a wrong one is our fault, not the caller's. */
  checkAnswers: boolean
  requestsPerMinute: number
  signInsPerMinute: number
  portalFolder?: string
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
  login: LoginConfig
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

const numberOf = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isInteger(value) && value > 0 ? value : otherwise
}

const namesIn = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const claimNames = (env: NodeJS.ProcessEnv): ClaimNames => ({
  userId: env.OIDC_CLAIM_USER_ID ?? 'uid',
  orgId: env.OIDC_CLAIM_ORG_ID ?? 'org_id',
  orgName: env.OIDC_CLAIM_ORG_NAME ?? 'org_name',
  environments: env.OIDC_CLAIM_ENVIRONMENTS ?? 'environments',
})

/** Everything that differs between deployments, read once from the environment. */
export const readConfig = (
  env: NodeJS.ProcessEnv,
  publicUrl: string,
  portalFolder?: string,
): ServerConfig => {
  const production = env.PORTOLAN_ENV === 'production'
  return {
    publicUrl: env.PORTOLAN_URL ?? publicUrl,
    production,
    checkAnswers: !production,
    requestsPerMinute: numberOf(env.PORTOLAN_REQUESTS_PER_MINUTE, 3000),
    signInsPerMinute: numberOf(env.PORTOLAN_SIGN_INS_PER_MINUTE, 60),
    portalFolder,
    outside: readOutside(env),
    secondApi: readSecondApi(env),
    cacheRefreshSkipRoles: namesIn(env.PORTOLAN_CACHE_REFRESH_SKIP_ROLES),
    balanceCheckDisabledOrgs: namesIn(env.PORTOLAN_BALANCE_CHECK_DISABLED_ORGS),
    cardKeys: {
      production: env.CARD_PROVIDER_KEY_PRODUCTION,
      test: env.CARD_PROVIDER_KEY_TEST,
      staging: env.CARD_PROVIDER_KEY_STAGING,
    },
    strictOnboarding: env.PORTOLAN_STRICT_ONBOARDING === 'true',
    login: {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID ?? 'portolan-portal',
      clientSecret: env.OIDC_CLIENT_SECRET,
      audience: env.OIDC_AUDIENCE ?? 'urn:portolan:api',
      claims: claimNames(env),
      demo: !production && !env.OIDC_ISSUER,
      idleMinutes: numberOf(env.PORTOLAN_SESSION_IDLE_MINUTES, 30),
      absoluteHours: numberOf(env.PORTOLAN_SESSION_HOURS, 12),
    },
  }
}
