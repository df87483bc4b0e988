import type { Handlers } from '../app/call.ts'
import { tasksOf } from './facts.ts'
import { onboardingOf, remindersOf } from './onboarding.ts'
import type { OnboardingDependencies } from '../onboarding/dependencies.ts'
import { readOnboardingStatus } from '../onboarding/onboarding-status.ts'
import { inWords } from '../languages/reader.ts'
import type { Feature } from '../feature.ts'

const taskHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  'tasks.list': async (request) => {
    const { definitions } = dependencies
    const status = await readOnboardingStatus(request, dependencies)
    const onboarding = onboardingOf(status)
    const existing = await tasksOf(request, definitions, onboarding)
    const words = inWords(definitions.library).options['home-tasks']?.options ?? []
    const tasks = words.flatMap(({ value, label, hint = '' }) => {
      const task = existing[value]
      return task ? [{ id: value, title: label, says: hint, ...task }] : []
    })
    return { body: { onboarding, tasks, banners: await remindersOf(request, status) } }
  },
})

/** The remaining tasks before an organisation may pay. */
export const feature: Feature = ({ onboarding }) => taskHandlers(onboarding)
