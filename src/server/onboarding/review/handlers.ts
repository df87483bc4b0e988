import type { AuditEntry } from '../../store/audit.ts'
import type { Handlers, RequestOf } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import { toState } from '../answer.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { lockState } from '../lock-state.ts'
import { readOnboardingStatus } from '../onboarding-status.ts'
import { submitTask } from './submission.ts'

const change = async (request: RequestOf<'onboarding.change'>, dependencies: OnboardingDependencies) => {
  const { trx, tenant } = request
  const body = request.body
  if (!(await lockState(request))) return refused('onboarding-over')
  const trail: AuditEntry[] = []
  if (body.truliooConsent) {
    await trx.updateTable('onboarding_states').set({ trulioo_consent: true }).execute()
    trail.push({ action: 'onboarding.consent', objectType: 'onboarding' })
  }
  for (const { slug } of body.tasks ?? []) {
    const { tasks } = await readOnboardingStatus(request, dependencies)
    const task = tasks.find(({ definition }) => definition.id === slug)
    const no = await submitTask(trx, tenant, task, dependencies)
    if (no) return no
    trail.push({ action: 'onboarding.submit', objectType: 'onboarding task', objectId: slug })
  }
  return trail
}

export const onboardingStateHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  'onboarding.change': async (request) => {
    const audit = await change(request, dependencies)
    if (audit instanceof Refused) return audit
    const status = await readOnboardingStatus(request, dependencies)
    return { body: await toState(request.trx, request.session, status, dependencies), audit }
  },
})
