import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { Handlers } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { refusedField } from '../../app/refused.ts'
import { isListed, listOf } from '../../languages/lists.ts'
import type { Session } from '../../app/session.ts'
import { readOnboardingConfig, type OnboardingConfig } from '../../configuration/onboarding-config.ts'

/** Returns the configuration in API form (ONB-006..009); exchanges only in multi-product mode. */
const toConfigAnswer = (
  config: OnboardingConfig,
  { user, organisation }: Session,
  countriesDropdownValues: string[],
  isMultiProduct: boolean,
) => ({
  ...config,
  availableExchanges: isMultiProduct ? config.availableExchanges : [],
  tenantName: organisation.name,
  countriesDropdownValues,
  userConfig: { username: user.email, privacyPolicyAccepted: user.viewedDisclosure },
})

export const onboardingConfigHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'onboarding.config': async ({ trx, session, query }) => {
    const { username, multi_product: isMultiProduct } = query
    if (username.toLowerCase() !== session.user.email.toLowerCase())
      return refusedField('invalid-request', 'username', sayRefusals('otherEmail'))
    const countries = listOf(definitions, 'countries')
      .map(({ value }) => value)
      .filter((country) => !isListed(definitions, 'sanctioned-countries', country))
    const config = await readOnboardingConfig(trx)
    return { body: toConfigAnswer(config, session, countries, isMultiProduct === true) }
  },
})
