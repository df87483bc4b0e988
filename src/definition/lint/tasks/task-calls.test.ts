import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'calls/payin.addUnverified.call.json'

it('wants a call that a page sends for a task to name its subtask, so that the server refuses as the page does', () => {
  const sentence =
    "/subtask: The page 'Bank account to debit' is closed with the task 'Direct debit': name a subtask of it, and the server refuses as well."
  expect(findingsWith(file, { '/subtask': undefined })).toContain(`${file} ${sentence}`)
  expect(findingsWith(file, { '/subtask': 'owners' })).toContain(`${file} ${sentence}`)
})

it('knows the subtasks a call can belong to', () => {
  expect(findingsWith(file, { '/subtask': 'debitAcount' }).join('\n')).toContain(
    "There is no subtask 'debitAcount'. Did you mean 'debitAccount'?",
  )
})
