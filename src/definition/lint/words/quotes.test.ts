import { expect, it } from 'vitest'
import { foundWith, real, realFindings, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'machines/payment.machine.json'
const sentence = 'Write ’ for an apostrophe, and ‘…’ around what is quoted.'

it('finds apostrophes and quotation marks of a typewriter, and mends them', () => {
  const says = "The beneficiary's bank said 'no' to 'refund'."
  expect(foundWith(file, { '/states/RETURNED/says': says })).toEqual([
    {
      file,
      path: '/states/RETURNED/says',
      sentence,
      level: 'warning',
      fix: {
        path: '/states/RETURNED/says',
        was: says,
        value: 'The beneficiary’s bank said ‘no’ to ‘refund’.',
      },
    },
  ])
})

it('leaves alone what is sent or matched, and a mark that means itself', () => {
  const list = 'options/owner-id-types.options.json'
  const options = [{ value: "driver's license", label: "A licence of / - , ' + only, there''s none" }]
  expect(findingsWith(list, { '/options': options }).filter((line) => line.includes(sentence))).toEqual([])
})

it('has no text in the definitions, and in what the network says, that is written otherwise', () => {
  expect(real.some(({ path }) => path.startsWith('network/'))).toBe(true)
  expect(realFindings.filter((finding) => finding.sentence === sentence)).toEqual([])
})
