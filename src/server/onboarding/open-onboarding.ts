import { wrapHandlers, type Handler, type HandlersById } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { lockState } from './lock-state.ts'
import { closedTask } from './onboarding-status.ts'

const guarded =
  (handler: Handler, subtask: string, dependencies: OnboardingDependencies): Handler =>
  async (request) => {
    if (!(await lockState(request))) return refused('onboarding-over')
    return (await closedTask(request, dependencies, subtask)) ?? handler(request)
  }

/** Refuses calls that name a subtask while its task is closed, as its page is. */
export const requireOpen = (handlers: HandlersById, dependencies: OnboardingDependencies): HandlersById => {
  const subtasks = new Map<string, string | undefined>(
    dependencies.definitions.calls.map(({ id, subtask }) => [id, subtask]),
  )
  return wrapHandlers(handlers, (handler, id) => {
    const subtask = subtasks.get(id)
    return subtask === undefined ? handler : guarded(handler, subtask, dependencies)
  })
}
