import { expect, it } from 'vitest'
import { checkChanged, filesWith, findingsWith, flow, placeOf } from '#tests/unit/broken-definitions.ts'

const says = "The rule 'isComplete' reads 'room.step', which is not known here: it would never be yes."

it('finds a shared rule that reads what is not known where it is named', () => {
  const call = 'calls/wallets.create.call.json'
  const checks = [{ must: 'isComplete', fault: 'too-many-wallets' }]
  expect(findingsWith(call, { '/checks': checks })).toContainEqual(
    expect.stringContaining(`${call} /checks/0/must: ${says} Write one of session, `),
  )
  const permission = 'permissions/wallets.write.permission.json'
  expect(findingsWith(permission, { '/when': 'isComplete' })).toContainEqual(
    expect.stringContaining(`${permission} /when: ${says} Write one of session, `),
  )
  const at = `${placeOf(flow, 'steps', 'payment-details')}/showWhen`
  expect(findingsWith(flow, { [at]: 'isComplete' })).toContainEqual(
    expect.stringContaining(`${flow} ${at}: ${says} Write one of `),
  )
})

it('lets a check of a call read what is sent with it, by the names it has there', () => {
  const path = 'calls/holidays.create.call.json'
  const rules = {
    $schema: '../../schemas/definitions/rules.schema.json',
    id: 'holiday-day',
    purpose: 'What a holiday must have.',
    facts: { request: 'holiday-create' },
    rules: { hasHolidayName: { says: 'The holiday has a name.', when: { has: ['request.name'] } } },
  }
  const checks = [{ must: 'hasHolidayName', at: 'nam', fault: 'connections-off' }]
  const written = { path: 'rules/holiday-day.rules.json', text: JSON.stringify(rules) }
  const { findings } = checkChanged([...filesWith(path, { '/checks': checks }), written])
  const messages = findings.filter(
    ({ file, level }) => level === 'error' && [path, written.path].includes(file),
  )
  expect(messages.map(({ path: place, sentence, nearest }) => [place, sentence, nearest])).toEqual([
    ['/checks/0/at', "There is no name in what is sent 'nam'.", 'name'],
  ])
})
