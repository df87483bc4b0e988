import { expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { withEntry, type Answered, type EntrySources } from './entry.ts'
import { Refused } from '../refused.ts'

const PERSON = 'aaaaaaaa-0000-4000-8000-000000000001'

const requestOf = (audit: Call['audit']) =>
  ({
    call: { id: 'holidays.delete', audit },
    session: { id: 'secret', user: { id: PERSON }, organisation: { id: 'org' } },
    params: { id: 'AAAAAAAA-0000-4000-8000-00000000000B' },
    query: { of: 'query' },
    body: { reason: 'sent' },
  }) as unknown as EntrySources

const entryOf = (audit: Call['audit'], answer: Answered) => withEntry(requestOf(audit), answer)

it('writes the entry that a call says, from its request, its answer and what the handler knows (TRU-520)', () => {
  const details = {
    name: 'record.name',
    why: 'request.reason',
    of: 'query.of',
    day: 'answer.on.day',
    none: 'record.none',
  }
  const audit = { action: 'holidays.delete', object: 'holiday', id: 'params.id', details }
  const answer = { body: { on: { day: 'Monday' } }, record: { name: 'Rest', none: null } }
  expect(entryOf(audit, answer)).toEqual({
    body: answer.body,
    audit: {
      action: 'holidays.delete',
      objectType: 'holiday',
      objectId: 'aaaaaaaa-0000-4000-8000-00000000000b',
      details: { name: 'Rest', why: 'sent', of: 'query', day: 'Monday', none: null },
    },
  })
})

it('knows who called, and nothing of their session (TRU-520)', () => {
  const audit = {
    action: 'mail.choose',
    object: 'user',
    id: 'session.user.id',
    details: { token: 'session.id' },
  }
  expect(entryOf(audit, {})).toEqual({
    audit: { action: 'mail.choose', objectType: 'user', objectId: PERSON, details: { token: undefined } },
  })
})

it('writes nothing where nothing was changed, where a call is not recorded, and for a refusal (TRU-520)', () => {
  const audit = { action: 'flag.set', object: 'flag', id: 'answer.flag_name' }
  expect(entryOf(audit, { body: {}, unchanged: true })).toEqual({ body: {}, audit: null })
  expect(entryOf({ unrecorded: 'It reads.' }, { body: {} })).toEqual({ body: {}, audit: null })
  const refusal = new Refused('not-found')
  expect(withEntry(requestOf(audit), refusal)).toBe(refusal)
})

it('leaves the entry to a handler that writes it, and to a call that says nothing (TRU-520)', () => {
  const answer = { audit: { action: 'a.b', objectType: 'c' } }
  expect(entryOf({ handler: 'It knows.' }, answer)).toEqual(answer)
  expect(entryOf(undefined, { body: 'read' })).toEqual({ body: 'read' })
})

it('fails a call whose entry would not say which record it is about (TRU-520)', () => {
  expect(() => entryOf({ action: 'flag.set', object: 'flag', id: 'answer.flag_name' }, { body: {} })).toThrow(
    'The call holidays.delete has no id for the trail at answer.flag_name.',
  )
})
