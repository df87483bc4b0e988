import { describe, expect, it } from 'vitest'
import { BadVariables, readVariables } from './variables-reader.ts'

const refusal = (env: Record<string, string>): string => {
  try {
    readVariables(env)
  } catch (error) {
    if (error instanceof BadVariables) return error.message
    throw error
  }
  return 'understood'
}

describe('the variables of a deployment', () => {
  it('have their defaults where nothing or a blank is set', () => {
    const { PORT, PORTOLAN_ENV, PORTOLAN_SEED, OIDC_ISSUER } = readVariables({ PORT: '', OIDC_ISSUER: ' ' })
    expect([PORT, PORTOLAN_ENV, PORTOLAN_SEED, OIDC_ISSUER]).toEqual([4000, 'demonstration', true, undefined])
    expect(readVariables({}).PORTOLAN_TRUSTED_PROXIES).toBeUndefined()
  })

  // Values that operators set and that were once ignored silently.
  it.each([
    [
      { PORTOLAN_ENV: 'prod' },
      /^PORTOLAN_ENV has to be one of .+, not 'prod'\. Did you mean 'production'\?$/,
    ],
    [{ PORTOLAN_ENV: 'Production' }, /Did you mean 'production'\?$/],
    [
      { PORTOLAN_ENVV: 'production' },
      /^PORTOLAN_ENVV is not a variable of Portolan\. Did you mean PORTOLAN_ENV\?$/,
    ],
    [{ OIDC_ISUER: 'https://login.example' }, /Did you mean OIDC_ISSUER\?$/],
    [{ PORT: 'abc' }, /^PORT has to be a whole number from 1 to 65535, not 'abc'\.$/],
    [{ PORT: '70000' }, /65535/],
    [{ PORTOLAN_SESSION_IDLE_MINUTES: '-5' }, /^PORTOLAN_SESSION_IDLE_MINUTES has to be a whole number/],
    [{ PORTOLAN_SESSION_HOURS: '0.5' }, /not '0\.5'/],
    [{ PORTOLAN_REQUESTS_PER_MINUTE: '3,000' }, /not '3,000'/],
    [{ PORTOLAN_REQUESTS_PER_MINUTE: '1e3' }, /not '1e3'/],
    [{ PORTOLAN_URL: 'bank.example' }, /^PORTOLAN_URL has to be an address without a path/],
    [{ PORTOLAN_URL: 'https://bank.example/portal/' }, /without a path/],
    [{ PORTOLAN_LOG: 'loud' }, /^PORTOLAN_LOG has to be one of 'fatal'/],
    [{ PORTOLAN_STRICT_ONBOARDING: 'TRUE' }, /Did you mean 'true'\?$/],
    [{ PORTOLAN_SEED: 'false' }, /^PORTOLAN_SEED has to be 'on' or 'off', not 'false'\.$/],
    [
      { DATABASE_URL: 'mysql://root:secret@db/name' },
      /^DATABASE_URL has to be the address of a PostgreSQL, such as '[^']+'\.$/,
    ],
    [{ OIDC_ISSUER: 'nonsense' }, /^OIDC_ISSUER has to be the address of an OpenID issuer/],
    [{ HOST: '999.1.1.1' }, /^HOST has to be an IP address/],
    [{ PORTOLAN_BALANCE_CHECK_DISABLED_ORGS: 'not-a-uuid' }, /has to be a UUID/],
    [{ PORTOLAN_CHAT_URL: 'http://chat.example' }, /^PORTOLAN_CHAT_URL has to be an https address/],
    [{ PORTOLAN_TRUSTED_PROXIES: 'true' }, /^PORTOLAN_TRUSTED_PROXIES has to be IP addresses/],
    [{ PORTOLAN_TRUSTED_PROXIES: '10.0.0.0/33' }, /^PORTOLAN_TRUSTED_PROXIES/],
    [{ PORTOLAN_TRUSTED_PROXIES: '10.0.0.1,' }, /^PORTOLAN_TRUSTED_PROXIES/],
    [{ PORTOLAN_SMTP_URL: 'mail.example:587' }, /^PORTOLAN_SMTP_URL has to be the address of a mail server/],
    [{ PORTOLAN_SMTP_URL: 'smtp://mail.example/?tls=no' }, /^PORTOLAN_SMTP_URL has to be/],
    [{ PORTOLAN_MAIL_FROM: 'Portolan no-reply@bank' }, /^PORTOLAN_MAIL_FROM has to be a mail address/],
    [{ PORTOLAN_MAIL_FROM: 'A\r\nBcc: <x@y>' }, /^PORTOLAN_MAIL_FROM has to be/],
  ])('refuse %o (TRU-001, TRU-180)', (env, sentence) => {
    expect(refusal(env)).toMatch(sentence)
  })

  it.each([
    [{ PORTOLAN_SMTP_URL: 'smtps://me:100%hidden@mail.example' }, /^PORTOLAN_SMTP_URL .+ Write % as %25\.$/],
    [{ PORTOLAN_SMTP_URL: 'smtps://me:hid%FFden@mail.example' }, /^PORTOLAN_SMTP_URL .+ Write % as %25\.$/],
    [
      { PORTOLAN_SMTP_URL: 'smtps://me:hid den@mail.example' },
      /^PORTOLAN_SMTP_URL .+ Write a space as %20\.$/,
    ],
    [{ PORTOLAN_SMTP_URL: 'mail.example' }, /^PORTOLAN_SMTP_URL .+ Begin it with 'smtps:\/\/'\.$/],
    [{ DATABASE_URL: 'postgresql://me:100%hidden@db/name' }, /^DATABASE_URL .+ Write % as %25\.$/],
    [{ DATABASE_URL: 'postgresql://me:hid den@db/name' }, /^DATABASE_URL .+ Write a space as %20\.$/],
    [{ DATABASE_URL: 'db/name' }, /^DATABASE_URL .+ Begin it with 'postgresql:\/\/'\.$/],
    [{ OIDC_ISSUER: 'https://login.example/a b' }, /^OIDC_ISSUER .+ Write a space as %20\.$/],
    [{ OIDC_ISSUER: 'login.example' }, /^OIDC_ISSUER .+ Begin it with 'https:\/\/'\.$/],
    [{ PORTOLAN_NETWORK: 'adapter.example' }, /^PORTOLAN_NETWORK .+ Begin it with 'https:\/\/'\.$/],
    [{ PORTOLAN_NETWORK: 'https://adapter.example/%' }, /^PORTOLAN_NETWORK .+ Write % as %25\.$/],
    [{ PORTOLAN_URL: 'https://portal .example' }, /^PORTOLAN_URL /],
    [{ PORTOLAN_URL: 'portal.example' }, /^PORTOLAN_URL .+ Begin it with 'https:\/\/'\.$/],
    [{ PORTOLAN_SECOND_API: 'https://api.example/100%' }, /^PORTOLAN_SECOND_API .+ Write % as %25\.$/],
  ])('refuse the address of %o, and say how it is written (TRU-660)', (env, sentence) => {
    const message = refusal(env)
    expect(message).toMatch(sentence)
    expect(message).not.toContain('hid')
  })

  it('name every problem at once, and show no secret', () => {
    const message = refusal({
      PORT: 'x',
      PORTOLAN_LOG: 'y',
      DATABASE_URL: 'http://me:hidden@db',
      PORTOLAN_SMTP_URL: 'http://me:hidden@mail',
    })
    expect(message.split('\n')).toHaveLength(4)
    expect(message).not.toContain('hidden')
  })

  it('leave alone what belongs to others', () => {
    expect(refusal({ PATH: '/bin', OIDC_PROVIDER_REGION: 'x', DATABASE_POOL: '3', NODE_ENV: 'test' })).toBe(
      'understood',
    )
  })

  it.each([
    ['2', 2],
    ['0', 0],
    ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
    ['2001:db8::/32', ['2001:db8::/32']],
  ])('take %s for trusted proxies', (given, read) => {
    expect(readVariables({ PORTOLAN_TRUSTED_PROXIES: given }).PORTOLAN_TRUSTED_PROXIES).toEqual(read)
  })
})
