import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'controls/payment-authorization.control.json'

it.each([
  [
    '/calls/0',
    'organisations.changeSetting',
    "There is no call 'organisations.changeSetting'. Did you mean 'organisations.changeSettings'?",
  ],
  [
    '/before',
    'organisation.settings',
    "There is no call 'organisation.settings'. Did you mean 'organisations.settings'?",
  ],
  [
    '/before',
    'organisations.update',
    "'organisations.update' changes something. Name a call that only reads.",
  ],
  [
    '/decides',
    'controls.decides',
    "There is no permission 'controls.decides'. Did you mean 'controls.decide'?",
  ],
  [
    '/waits',
    'controlChangeSecond',
    "There is no limit 'controlChangeSecond'. Did you mean 'controlChangeSeconds'?",
  ],
  ['/lists', ['environment'], "There is no list of options 'environment'. Did you mean 'environments'?"],
])('names what a control speaks of and that is not there: %s %s (TRU-023)', (path, value, sentence) => {
  const place = Array.isArray(value) ? `${path}/0` : path
  expect(findingsWith(file, { [path]: value })).toContain(`${file} ${place}: ${sentence}`)
})

it('knows the facts its term reads (TRU-023)', () => {
  const path = '/weakens/when/and/0/==/0/var'
  expect(findingsWith(file, { [path]: 'before.positon' }).join('\n')).toContain("'before.positon'")
})

it('knows what the words of a change print (TRU-023)', () => {
  expect(findingsWith(file, { '/becomes': 'Then {after.positon}.' }).join('\n')).toContain("'after.positon'")
})

it('finds a call of the same right that no control covers and nobody called open (TRU-023)', () => {
  expect(findingsWith(file, { '/open/flags.set': undefined })).toContain(
    `${file} /calls: The call 'flags.set' needs 'organisation.write' as well, and no control covers it. Add it to 'calls', or say in 'open' why it weakens nothing.`,
  )
})
