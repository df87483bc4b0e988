import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { tasksOf } from './facts.ts'

/** Where onboarding stands; an organisation of which nothing is said was let in before there was any. */
const onboardingOf = (settings: Readonly<Record<string, string>>): string =>
  settings.onboarding_status ?? 'APPROVED'

export const taskHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'tasks.list': async (request) => {
    const onboarding = onboardingOf(request.session.organisation.settings)
    const known = await tasksOf(request, definitions, onboarding)
    const words = definitions.library.options['home-tasks']?.options ?? []
    const tasks = words.flatMap(({ value, label, hint = '' }) => {
      const task = known[value]
      return task ? [{ id: value, title: label, says: hint, ...task }] : []
    })
    return { body: { onboarding, tasks } }
  },
})
