import type { Answers } from '#engine/flow/types.ts'
import type { CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { toState } from '../answer.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { closedTask, readOnboardingStatus } from '../onboarding-status.ts'
import { checkWhole, strangeAnswers } from './check.ts'
import { withFiles } from './files.ts'
import type { ShownRepair } from '../review/repairs.ts'
import { readDays, readSaved, readSubtask } from './saved-outreach.ts'
import { saveAnswers } from './outreach-storage.ts'

const flowOf = ({ definitions, tasks, flows }: OnboardingDependencies, name: string) => {
  const subtasks = [...tasks.values()].flatMap(({ definition }) => definition.subtasks)
  const page = subtasks.find(({ id }) => id === name)?.page
  return flows.get(definitions.library.pages[page ?? '']?.flow ?? '')
}

/** Returns the open corrections of a subtask, whose answers are unchanged. */
const repairsAt = (repairs: readonly ShownRepair[], subtask: string) =>
  repairs.flatMap(({ subtask: of, field, says, isMended }) =>
    of === subtask && field !== undefined && !isMended ? [{ field, says }] : [],
  )

const outreachOf = async (request: CallRequest, dependencies: OnboardingDependencies, subtask?: string) => {
  const { trx, session } = request
  const status = await readOnboardingStatus(request, dependencies)
  const one = subtask === undefined ? undefined : await readSubtask(trx, subtask)
  return {
    tenantName: session.organisation.name,
    state: await toState(trx, session, status, dependencies),
    ...(await readDays(trx, limitOf(dependencies.definitions, 'proofOfAddressDays'))),
    steps: [],
    answers: {},
    ...one,
    ...(subtask !== undefined && { repairs: repairsAt(status.repairs, subtask) }),
    ...(subtask === undefined ? { saved: await readSaved(trx, session.organisation.id) } : {}),
  }
}

const save = async (request: RequestOf<'onboarding.save'>, dependencies: OnboardingDependencies) => {
  const { trx, session, tenant } = request
  const body = request.body
  const flow = flowOf(dependencies, body.subtask)
  if (!flow) return refused('not-found')
  const closed = await closedTask(request, dependencies, body.subtask)
  if (closed) return closed
  const before = (await readSubtask(trx, body.subtask))?.answers ?? {}
  const strange = strangeAnswers(flow, body.answers)
  if (strange.length > 0) return refused('invalid-request', { fields: strange })
  const given = await withFiles(trx, flow, body.answers, before)
  if (given instanceof Refused) return given
  const answers: Answers = { ...before, ...given }
  if (body.done) {
    const saved = await outreachOf(request, dependencies, body.subtask)
    const facts = { ...dependencies.readFacts(session, tenant.environment), saved }
    const wrong = checkWhole(flow, answers, facts)
    if (wrong.length > 0) return refused('onboarding-incomplete', { fields: wrong })
  }
  const { subtask, step, version } = body
  return saveAnswers(trx, tenant, { subtask, step, version, answers, done: body.done === true })
}

export const outreachHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  'onboarding.outreach': async (request) => ({
    body: await outreachOf(request, dependencies, request.query.subtask),
  }),
  'onboarding.save': async (request) => {
    const version = await save(request, dependencies)
    if (version instanceof Refused) return version
    const subtask = request.body.subtask
    const record = { version, done: request.body.done === true }
    return { body: await outreachOf(request, dependencies, subtask), record }
  },
})
