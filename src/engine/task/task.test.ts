import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Task } from '#definition/generated/task.ts'
import { evaluateTasks } from './task-states.ts'
import { linkTask } from './link.ts'
import { overallStatus } from './overall.ts'
import { buttonOf, readStatus, reviewOf } from './status.ts'
import type { LinkedTask, TaskProgress, TaskStatus } from './types.ts'

const subtask = (id: string, more = {}) => ({ id, title: id, says: 'S.', page: 'p', ...more })
const task = (id: string, order: number, more: Partial<Task> = {}): Task => ({
  $schema: '',
  id,
  title: id,
  says: 'S.',
  purpose: 'P.',
  permission: 'a.b',
  order,
  subtasks: [subtask(`${id}Part`)],
  review: { title: 'T', says: 'S.', submit: 'Submit', page: 'p' },
  ...more,
})
const linked = (...definitions: Task[]): LinkedTask[] =>
  definitions.map((definition) => {
    const result = linkTask(definition, new Map())
    if (!result.ok) throw new Error(result.problems[0]?.sentence)
    return result.task
  })
const statuses = (tasks: LinkedTask[], facts = {}) =>
  Object.fromEntries(evaluateTasks(tasks, facts).map(({ definition, status }) => [definition.id, status]))

it('tolerates the numeric review and texts of any spelling (ONB-022, ONB-024)', () => {
  const read = (given: unknown) => readStatus(given)
  expect([0, 1, 2, 3].map(read)).toEqual(['INCOMPLETE', 'COMPLETE', 'APPROVED', 'NOT_REQUIRED'])
  expect(['0', 'in review', 'Approved', 'not-required', 'LOCKED'].map(read)).toEqual([
    'INCOMPLETE',
    'COMPLETE',
    'APPROVED',
    'NOT_REQUIRED',
    'LOCKED',
  ])
  for (const odd of [4, -1, 1.5, '', 'constructor', null, undefined, {}, []])
    expect(read(odd)).toBeUndefined()
  for (const number of [0, 1, 2, 3]) expect(reviewOf(read(number)!)).toBe(number)
})

it('calls the button by the progress: Start, Continue, Edit, Continue (ONB-026)', () => {
  const all: TaskProgress[] = ['Not Started', 'In Progress', 'Complete', 'Approved', 'Not Required']
  expect(all.map(buttonOf)).toEqual(['Start', 'Continue', 'Edit', 'Continue', 'Continue'])
})

it('locks what waits for another task, whatever the order of the files, and opens it behind that (ONB-022)', () => {
  const tasks = linked(task('last', 3, { after: ['first'] }), task('first', 1))
  expect(statuses(tasks)).toEqual({ first: 'INCOMPLETE', last: 'LOCKED' })
  for (const review of ['COMPLETE', 'APPROVED', 'NOT_REQUIRED'])
    expect(statuses(tasks, { record: { reviews: { first: review } } }).last).toBe('INCOMPLETE')
  expect(evaluateTasks(tasks, {}).map(({ definition }) => definition.id)).toEqual(['first', 'last'])
})

it('locks on a lock rule that cannot be judged, on an unknown task, and in a circle', () => {
  const rules = { isShut: { says: 'S.', when: { '==': [{ var: 'record.shut' }, true] } } }
  const [shut] = linked(task('shut', 1, { rules, lockWhen: 'isShut' }))
  const of = (record: object) => statuses([shut!], { record }).shut
  expect([of({}), of({ shut: true }), of({ shut: false })]).toEqual(['LOCKED', 'LOCKED', 'INCOMPLETE'])
  expect(statuses(linked(task('a', 1, { after: ['nobody'] }))).a).toBe('LOCKED')
  const cycle = linked(task('a', 1, { after: ['b'] }), task('b', 2, { after: ['a'] }))
  expect(statuses(cycle)).toEqual({ a: 'LOCKED', b: 'LOCKED' })
})

it('holds nothing up by a task that is not there (ONB-054)', () => {
  const rules = { isOn: { says: 'S.', when: { '==': [{ var: 'flags.on' }, true] } } }
  const tasks = linked(task('maybe', 1, { rules, showWhen: 'isOn' }), task('next', 2, { after: ['maybe'] }))
  expect(statuses(tasks, { flags: { on: false } })).toEqual({ next: 'INCOMPLETE' })
  expect(statuses(tasks, { flags: { on: true } })).toEqual({ maybe: 'INCOMPLETE', next: 'LOCKED' })
})

it('counts what must be done: current of max, optional ones left out (ONB-004, ONB-023)', () => {
  const parts = [subtask('one'), subtask('two'), subtask('three', { optional: true })]
  const [state] = evaluateTasks(linked(task('a', 1, { subtasks: parts })), {
    record: { saved: { one: 'DONE', three: 'STARTED' } },
  })
  expect(state).toMatchObject({ currentProgress: 1, maxProgress: 2, progress: 'In Progress' })
})

it('names the rule that was probably meant', () => {
  const rules = { isOn: { says: 'S.', when: { '==': [{ var: 'flags.on' }, true] } } }
  const result = linkTask(
    task('a', 1, { rules, subtasks: [subtask('one', { doneWhen: 'isOm' })] }),
    new Map(),
  )
  expect(result).toMatchObject({ problems: [{ path: '/subtasks/0/doneWhen', nearest: 'isOn' }] })
})

const overall = (...tasks: TaskStatus[]) => overallStatus({ tasks })

it('puts approved before in review before not required before incomplete (ONB-027, ONB-028, ONB-030, ONB-031)', () => {
  expect(overall('APPROVED', 'APPROVED')).toBe('approved')
  expect(overall('COMPLETE', 'COMPLETE')).toBe('in review')
  expect(overall('COMPLETE', 'APPROVED', 'NOT_REQUIRED')).toBe('in review')
  expect(overall('APPROVED', 'NOT_REQUIRED')).toBe('approved')
  expect(overall('NOT_REQUIRED', 'NOT_REQUIRED')).toBe('not required')
  expect(overall('COMPLETE', 'INCOMPLETE')).toBe('incomplete')
  expect(overall('LOCKED', 'APPROVED')).toBe('incomplete')
  expect(overall()).toBe('incomplete')
})

it('lets the submission be complete or approved when all is approved (ONB-029)', () => {
  const tasks: TaskStatus[] = ['APPROVED']
  expect(overallStatus({ tasks, submission: 'COMPLETE' })).toBe('approved')
  expect(overallStatus({ tasks, submission: 'APPROVED' })).toBe('approved')
  expect(overallStatus({ tasks, submission: 'INCOMPLETE' })).toBe('incomplete')
})

it('reads the rules literally where that is asked for', () => {
  const strict = (...tasks: TaskStatus[]) => overallStatus({ tasks, strictOverall: true })
  expect(strict('COMPLETE', 'APPROVED')).toBe('incomplete')
  expect(strict('APPROVED', 'NOT_REQUIRED')).toBe('incomplete')
  expect(strict('COMPLETE', 'COMPLETE')).toBe('in review')
})

it('never calls approved what has a task that is neither approved nor left out', () => {
  const status = fc.constantFrom<TaskStatus>('LOCKED', 'INCOMPLETE', 'COMPLETE', 'APPROVED', 'NOT_REQUIRED')
  fc.assert(
    fc.property(fc.array(status), fc.boolean(), (tasks, strictOverall) => {
      const answer = overallStatus({ tasks, strictOverall })
      const isClean = tasks.every((one) => one === 'APPROVED' || one === 'NOT_REQUIRED')
      return answer !== 'approved' || (isClean && tasks.includes('APPROVED'))
    }),
  )
})
