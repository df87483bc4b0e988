import { wrapHandlers, type Handler, type HandlersById } from '../app/call.ts'
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
export const whileOpen = (handlers: HandlersById, ground: OnboardingGround): HandlersById => {
  const subtasks = new Map<string, string | undefined>(
    ground.definitions.calls.map(({ id, subtask }) => [id, subtask]),
  )
  return wrapHandlers(handlers, (handler, id) => {
    const subtask = subtasks.get(id)
    return subtask === undefined ? handler : guarded(handler, subtask, ground)
  })
}
