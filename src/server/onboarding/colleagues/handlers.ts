import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import type { CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import { Refused, refused, refusedField } from '../../app/refused.ts'
import { taskInWords } from '../../languages/reader.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { lockState } from '../lock-state.ts'
import { closedTask } from '../onboarding-status.ts'
import { listWorkers, readColleagues, readHolder, saveColleague } from './colleague-storage.ts'

/** The entry of the list that takes a subtask back. */
const NOBODY = 'nobody'

const titleOf = ({ tasks }: OnboardingDependencies, subtask: string): string | undefined =>
  [...tasks.values()]
    .flatMap(({ definition }) => taskInWords(definition).subtasks)
    .find(({ id }) => id === subtask)?.title

const describe = async (request: CallRequest, subtask: string, dependencies: OnboardingDependencies) => {
  const { trx, tenant } = request
  const { definitions } = dependencies
  const title = titleOf(dependencies, subtask)
  if (title === undefined) return refused('not-found')
  const colleague = (await readColleagues(trx, definitions, tenant)).get(subtask)
  const row = await readHolder(trx, subtask)
  const workers = await listWorkers(trx, definitions, tenant)
  const people = workers
    .filter(({ id }) => !colleague || id !== row?.user_id)
    .map(({ id, name, email }) => ({
      id,
      name,
      says: id === tenant.userId ? sayOnboarding('you') : email,
    }))
  const nobody = { id: NOBODY, name: sayOnboarding('nobody'), says: sayOnboarding('nobodySays') }
  return {
    subtask,
    title,
    ...(colleague && { colleague }),
    people: colleague ? [nobody, ...people] : people,
    ...(row && { version: row.version }),
  }
}

const assign = async (request: RequestOf<'onboarding.assign'>, dependencies: OnboardingDependencies) => {
  const { trx, tenant, body, params } = request
  const { subtask } = params
  if (!(await lockState(request))) return refused('onboarding-over')
  const closed = await closedTask(request, dependencies, subtask)
  if (closed) return closed
  const workers = await listWorkers(trx, dependencies.definitions, tenant)
  const worker = workers.find(({ id }) => id === body.userId)
  if (body.userId !== undefined && !worker) return refusedField('colleague-unfit', 'userId')
  const before = await readHolder(trx, subtask)
  const { version } = body
  if (!(await saveColleague(trx, tenant, { subtask, to: worker?.id ?? null, version })))
    return refused('subtask-given-meanwhile')
  return {
    from: before?.user_id ? before.holder : null,
    to: worker?.name ?? null,
  }
}

/** Gives subtasks of onboarding to colleagues, and takes them back. */
export const colleagueHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  'onboarding.colleagues': async (request) => {
    const body = await describe(request, request.params.subtask, dependencies)
    return body instanceof Refused ? body : { body }
  },
  'onboarding.assign': async (request) => {
    const record = await assign(request, dependencies)
    if (record instanceof Refused) return record
    const body = await describe(request, request.params.subtask, dependencies)
    return body instanceof Refused ? body : { body, record }
  },
})
