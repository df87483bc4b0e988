import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'tasks/your-business.task.json'

it.each([
  [
    { '/subtasks/0/page': 'onboarding-compani' },
    "/subtasks/0/page: There is no page 'onboarding-compani'. Did you mean 'onboarding-company'?",
  ],
  [
    { '/after/0': 'centralized-business' },
    "/after/0: There is no task 'centralized-business'. Did you mean 'centralised-business'?",
  ],
  [
    { '/permission': 'onboarding.wirte' },
    "/permission: There is no permission 'onboarding.wirte'. Did you mean 'onboarding.write'?",
  ],
  [{ '/subtasks/1/doneWhen': 'hasOwners' }, "/subtasks/1/doneWhen: There is no rule 'hasOwners'."],
  [
    { '/rules/hasOwner/when/>/0/var': 'record.owner' },
    "/rules/hasOwner/when/>/0/var: 'record.owner' leads nowhere: 'record' has no 'owner'. Did you mean 'record.owners'?",
  ],
  [{ '/order': 2 }, undefined],
  [
    { '/subtasks/0/id': 'contacts' },
    "/subtasks/0/id: Another subtask is called 'contacts'. Give this one another id.",
  ],
])('finds %j', (patch, line) => {
  const messages = findingsWith(file, patch)
  if (line === undefined) expect(messages.join('\n')).toContain('already stands at 2')
  else expect(messages.join('\n')).toContain(`${file} ${line}`)
})

it('names a circle of tasks that wait for each other, task by task', () => {
  const first = 'tasks/centralised-business.task.json'
  expect(findingsWith(first, { '/after': ['your-finance'] }).join('\n')).toContain(
    'This task waits for itself: centralised-business → your-finance → centralised-business.',
  )
})

it('finds a task nobody can work on, and a subtask nobody can do', () => {
  const shut = { '/lockWhen': 'isVerificationOn', '/showWhen': 'isVerificationOn' }
  expect(findingsWith(file, shut).join('\n')).toContain("Nobody can ever work on the task 'Your business'.")
  const undone = {
    '/rules/isVerificationOff': { says: 'It is off.', when: { '!': [{ rule: 'isVerificationOn' }] } },
    '/subtasks/2/doneWhen': 'isVerificationOff',
  }
  expect(findingsWith(file, undone).join('\n')).toContain(
    "The subtask 'Verify your business' can never be done.",
  )
})

it('misses a subtask that must be done, and the cases of a task', () => {
  const all = Object.fromEntries([0, 1, 2, 3].map((at) => [`/subtasks/${at}/optional`, true]))
  expect(findingsWith(file, all).join('\n')).toContain('Every subtask is optional')
  const cases = 'tasks/your-business.cases.json'
  expect(findingsWith(cases, { '/cases/0/subtasks/compani': 'Complete' }).join('\n')).toContain(
    "There is no subtask 'compani'. Did you mean 'company'?",
  )
})

it('wants the pages of a task to name it, and a task that is there', () => {
  expect(findingsWith('pages/onboarding-company.page.json', { '/task': undefined })).toContain(
    `pages/onboarding-company.page.json /task: It is filled in for 'Your business': say "task": "your-business".`,
  )
  expect(findingsWith('pages/owner-add.page.json', { '/task': 'your-bussiness' }).join('\n')).toContain(
    "There is no task 'your-bussiness'. Did you mean 'your-business'?",
  )
})
