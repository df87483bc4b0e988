import type { Handlers } from '../app/call.ts'
import { tasksOf } from './facts.ts'
import { onboardingOf, remindersOf } from './onboarding.ts'
import type { OnboardingGround } from '../onboarding/ground.ts'
import { readStanding } from '../onboarding/standing.ts'

export const taskHandlers = (ground: OnboardingGround): Handlers => ({
  'tasks.list': async (request) => {
    const { definitions } = ground
    const standing = await readStanding(request, ground)
    const onboarding = onboardingOf(standing)
    const known = await tasksOf(request, definitions, onboarding)
    const words = definitions.library.options['home-tasks']?.options ?? []
    const tasks = words.flatMap(({ value, label, hint = '' }) => {
      const task = known[value]
      return task ? [{ id: value, title: label, says: hint, ...task }] : []
    })
    return { body: { onboarding, tasks, banners: await remindersOf(request, standing) } }
  },
})
