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
    'the address of the network that pays out, by the contract of `src/server/network/README.md`; a demonstration that names none starts a simulator of its own',
  ),
  PORTOLAN_NETWORK_SECRET: variable(
    webhookSecret,
    undefined,
    'the secret that requests to the network and its callbacks are signed with',
  ),
  PORTOLAN_TRUSTED_PROXIES: variable(
    proxies,
    undefined,
    'the proxies in front whose `X-Forwarded-For` is believed. Allowlist, rate limits, audit trail and sessions see the first address from the right that is not one of them',
  ),
  DATABASE_URL: variable(
    databaseUrl,
    undefined,
    'a PostgreSQL instead of the embedded database; any number of servers may share it. For a million payments give it 4 GB of `shared_buffers`, which holds all their indexes, in huge pages (`vm.nr_hugepages` of 2250)',
  ),
  PORTOLAN_DATABASE_WAIT_SECONDS: variable(
    whole(0, 3600),
    60,
    'how many seconds the start waits for a PostgreSQL that does not answer yet',
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
    'another folder of definitions than `definitions/`; what is saved there is followed while the server runs',
  ),
  PORTOLAN_PORTAL: variable(
    path,
    undefined,
    'a folder with a built portal, which is then not built at the start',
  ),
  PORTOLAN_BRAND: variable(
    path,
    undefined,
    'a folder with `mark.svg`, the mark of who runs it, and `colours.css`, which sets the colours of `src/widgets/theme/css/tokens.css` and of `src/server/login/sign-in/sign-in.css` anew; the name stands in `definitions/words/product.words.json`',
  ),
  PORTOLAN_DRAIN_SECONDS: variable(
    whole(0, 300),
    5,
    'how many seconds after SIGTERM it serves on while `/ready` says no, so that a balancer sends nobody any more; nothing where nobody asks `/ready`',
  ),
  PORTOLAN_LOG: variable(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'warn',
    'how much the server says',
  ),
  OIDC_ISSUER: variable(
    issuer,
    undefined,
    'another login than the built-in one; its way back is `/auth/callback`, after signing out `/logout/callback`',
  ),
  OIDC_CLIENT_ID: variable(text, 'portolan-portal', 'as whom the portal is known there'),
  OIDC_CLIENT_SECRET: variable(text, undefined, 'and its secret'),
  OIDC_AUDIENCE: variable(text, 'urn:portolan:api', 'the `audience` that login is asked for'),
  OIDC_SCOPES: variable(
    listOf(scope),
    undefined,
    'the scopes that login is asked for; `openid` is always one',
  ),
  OIDC_CLAIM_USER_ID: claim('uid', 'the person'),
  OIDC_CLAIM_ORG_ID: claim('org_id', 'the organisation'),
  OIDC_CLAIM_ORG_NAME: claim('org_name', 'the organisation in words'),
  OIDC_CLAIM_ENVIRONMENTS: claim('environments', 'the environments'),
  PORTOLAN_SESSION_IDLE_MINUTES: variable(
    whole(1, 1440),
    30,
    'after how many minutes without use a session ends',
  ),
  PORTOLAN_SESSION_HOURS: variable(whole(1, 720), 12, 'after how many hours every session ends'),
  PORTOLAN_REQUESTS_PER_MINUTE: variable(whole(1, 10_000_000), 3000, 'how much one caller may ask'),
  PORTOLAN_SIGN_INS_PER_MINUTE: variable(whole(1, 10_000_000), 60, 'how often one caller may try to sign in'),
  PORTOLAN_SECOND_API: variable(
    safeUrl,
    undefined,
    'the address payout calls go to while the flag of the second API is on; all go here otherwise',
  ),
  PORTOLAN_CACHE_REFRESH_SKIP_ROLES: variable(
    listOf(text),
    [],
    'roles whose portal keeps its configuration until it is opened again',
  ),
  PORTOLAN_BALANCE_CHECK_DISABLED_ORGS: variable(
    listOf(uuid),
    [],
    'organisations that are not warned when a transfer is above what is available',
  ),
  PORTOLAN_STRICT_ONBOARDING: variable(
    yesOrNo,
    false,
    '`true`: the overall status of an onboarding is read by the letter of its rules',
  ),
  PORTOLAN_SMTP_URL: variable(
    smtpUrl,
    undefined,
    'the mail server by which mail leaves; without one none does, and the demonstration shows its own at `/inbox`',
  ),
  PORTOLAN_MAIL_FROM: variable(
    mailbox,
    undefined,
    'whom mail comes from, when it is not `no-reply` at the host that people use',
  ),
  PORTOLAN_LOCAL_WEBHOOKS: variable(
    yesOrNo,
    false,
    '`true`: webhooks may lead to this machine, without https, so that a program can be tried there; nothing in a production',
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
  PORTOLAN_CACHE: ofTests('where tests keep what they made'),
  PORTOLAN_BROWSER_OUTPUT: ofTests('where browser tests leave their traces'),
  PORTOLAN_BENCH_ROUNDS: ofTests('how often a figure is measured'),
} as const

export type VariableName = keyof typeof variables

/** The parsed value of each variable. */
export type Variables = {
  readonly [Name in VariableName]: (typeof variables)[Name] extends Variable<infer Value, infer Otherwise>
    ? Value | Otherwise
    : never
}
