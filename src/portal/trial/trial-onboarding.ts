import { claims, user, userId } from './trial-answers.ts'

const roles = ['onboarding.customer-relationship.read', 'onboarding.customer-relationship.write']

/** Where an organisation stands that has these tasks and is not let in yet. */
export const outreachOf = (...tasks: readonly object[]) => ({
  tenantName: claims.orgName,
  today: '2026-11-21',
  proofsStaleOn: '2026-08-23',
  answers: {},
  steps: [],
  saved: {},
  state: {
    onboarded: false,
    status: 'incomplete',
    reviewSubmit: 'INCOMPLETE',
    tenantName: claims.orgName,
    truliooConsent: false,
    truliooDataVerified: false,
    tasks,
  },
})

/** What somebody who may work on these tasks is answered. */
export const onboardingAnswers = (...tasks: readonly object[]) => ({
  [`GET /organizations/${claims.orgId}/users/${userId}`]: {
    ...user,
    roles: roles.map((name) => ({ name })),
  },
  'GET /salesforce_proxy/onboarding/outreach': outreachOf(...tasks),
})
