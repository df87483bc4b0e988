import type { Handler, Handlers } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import type { OnboardingGround } from './ground.ts'
import { lockState } from './lock-state.ts'
import { closedTask } from './standing.ts'

const guarded =
  (handler: Handler, subtask: string, ground: OnboardingGround): Handler =>
  async (request) => {
    if (!(await lockState(request))) return refused('onboarding-over')
    return (await closedTask(request, ground, subtask)) ?? handler(request)
  }

/** Calls that name a subtask are refused while its task cannot be worked on, as the page of it is closed then. */
export const whileOpen = (handlers: Handlers, ground: OnboardingGround): Handlers => {
  const subtasks = new Map(ground.definitions.calls.map(({ id, subtask }) => [id, subtask]))
  return Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => {
      const subtask = subtasks.get(id)
      return [id, subtask === undefined ? handler : guarded(handler, subtask, ground)]
    }),
  )
}
