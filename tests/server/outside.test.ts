import { expect, it } from 'vitest'
import { readConfig } from '#server/app/config.ts'
import { securityHeaders } from '#server/app/http/headers.ts'

const policyOf = (env: NodeJS.ProcessEnv) => {
  const { outside, secondApi } = readConfig(env, '')
  const { contentSecurityPolicy } = securityHeaders('https://portal.example', outside, secondApi)
  return JSON.stringify(contentSecurityPolicy)
}

it('lets in no script of others by default (NAV-095, NAV-096, NAV-097)', () => {
  expect(readConfig({}, '').outside).toBeUndefined()
  expect(policyOf({})).not.toContain('http')
})

it('lets in exactly the origins the deployer names (NAV-095, NAV-096, NAV-097)', () => {
  const policy = policyOf({
    PORTOLAN_ANALYTICS_URL: 'https://numbers.example/a.js?site=1',
    PORTOLAN_CHAT_URL: 'https://chat.example/widget.js',
    PORTOLAN_SURVEY_URL: 'https://numbers.example/survey.js',
  })
  expect(policy).toContain(`"scriptSrc":["'self'","https://numbers.example","https://chat.example"]`)
  expect(policy).not.toContain('unsafe')
})

it('lets the portal call the second API the deployer names, and load nothing from there (API-026)', () => {
  const env = { PORTOLAN_SECOND_API: 'https://second.example/payout/v2/' }
  expect(readConfig(env, '').secondApi).toBe('https://second.example/payout/v2')
  expect(policyOf(env)).toContain(`"connectSrc":["'self'","https://second.example"]`)
  expect(policyOf(env)).toContain(`"scriptSrc":["'self'"]`)
  expect(() => readConfig({ PORTOLAN_SECOND_API: 'http://second.example' }, '')).toThrow(
    'PORTOLAN_SECOND_API',
  )
})

it('spares no role the refresh of the cache, unless the deployer names one (PRM-047)', () => {
  expect(readConfig({}, '').cacheRefreshSkipRoles).toEqual([])
  const env = { PORTOLAN_CACHE_REFRESH_SKIP_ROLES: 'Support, Provider Administrator,' }
  expect(readConfig(env, '').cacheRefreshSkipRoles).toEqual(['Support', 'Provider Administrator'])
})

it('refuses to start with an address that is not safe', () => {
  for (const address of ['http://chat.example/widget.js', 'javascript:alert(1)', 'chat'])
    expect(() => readConfig({ PORTOLAN_CHAT_URL: address }, ''), address).toThrow('PORTOLAN_CHAT_URL')
})
