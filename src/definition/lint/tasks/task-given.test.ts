import { expect, it } from 'vitest'
import { expectFindings, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'tasks/ach-setup.task.json'
const at = '/subtasks/0/given'

it('follows what a subtask shows of its own records', () => {
  expectFindings(
    [
      ['call', 'payin.method', "There is no call 'payin.method'. Did you mean 'payin.methods'?"],
      ['records', 'contents', "The answer has no 'contents'. Did you mean 'content'?"],
      ['says', '{bankname}', "A record has no 'bankname'. Did you mean 'bankName'?"],
    ],
    (word, value, sentence) => [file, { [`${at}/${word}`]: value }, `${file} ${at}/${word}: ${sentence}`],
  )
})

it('wants a list of them', () => {
  const patch = { [`${at}/call`]: 'owners.read', [`${at}/records`]: 'firstName' }
  expect(findingsWith(file, patch)).toContain(
    `${file} ${at}/records: 'firstName' is no list. Name a list of the answer.`,
  )
})
