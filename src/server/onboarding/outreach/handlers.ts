import type { Answers } from '#engine/flow/types.ts'
import type { CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { toState } from '../answer.ts'
import type { OnboardingGround } from '../ground.ts'
import { closedTask, readStanding } from '../standing.ts'
import { otherTenant } from '../tenant.ts'
import { checkWhole, strangeAnswers } from './check.ts'
import { withFiles } from './files.ts'
import { readDays, readSaved, readSubtask } from './read.ts'
import { saveAnswers } from './save.ts'

const flowOf = ({ definitions, tasks, flows }: OnboardingGround, name: string) => {
  const subtasks = [...tasks.values()].flatMap(({ definition }) => definition.subtasks)
  const page = subtasks.find(({ id }) => id === name)?.page
  return flows.get(definitions.library.pages[page ?? '']?.flow ?? '')
}

const outreachOf = async (request: CallRequest, ground: OnboardingGround, subtask?: string) => {
  const { trx, session } = request
  const standing = await readStanding(request, ground)
  const one = subtask === undefined ? undefined : await readSubtask(trx, subtask)
  return {
    tenantName: session.organisation.name,
    state: await toState(trx, session, standing, ground),
    ...(await readDays(trx, limitOf(ground.definitions, 'proofOfAddressDays'))),
    steps: [],
    answers: {},
    ...one,
    ...(subtask === undefined ? { saved: await readSaved(trx) } : {}),
  }
}

const save = async (request: RequestOf<'onboarding.save'>, ground: OnboardingGround) => {
  const { trx, session, tenant } = request
  const body = request.body
  const other = otherTenant(body.tenantName, session)
  if (other) return other
  const flow = flowOf(ground, body.subtask)
  if (!flow) return refused('not-found')
  const closed = await closedTask(request, ground, body.subtask)
  if (closed) return closed
  const before = (await readSubtask(trx, body.subtask))?.answers ?? {}
  const strange = strangeAnswers(flow, body.answers)
  if (strange.length > 0) return refused('invalid-request', { fields: strange })
  const given = await withFiles(trx, flow, body.answers, before)
  if (given instanceof Refused) return given
  const answers: Answers = { ...before, ...given }
  if (body.done) {
    const saved = await outreachOf(request, ground, body.subtask)
    const facts = { ...ground.readFacts(session, tenant.environment), saved }
    const wrong = checkWhole(flow, answers, facts)
    if (wrong.length > 0) return refused('onboarding-incomplete', { fields: wrong })
  }
  const { subtask, step, version } = body
  return saveAnswers(trx, tenant, { subtask, step, version, answers, done: body.done === true })
}

export const outreachHandlers = (ground: OnboardingGround): Handlers => ({
  'onboarding.outreach': async (request) => ({
    body: await outreachOf(request, ground, request.query.subtask),
  }),
  'onboarding.save': async (request) => {
    const version = await save(request, ground)
    if (version instanceof Refused) return version
    const subtask = request.body.subtask
    return {
      body: await outreachOf(request, ground, subtask),
      audit: {
        action: 'onboarding.save',
        objectType: 'onboarding subtask',
        objectId: subtask,
        details: { version, step: request.body.step, done: request.body.done === true },
      },
    }
  },
})
