import { describe, expect, it } from 'vitest'
import { real } from './broken-definitions.ts'
import { createDetector } from '#tests/mutation/detect.ts'
import { equivalents, fixtures, reasonOf } from '#tests/mutation/listed.ts'
import { mutantsOf } from '#tests/mutation/mutants.ts'
import { sampleOf } from '#tests/mutation/sample.ts'
import { score } from '#tests/mutation/report.ts'

const all = mutantsOf(real, ['payment', 'payment-list'])
const idsOf = (mutants: readonly { readonly id: string }[]) => mutants.map(({ id }) => id)

const detector = createDetector(real, [])
const find = (start: string) => {
  const mutant = all.find(({ id }) => id.startsWith(start))
  if (mutant === undefined) throw new Error(`There is no mutant ${start}.`)
  return mutant
}

describe('changes of the definitions, one by one', () => {
  it('gives each change one name, the same in every run', () => {
    expect(new Set(idsOf(all)).size).toBe(all.length)
    expect(idsOf(mutantsOf(real, ['payment', 'payment-list']))).toEqual(idsOf(all))
  })

  it('changes one place and leaves the rest of the file as it is', () => {
    const mutant = find('move-target · machines/approval.machine.json · moves/approve/to')
    const before = real.find(({ path }) => path === mutant.file)!.text
    const data = JSON.parse(before) as { moves: { to: string }[] }
    data.moves[0]!.to = 'rejected'
    expect(JSON.parse(mutant.text())).toEqual(data)
  })

  it('draws the same mutants for the same seed, so many of each class, and others for another', () => {
    const classes = new Set(all.map(({ changes }) => changes)).size
    const drawn = idsOf(sampleOf(all, 'one', 2 * classes))
    expect(idsOf(sampleOf(all, 'one', 2 * classes))).toEqual(drawn)
    expect(idsOf(sampleOf(all, 'two', 2 * classes))).not.toEqual(drawn)
    expect(drawn).toHaveLength(2 * classes)
    expect(new Set(drawn.map((id) => id.split(' · ')[0])).size).toBe(classes)
    expect(sampleOf(all, 'one', 20 * classes)).toHaveLength(20 * classes)
  })

  it.each([
    ['schema', 'permission-call · calls/payments.approve.call.json · permission · ask no '],
    ['case', 'rule-negated · machines/approval.machine.json · rules/isSomeoneElsesPayment'],
    ['linter', 'move-target · machines/approval.machine.json · moves/reject/to'],
  ])('says that the %s reports a change, and what it says', (by, start) => {
    expect(detector.detect(find(start))).toMatchObject({ by, says: expect.stringMatching(/[.?]$/) as string })
  })

  it('counts what is equivalent neither for nor against the score', () => {
    const mutant = find('limit · ')
    const detection = { by: 'case', says: 'S.' }
    expect(
      score([
        { mutant, detection, reason: undefined },
        { mutant, detection: undefined, reason: undefined },
        { mutant, detection: undefined, reason: 'The same.' },
      ]),
    ).toEqual({ reported: 1, counted: 2 })
  })

  it('lists each mutant once: as equivalent with a reason, or as one that must be reported', () => {
    const listed = [...equivalents.flatMap(({ mutants = [] }) => mutants), ...fixtures]
    expect(new Set(listed).size).toBe(listed.length)
    expect(fixtures.filter((id) => reasonOf(equivalents, { id }) !== undefined)).toEqual([])
    expect(equivalents.filter(({ reason }) => !reason.endsWith('.'))).toEqual([])
  })
})
