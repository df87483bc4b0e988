import {
  databaseUrl,
  host,
  issuer,
  listOf,
  oneOf,
  onOrOff,
  mailbox,
  network,
  origin,
  path,
  proxies,
  safeUrl,
  scope,
  smtpUrl,
  text,
  uuid,
  webhookSecret,
  whole,
  yesOrNo,
  type Kind,
} from './kinds.ts'

export interface Variable<Value, Otherwise> {
  readonly kind: Kind<Value>
  readonly otherwise: Otherwise
  /** Its effect, as a sentence for the README. */
  readonly sets: string
  readonly isOfTests?: boolean
}

const variable = <Value, Otherwise extends Value | undefined>(
  kind: Kind<Value>,
  otherwise: Otherwise,
  sets: string,
): Variable<Value, Otherwise> => ({ kind, otherwise, sets })

const ofTests = (sets: string): Variable<string, undefined> => ({
  ...variable(text, undefined, sets),
  isOfTests: true,
})

const claim = (otherwise: string, of: string) => variable(text, otherwise, `the claim that names ${of}`)
const cardKey = (of: string) => variable(text, undefined, `the public key of the card provider ${of}`)

/** All variables that Portolan reads; the start, the README and the refusals use this list. */
export const variables = {
  PORT: variable(whole(1, 65_535), 4000, 'the port it listens on'),
  HOST: variable(host, '127.0.0.1', 'the address it listens on'),
  PORTOLAN_URL: variable(origin, undefined, 'the address people use, when it is not `http://localhost:PORT`'),
  PORTOLAN_ENV: variable(
    oneOf('demonstration', 'production'),
    'demonstration',
    '`production`: no demonstration people, no time machine, and nothing that would be unsafe there',
  ),
  PORTOLAN_NETWORK: variable(
    network,
    undefined,
    'the address of the payment network, whose contract is `src/server/network/README.md`. A demonstration without one starts a simulator',
  ),
  PORTOLAN_NETWORK_SECRET: variable(
    webhookSecret,
    undefined,
    'the secret that signs requests to the network and its callbacks',
  ),
  PORTOLAN_TRUSTED_PROXIES: variable(
    proxies,
    undefined,
    'the trusted proxies in front. The address of a caller is the rightmost one of `X-Forwarded-For` that is none of them; allowlist, rate limits, audit trail and sessions use it',
  ),
  DATABASE_URL: variable(
    databaseUrl,
    undefined,
    'a PostgreSQL instead of the embedded database; any number of servers may share it. For a million payments give it 4 GB of `shared_buffers`, so that all their indexes fit. Use huge pages (`vm.nr_hugepages` of 2250)',
  ),
  PORTOLAN_DATABASE_WAIT_SECONDS: variable(
    whole(0, 3600),
    60,
    'the seconds that the start waits for a PostgreSQL that does not answer yet',
  ),
  PORTOLAN_DATA: variable(path, 'data', 'the folder of the embedded database'),
  PORTOLAN_SEED: variable(
    onOrOff,
    true,
    '`off`: an empty database stays empty, without the demonstration people',
  ),
  PORTOLAN_DEFINITIONS: variable(
    path,
    undefined,
    'a folder of definitions in place of `definitions/`. The server uses each saved file at once',
  ),
  PORTOLAN_PORTAL: variable(path, undefined, 'a folder with a built portal; the start then builds none'),
  PORTOLAN_BRAND: variable(
    path,
    undefined,
    'a folder with `mark.svg`, the mark of the operator, and `colours.css`, which overrides colours of `src/widgets/theme/css/tokens.css` and `src/server/login/sign-in/sign-in.css`. The name of the product is in `definitions/words/product.words.json`',
  ),
  PORTOLAN_DRAIN_SECONDS: variable(
    whole(0, 300),
    5,
    'the seconds after SIGTERM in which it still serves while `/ready` says no, so that a load balancer stops sending requests. Without a request to `/ready` it does not wait',
  ),
  PORTOLAN_LOG: variable(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'warn',
    'the level of the log',
  ),
  OIDC_ISSUER: variable(
    issuer,
    undefined,
    'a login in place of the built-in one. Its redirect address is `/auth/callback`, after signing out `/logout/callback`',
  ),
  OIDC_CLIENT_ID: variable(text, 'portolan-portal', 'the client ID of the portal at that login'),
  OIDC_CLIENT_SECRET: variable(text, undefined, 'the client secret of the portal at that login'),
  OIDC_AUDIENCE: variable(text, 'urn:portolan:api', 'the `audience` in requests to that login'),
  OIDC_SCOPES: variable(
    listOf(scope),
    undefined,
    'the scopes in requests to that login; `openid` is always one',
  ),
  OIDC_CLAIM_USER_ID: claim('uid', 'the person'),
  OIDC_CLAIM_ORG_ID: claim('org_id', 'the organisation'),
  OIDC_CLAIM_ORG_NAME: claim('org_name', 'the label of the organisation'),
  OIDC_CLAIM_ENVIRONMENTS: claim('environments', 'the environments'),
  PORTOLAN_SESSION_IDLE_MINUTES: variable(
    whole(1, 1440),
    30,
    'the minutes without use after which a session ends',
  ),
  PORTOLAN_SESSION_HOURS: variable(whole(1, 720), 12, 'the hours after which every session ends'),
  PORTOLAN_REQUESTS_PER_MINUTE: variable(
    whole(1, 10_000_000),
    3000,
    'the largest number of requests of one caller in a minute',
  ),
  PORTOLAN_SIGN_INS_PER_MINUTE: variable(
    whole(1, 10_000_000),
    60,
    'the largest number of sign-in attempts of one caller in a minute',
  ),
  PORTOLAN_SECOND_API: variable(
    safeUrl,
    undefined,
    'the address of payout calls while the flag of the second API is on; otherwise they go to this server',
  ),
  PORTOLAN_CACHE_REFRESH_SKIP_ROLES: variable(
    listOf(text),
    [],
    'roles whose portal keeps its configuration until it is opened again',
  ),
  PORTOLAN_BALANCE_CHECK_DISABLED_ORGS: variable(
    listOf(uuid),
    [],
    'organisations without a warning when a transfer exceeds the available balance',
  ),
  PORTOLAN_STRICT_ONBOARDING: variable(
    yesOrNo,
    false,
    '`true`: the overall status of an onboarding is read by the letter of its rules',
  ),
  PORTOLAN_SMTP_URL: variable(
    smtpUrl,
    undefined,
    'the mail server. Without one no mail leaves; a demonstration shows its mails at `/inbox`',
  ),
  PORTOLAN_MAIL_FROM: variable(
    mailbox,
    undefined,
    'the sender of mail, if it is not `no-reply` at the host that people use',
  ),
  PORTOLAN_LOCAL_WEBHOOKS: variable(
    yesOrNo,
    false,
    '`true`: webhooks may lead to this machine, without https, to try out a program. A production ignores it',
  ),
  CARD_PROVIDER_KEY_PRODUCTION: cardKey('in production'),
  CARD_PROVIDER_KEY_STAGING: cardKey('in staging'),
  CARD_PROVIDER_KEY_TEST: cardKey('everywhere else'),
  PORTOLAN_ANALYTICS_URL: variable(safeUrl, undefined, 'a script that counts visits'),
  PORTOLAN_CHAT_URL: variable(safeUrl, undefined, 'a script that offers a chat'),
  PORTOLAN_SURVEY_URL: variable(safeUrl, undefined, 'a script that asks people'),
  PORTOLAN_HANDED_OVER: ofTests('set by an older Node for the newer one it starts'),
  PORTOLAN_CHROMIUM: ofTests('the browser of the tests'),
  PORTOLAN_LONG: ofTests('`1`: tests take their time'),
  PORTOLAN_CACHE: ofTests('the folder of files that tests make'),
  PORTOLAN_BROWSER_OUTPUT: ofTests('the folder of traces of browser tests'),
  PORTOLAN_BENCH_ROUNDS: ofTests('the number of measurements of a figure'),
} as const

export type VariableName = keyof typeof variables

/** The parsed value of each variable. */
export type Variables = {
  readonly [Name in VariableName]: (typeof variables)[Name] extends Variable<infer Value, infer Otherwise>
    ? Value | Otherwise
    : never
}
